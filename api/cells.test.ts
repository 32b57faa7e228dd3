import fc from "fast-check";
import { expect, test } from "vitest";
import type { Interval } from "#domain/attendance/types.ts";
import { packIntervals, unpackRecords } from "./cells.ts";

const minute = fc.option(fc.integer({ min: 0, max: 2880 }), { nil: null });
const mark = fc.constantFrom("plan", "typed", "device", "import", "link", "api");
const worked = fc.record({
  kind: fc.constantFrom("work", "telework", "duty", "training", "break"),
  from: minute,
  to: minute,
  mark,
});
const absent = fc.record({
  kind: fc.constant("absence" as const),
  from: minute,
  to: minute,
  mark,
  reason: fc.constantFrom("ΚΑΝ", "ΑΝ9", "ΤΡ3"),
});
const intervals = fc.array(fc.oneof(worked, absent), { maxLength: 12 }) as fc.Arbitrary<Interval[]>;

test("what is packed for the month grid is read back unchanged", () => {
  fc.assert(
    fc.property(fc.array(intervals, { minLength: 1, maxLength: 5 }), (days) => {
      const packed = days
        .map((day, index) =>
          [`${index + 1}.${index}.${index % 2}`, packIntervals(day)]
            .filter((part) => part !== "")
            .join(","),
        )
        .join(";");
      expect(unpackRecords(packed)).toEqual(
        days.map((day, index) => ({
          day: index + 1,
          version: index,
          intervals: day,
          note: index % 2 === 1,
        })),
      );
    }),
  );
});

test("a month without records is empty", () => {
  expect(unpackRecords("")).toEqual([]);
});

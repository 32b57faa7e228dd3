import { expect, test } from "vitest";
import type { Interval } from "#domain/attendance/types.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { buildPayableMonth, create, linesOf } from "./testing.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

/** Fixed-term employment under private law, in the dictionary of employment types. */
const fixedTerm = 2;
const strike: Interval = { kind: "absence", from: null, to: null, reason: "ΑΠΕ", mark: "typed" };
const stoppage: Interval[] = [
  { kind: "absence", from: 450, to: 570, reason: "ΣΤΑ", mark: "typed" },
  { kind: "work", from: 570, to: 930, mark: "typed" },
];

test("under private law a strike day deducts 1.2 daily wages, a two-hour stoppage twice 6/1000", async () => {
  const instead = { "2026-03-04": [strike], "2026-03-05": stoppage };
  const march = await buildPayableMonth(world, { instead, employmentType: fixedTerm });
  const { id } = await create(world, march);
  const [line] = await linesOf(world, march, id);
  // 1250 × 6/25 × 1/5 = 60; 1250 × 6/1000 = 7.50 an hour.
  expect(line?.amount).toBe("1175.00");
  expect(line?.items[0]?.steps).toMatchObject([
    { kind: "month-share", quantity: 25, of: 25, amount: "1250.00" },
    { kind: "unpaid", quantity: 1, of: 5, ofWeek: true, amount: "-60.00" },
    { kind: "part-day", quantity: 120, of: 2400, ofWeek: true, amount: "-15.00" },
  ]);
});

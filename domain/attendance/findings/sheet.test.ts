import { expect, it } from "vitest";
import { defaultParameters } from "./parameters.ts";
import { findingsOfSheet, type SheetInput } from "./sheet.ts";

const sheet: SheetInput = {
  day: "2026-02-02",
  submittedAt: "2026-02-03T09:59:00Z",
  deadline: "2026-02-03T10:00:00Z",
  now: "2026-02-04T10:00:00Z",
  expected: ["anna", "babis", "chloe"],
  recorded: new Set(["anna", "babis", "chloe"]),
  parameters: defaultParameters,
};
const withoutChloe = new Set(["anna", "babis", "someone else"]);
const late = (minutesLate: number) => ({
  rule: "R21",
  level: "information",
  contractId: null,
  date: "2026-02-02",
  inputs: { minutesLate },
});
const missing = {
  rule: "R22",
  level: "warning",
  contractId: "chloe",
  date: "2026-02-02",
  inputs: { expected: 3, recorded: 2 },
};

it.each<[string, Partial<SheetInput>, object[]]>([
  ["submitted in time and whole", {}, []],
  ["submitted at the deadline", { submittedAt: "2026-02-03T10:00:00Z" }, []],
  ["submitted half a minute late", { submittedAt: "2026-02-03T10:00:30Z" }, [late(1)]],
  ["not submitted, a day late", { submittedAt: null }, [late(1440)]],
  ["not yet due", { submittedAt: null, now: "2026-02-03T08:00:00Z", recorded: new Set() }, []],
  ["due this very moment", { submittedAt: null, now: sheet.deadline, recorded: new Set() }, []],
  ["submitted with a person missing", { recorded: withoutChloe }, [missing]],
  [
    "late with a person missing",
    { submittedAt: null, recorded: withoutChloe },
    [late(1440), missing],
  ],
])("a sheet %s", (_, rest, expected) => {
  expect(findingsOfSheet({ ...sheet, ...rest })).toEqual(expected);
});

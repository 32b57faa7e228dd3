import { expect, test } from "vitest";
import { packResult, unpackResult } from "./pack-result.ts";
import type { DayResult } from "./types.ts";

const plain: DayResult = {
  label: "present",
  reason: null,
  plannedMinutes: 480,
  workedMinutes: 450,
  teleworkMinutes: 0,
  nightMinutes: 0,
  sundayHolidayMinutes: 0,
  overtimeMinutes: 0,
  absencePaidMinutes: 0,
  absenceUnpaidMinutes: 0,
  absenceSickMinutes: 0,
  unjustifiedMinutes: 0,
  absenceThirdPartyMinutes: 0,
  lateMinutes: 0,
  earlyMinutes: 30,
  awayMinutes: 0,
  balanceMinutes: 0,
};

test.each([
  ["a plain day", plain, ["label", "plannedMinutes", "workedMinutes", "earlyMinutes"]],
  [
    "a day without a balance, unlike a balance of zero",
    { ...plain, balanceMinutes: null },
    ["label", "plannedMinutes", "workedMinutes", "earlyMinutes", "balanceMinutes"],
  ],
  [
    "an absence with its reason",
    { ...plain, label: "leave" as const, reason: "KA", workedMinutes: 0, earlyMinutes: 0 },
    ["label", "reason", "plannedMinutes"],
  ],
])("%s unpacks to the same result", (_name, result, fields) => {
  const packedResult = packResult(result);
  expect(Object.keys(packedResult).toSorted()).toEqual(fields.toSorted());
  expect(unpackResult(packedResult)).toEqual(result);
});

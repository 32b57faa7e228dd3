import { expect, test } from "vitest";
import { globalParamKinds, mayHold, paramsInForce } from "./global-params.ts";

test.each([
  ["maintenance.active", true, true],
  ["maintenance.active", "true", false],
  ["maintenance.message", "Αναβάθμιση", true],
  ["maintenance.message", "α".repeat(501), false],
  ["maintenance.message", null, false],
  ["maintenance.expectedEnd", "2026-03-18T20:00:00Z", true],
  ["maintenance.expectedEnd", null, true],
  ["maintenance.expectedEnd", "2026-03-18", false],
  ["maintenance.expectedEnd", "2026-99-18T20:00:00Z", false],
] as const)("%s accepts %j: %s", (param, value, may) => {
  expect(mayHold(param, value)).toBe(may);
});

test("an unset or invalid parameter has its default; unknown keys are dropped", () => {
  const storedValues = { "maintenance.active": "yes", "maintenance.message": "Ως τις 8", other: 1 };
  const params = paramsInForce(storedValues);
  expect(Object.keys(params)).toEqual(Object.keys(globalParamKinds));
  expect(params).toMatchObject({
    "maintenance.active": false,
    "maintenance.message": "Ως τις 8",
    "maintenance.expectedEnd": null,
    "attendance.lockAfterDays": 1,
    "attendance.lockAfter": "12:00",
  });
});

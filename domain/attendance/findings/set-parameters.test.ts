import { expect, it } from "vitest";
import { defaultParameters } from "./parameters.ts";
import { parametersOn, type SetParameter } from "./set-parameters.ts";

const settings: SetParameter[] = [
  { name: "dailyRestMinutes", validFrom: "2026-03-01", value: 720 },
  { name: "dailyRestMinutes", validFrom: "2026-02-01", value: 700 },
  { name: "R04", validFrom: "2026-03-01", value: "off" },
];

it.each([
  ["2026-01-31", 660, "information"],
  ["2026-02-28", 700, "information"],
  ["2026-03-01", 720, "off"],
])("on %s the last setting in force applies", (day, rest, level) => {
  const found = parametersOn(day, settings);
  expect([found.dailyRestMinutes, found.levels.R04]).toEqual([rest, level]);
});

it.each<[string, unknown]>([
  ["dailyRestMinutes", "720"],
  ["dailyRestMinutes", -1],
  ["R04", "grave"],
  ["levels", {}],
  ["unheardOf", 1],
])("%s set to %j is ignored", (name, value) => {
  const found = parametersOn("2026-03-01", [{ name, validFrom: "2026-01-01", value }]);
  expect(found).toEqual(defaultParameters);
});

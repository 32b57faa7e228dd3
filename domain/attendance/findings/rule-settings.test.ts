import { expect, it } from "vitest";
import { defaultParameters } from "./parameters.ts";
import { mayBeSet, ruleSettings, settingIn } from "./rule-settings.ts";

it.each(ruleSettings)("%s accepts its default", (name) => {
  expect(mayBeSet(name, settingIn(defaultParameters, name))).toBe(true);
});

it("each rule is listed before its figures", () => {
  const at = ruleSettings.indexOf("R03");
  expect(ruleSettings.slice(at, at + 5)).toEqual([
    "R03",
    "averageWeekMinutes",
    "averageWeeks",
    "averageLeastWeeks",
    "R04",
  ]);
});

it.each([
  ["dailyRestMinutes", 479, false],
  ["dailyRestMinutes", 480, true],
  ["dailyRestMinutes", 960, true],
  ["dailyRestMinutes", 961, false],
  ["dailyRestMinutes", 480.5, false],
  ["dailyRestMinutes", "480", false],
  ["R01", "off", true],
  ["R01", "grave", false],
  ["R01", 480, false],
] as const)("%s accepts %j: %s", (name, value, may) => {
  expect(mayBeSet(name, value)).toBe(may);
});

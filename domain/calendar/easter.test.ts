import { expect, it } from "vitest";
import { addDays, weekday } from "./day.ts";
import { orthodoxEaster } from "./easter.ts";

it.each([
  [2024, "05-05", "03-18", "05-03", "05-04", "05-06", "06-24"],
  [2025, "04-20", "03-03", "04-18", "04-19", "04-21", "06-09"],
  [2026, "04-12", "02-23", "04-10", "04-11", "04-13", "06-01"],
  [2027, "05-02", "03-15", "04-30", "05-01", "05-03", "06-21"],
  [2028, "04-16", "02-28", "04-14", "04-15", "04-17", "06-05"],
  [2029, "04-08", "02-19", "04-06", "04-07", "04-09", "05-28"],
  [2030, "04-28", "03-11", "04-26", "04-27", "04-29", "06-17"],
  [2031, "04-13", "02-24", "04-11", "04-12", "04-14", "06-02"],
  [2032, "05-02", "03-15", "04-30", "05-01", "05-03", "06-21"],
])("Easter of %i and its moveable days", (year, easter, ...moveable) => {
  expect(orthodoxEaster(year)).toBe(`${year}-${easter}`);
  const found = [-48, -2, -1, 1, 50].map((offset) => addDays(orthodoxEaster(year), offset));
  expect(found).toEqual(moveable.map((date) => `${year}-${date}`));
});

/** Paschal full moons of the Julian calendar by golden number, as printed in church tables. */
const fullMoons =
  "04-05 03-25 04-13 04-02 03-22 04-10 03-30 04-18 04-07 03-27 " +
  "04-15 04-04 03-24 04-12 04-01 03-21 04-09 03-29 04-17";

function easterByFullMoon(year: number): string {
  const fullMoon = addDays(`${year}-${fullMoons.split(" ")[year % 19]}`, 13);
  return addDays(fullMoon, 7 - (weekday(fullMoon) % 7));
}

it("Easter is the Sunday after the paschal full moon from 1900 to 2099", () => {
  const years = Array.from({ length: 200 }, (_, index) => 1900 + index);
  expect(years.map(orthodoxEaster)).toEqual(years.map(easterByFullMoon));
});

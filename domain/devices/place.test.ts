import { expect, test } from "vitest";
import { metersBetween, placeOf } from "./place.ts";

const syntagma = { latitude: 37.9755, longitude: 23.7348 };

test.each([
  ["37.9755, 23.7348", syntagma],
  [" 37.9755,23.7348 ", syntagma],
  ["-90, 180", { latitude: -90, longitude: 180 }],
  ["91, 23", null],
  ["37.9755, 181", null],
  ["37,9755, 23,7348", null],
  ["37.9755", null],
  ["", null],
])("the text %j reads as the place %j", (text, expected) => {
  expect(placeOf(text)).toEqual(expected);
});

test.each([
  ["itself", syntagma, 0],
  [
    "a minute of latitude to the north, a nautical mile",
    { ...syntagma, latitude: 37.9755 + 1 / 60 },
    1853,
  ],
  ["the White Tower of Thessaloniki", { latitude: 40.6264, longitude: 22.9484 }, 302_430],
])("distance from Syntagma to %s", (_, other, meters) => {
  expect(metersBetween(syntagma, other)).toBe(meters);
});

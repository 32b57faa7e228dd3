import { expect, test } from "vitest";
import { placeAmong } from "./place-among.ts";

const rows = ["/contracts/details/1", "/contracts/details/2?tab=terms", "/same?a=1", "/same?a=2"];

test.each([
  ["the row itself", "/contracts/details/1", 0],
  ["a row that opens a part of the page", "/contracts/details/2", 1],
  ["another page", "/contracts", -1],
  ["a page that several rows lead to", "/same", -1],
])("a record's place in the list it came from: %s", (_, pathname, place) => {
  expect(placeAmong(rows, pathname)).toBe(place);
});

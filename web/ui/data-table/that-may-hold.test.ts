import { expect, test } from "vitest";
import { thatMayHold } from "./that-may-hold.ts";

test.each([
  ["wide columns take less", [420, 420], 700, [340, 280, 140]],
  ["a column that needs less is not cut", [420, 100], 400, [280, 140]],
  ["a wide one leaves the others their width", [420, 250, 60], 600, [280, 140]],
  ["none fits", [300, 300, 300], 400, []],
])("widths that columns may hold so that they fit: %s", (_case, wanted, room, may) => {
  expect(thatMayHold(wanted, [340, 280, 140], room)).toEqual(may);
});

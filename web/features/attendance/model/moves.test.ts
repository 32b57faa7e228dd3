import { expect, test } from "vitest";
import { advancedSelection, movePlace, moveSelection, type Move } from "./moves.ts";
import { areaOf, selectionAt, type Place } from "./place.ts";

const bounds = { rows: 5, columns: 6 };
const picture = ["..xx.x", "..xx..", "......", "..x...", "......"];
const isFilled = ({ row, column }: Place) => picture[row]?.[column] === "x";
const at = (row: number, column: number): Place => ({ row, column });

const table: [string, Place, Move, Place][] = [
  ["a cell down", at(0, 0), { by: "cell", direction: "down" }, at(1, 0)],
  ["not beyond the edge", at(0, 0), { by: "cell", direction: "up" }, at(0, 0)],
  ["over empty cells to a filled one", at(0, 0), { by: "edge", direction: "right" }, at(0, 2)],
  ["over filled cells to the last", at(0, 2), { by: "edge", direction: "right" }, at(0, 3)],
  ["from the last filled to the next", at(0, 3), { by: "edge", direction: "right" }, at(0, 5)],
  ["over empty cells to the end", at(1, 3), { by: "edge", direction: "right" }, at(1, 5)],
  ["down to the next filled cell", at(1, 2), { by: "edge", direction: "down" }, at(3, 2)],
  ["up over filled cells", at(1, 2), { by: "edge", direction: "up" }, at(0, 2)],
  ["a page down, to the last row", at(3, 4), { by: "page", direction: "down", rows: 4 }, at(4, 4)],
  ["a page up", at(4, 4), { by: "page", direction: "up", rows: 3 }, at(1, 4)],
  ["to the row's end", at(2, 2), { by: "end", which: "last", corner: false }, at(2, 5)],
  ["to the first cell", at(2, 2), { by: "end", which: "first", corner: true }, at(0, 0)],
  ["to the last cell", at(2, 2), { by: "end", which: "last", corner: true }, at(4, 5)],
];

test.each(table)("%s", (_, from, move, to) => {
  expect(movePlace(from, move, bounds, isFilled)).toEqual(to);
});

test("extending moves the head and keeps the anchor active", () => {
  const down: Move = { by: "cell", direction: "down" };
  const once = moveSelection(selectionAt(at(1, 1)), down, true, bounds, isFilled);
  const twice = moveSelection(once, down, true, bounds, isFilled);
  expect(areaOf(twice)).toEqual({ top: 1, left: 1, bottom: 3, right: 1 });
  expect(twice.active).toEqual(at(1, 1));
});

test("Enter walks an area by column, Tab by row, and both wrap around", () => {
  const area = { anchor: at(1, 1), head: at(2, 2), active: at(1, 1) };
  const walk = (direction: "down" | "right" | "up" | "left") => {
    let selection = area;
    return Array.from({ length: 4 }, () => {
      selection = advancedSelection(selection, direction, bounds);
      return `${selection.active.row}${selection.active.column}`;
    });
  };
  expect(walk("down")).toEqual(["21", "12", "22", "11"]);
  expect(walk("right")).toEqual(["12", "21", "22", "11"]);
  expect(walk("up")).toEqual(["22", "12", "21", "11"]);
  expect(walk("left")).toEqual(["22", "21", "12", "11"]);
});

import { expect, test } from "vitest";
import { canvasX, drawnArea, fittedWidths, placeAt, rectOf, scrollTo } from "./geometry.ts";

const geometry = {
  nameWidth: 200,
  headHeight: 40,
  rowHeight: 30,
  dayWidth: 32,
  days: 31,
  totalWidths: [40, 60],
  frozenRight: 0,
};
const bounds = { rows: 100, columns: 33 };

test.each([
  ["a wide screen has the maximum of both", 2000, 46, 220],
  ["names are complete before days widen", 100 + 196 + 31 * 26, 26, 196],
  ["then days widen", 100 + 196 + 31 * 36 + 20, 36, 216],
  ["names are cut before codes", 100 + 140 + 31 * 26 + 5, 26, 145],
  ["the narrowest width that shows a month", 100 + 132 + 31 * 24, 24, 132],
  ["in less width one scrolls, and names are whole", 100 + 131 + 31 * 24, 24, 180],
  ["in half of it too", 500, 24, 180],
])("%s", (_, width, dayWidth, nameWidth) => {
  expect(fittedWidths(geometry, width)).toEqual({ dayWidth, nameWidth });
});

test.each([
  ["the first cell", 200, 40, 0, 0],
  ["the last pixel of a cell", 231, 69, 0, 0],
  ["the next cell", 232, 70, 1, 1],
  ["the names count as the first column", 10, 100, 2, 0],
  ["the first total", 200 + 31 * 32, 40, 0, 31],
  ["the second total", 200 + 31 * 32 + 40, 40, 0, 32],
  ["beyond the last total", 5000, 9000, 99, 32],
])("%s is found at its point", (_, x, y, row, column) => {
  expect(placeAt(geometry, bounds, x, y)).toEqual({ row, column });
});

test("an area over days and totals is as wide as its columns", () => {
  expect(rectOf(geometry, { top: 1, left: 30, bottom: 2, right: 32 })).toEqual({
    left: 200 + 30 * 32,
    top: 70,
    width: 32 + 100,
    height: 60,
  });
});

const viewport = { left: 320, top: 300, width: 600, height: 300 };

test.each([
  ["in view", { row: 12, column: 12 }, { left: 320, top: 300 }],
  ["under the names", { row: 12, column: 9 }, { left: 288, top: 300 }],
  ["under the header", { row: 8, column: 12 }, { left: 320, top: 240 }],
  ["beyond the right edge", { row: 12, column: 25 }, { left: 200 + 26 * 32 - 600, top: 300 }],
  ["below", { row: 20, column: 12 }, { left: 320, top: 40 + 21 * 30 - 300 }],
  ["the very first", { row: 0, column: 0 }, { left: 0, top: 0 }],
])("a cell %s is scrolled into view", (_, place, scroll) => {
  expect(scrollTo(geometry, viewport, place)).toEqual(scroll);
});

const source = { top: 5, left: 5, bottom: 6, right: 7 };

test.each([
  ["down", { row: 9, column: 8 }, { ...source, bottom: 9 }],
  ["up", { row: 1, column: 6 }, { ...source, top: 1 }],
  ["right", { row: 7, column: 12 }, { ...source, right: 12 }],
  ["left", { row: 5, column: 2 }, { ...source, left: 2 }],
  ["back inside", { row: 6, column: 6 }, source],
])("the fill handle drawn %s", (_, to, area) => {
  expect(drawnArea(source, to)).toEqual(area);
});

const frozen = { ...geometry, frozenRight: 100 };

test.each([
  ["a day", 300, 150, 450],
  ["the last pixel before the totals", 699, 0, 699],
  ["a total, however far the days are scrolled", 700, 0, 1192],
  ["the last total", 799, 150, 1291],
])("over %s the pointer maps to its place on the canvas", (_, x, left, at) => {
  expect(canvasX(frozen, { left, width: 800 }, x)).toBe(at);
});

test("a day is scrolled out from under the totals, and a total scrolls nothing", () => {
  const viewport = { left: 0, top: 0, width: 800, height: 400 };
  expect(scrollTo(frozen, viewport, { row: 0, column: 17 }).left).toBe(76);
  expect(scrollTo(frozen, viewport, { row: 0, column: 31 }).left).toBe(0);
});

import { expect, test } from "vitest";
import { applyActs, gridForTests, pointAt, sheetForTests, typeText } from "../../model/testing.ts";
import { isRound, nextDoubt } from "./doubts.ts";

const levels = new Map([["b", new Map([[3, "warning" as const]])]]);
const faulty = applyActs(gridForTests(3, 4), sheetForTests(), pointAt(0, 1), typeText("zz"));

test.each<[string, [number, number], 1 | -1, [number, number]]>([
  ["the unreadable text", [0, 0], 1, [0, 1]],
  ["the finding after it", [0, 1], 1, [1, 2]],
  ["past the end, the first", [2, 3], 1, [0, 1]],
  ["backwards, the last", [0, 0], -1, [1, 2]],
  ["from the totals, the one below", [0, 4], 1, [1, 2]],
])("the next doubt: %s", (_, [row, column], step, [toRow, toColumn]) => {
  const state = applyActs(faulty, sheetForTests(), pointAt(row, column));
  expect(nextDoubt(state, levels, step)).toEqual({ row: toRow, column: toColumn });
});

test.each<[string, [number, number], 1 | -1, boolean]>([
  ["further in the row", [1, 3], 1, false],
  ["in a row below", [2, 0], 1, false],
  ["earlier in the row", [1, 1], 1, true],
  ["of the current cell", [1, 2], 1, true],
  ["above, forwards", [0, 3], 1, true],
  ["above, backwards", [0, 3], -1, false],
  ["below, backwards", [2, 0], -1, true],
])("whether a place %s is reached by wrapping around", (_, [row, column], step, round) => {
  const state = applyActs(gridForTests(3, 4), sheetForTests(), pointAt(1, 2));
  expect(isRound(state, { row, column }, step)).toBe(round);
});

test("without doubts there is no next one", () => {
  expect(nextDoubt(gridForTests(3, 4), new Map(), 1)).toBeNull();
});

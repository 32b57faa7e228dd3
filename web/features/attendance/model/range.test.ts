import { expect, test } from "vitest";
import { acts } from "./acts.ts";
import { parseRange } from "./range.ts";
import { rangePreview } from "./range-preview.ts";
import { applyActs, gridForTests, picture, sheetForTests } from "./testing.ts";

const first = { contractId: "a", day: 1 };
const words = ["έως", "μέχρι"];

test.each([
  ["ΚΑΝ έως 30/11", { text: "ΚΑΝ", until: "2026-11-30", fullText: "ΚΑΝ έως 30/11" }],
  ["ΚΑΝ ΕΩΣ 30-11-2026", { text: "ΚΑΝ", until: "2026-11-30", fullText: "ΚΑΝ ΕΩΣ 30-11-2026" }],
  ["8-13 ΚΑΝ μέχρι 5/1", { text: "8-13 ΚΑΝ", until: "2027-01-05", fullText: "8-13 ΚΑΝ μέχρι 5/1" }],
  ["ΚΑΝ έως 30", { text: "ΚΑΝ", until: "2026-11-30", fullText: "ΚΑΝ έως 30" }],
  ["ΚΑΝ έως 23", { text: "ΚΑΝ", until: "2026-11-23", fullText: "ΚΑΝ έως 23" }],
  ["ΚΑΝ έως 22", null],
  ["ΚΑΝ έως 5", null],
  ["ΚΑΝ έως 31", null],
  ["ΚΑΝ έως 0", null],
  ["ΚΑΝ έως 301", null],
  ["ΚΑΝ έως 31/11", null],
  ["ΚΑΝ έως 1/11/2026", null],
  ["έως 30/11", null],
  ["ΚΑΝ 30/11", null],
])("«%s» reads as %j", (text, range) => {
  expect(parseRange(text, "2026-11-23", words)).toEqual(range);
});

test.each([
  { stands: "nothing", rules: sheetForTests(), replaced: 0 },
  { stands: "a day of work", rules: sheetForTests({ a1: "w" }), replaced: 1 },
])("a range typed over $stands counts only what was stored before as replaced", (given) => {
  const state = applyActs(gridForTests(1, 3), given.rules, acts.type(first, "a until 3", 1));
  const preview = rangePreview(state, given.rules, first, 3, "a", () => false);
  expect(preview).toMatchObject({ replaced: given.replaced, refused: 0 });
  expect(preview.proposals).toHaveLength(3);
});

test("a range takes its working days, reports what it leaves out, and is one undo step", () => {
  const rules = sheetForTests({ a2: "w" }, ["a5"], [3, 4]);
  const grid = gridForTests(1, 6);
  const preview = rangePreview(grid, rules, first, 6, "a", (day) => day === 4);
  expect(preview).toMatchObject({ replaced: 1, off: 2, holidays: [4], locked: 1, refused: 0 });
  const state = applyActs(grid, rules, acts.fillIn(preview.proposals));
  expect(picture(state, rules)).toEqual(["aa...a"]);
  expect(picture(applyActs(state, rules, acts.undo()), rules)).toEqual([".w...."]);
});

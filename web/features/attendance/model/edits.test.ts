import { expect, test } from "vitest";
import { acts } from "./acts.ts";
import { countsOf } from "./drafts.ts";
import { applyActs, gridForTests, picture, pointAt, sheetForTests, typeText } from "./testing.ts";

const empty = gridForTests(3, 4);

test("typed text goes into the active cell, and the next row becomes active", () => {
  const rules = sheetForTests();
  const state = applyActs(empty, rules, pointAt(0, 1), typeText("w"), typeText("a"));
  expect(picture(state, rules)).toEqual([".w..", ".a..", "...."]);
  expect(state.selection.active).toEqual({ row: 2, column: 1 });
});

test("a refused text stays as typed and is not pending", () => {
  const rules = sheetForTests();
  const state = applyActs(empty, rules, typeText("zz"));
  expect(picture(state, rules)[0]).toBe("!zz...");
  expect(countsOf(state.drafts)).toEqual({ pending: 0, refused: 1, changed: 0, own: 0 });
});

test("typing the stored text leaves nothing to save", () => {
  const rules = sheetForTests({ a1: "w" });
  const state = applyActs(empty, rules, typeText("a"), pointAt(0, 0), typeText("w"));
  expect(state.drafts.size).toBe(0);
});

test("a locked cell takes no text and says why", () => {
  const rules = sheetForTests({}, ["a1"]);
  const state = applyActs(empty, rules, typeText("w"));
  expect(picture(state, rules)[0]).toBe("....");
  const opened = applyActs(empty, rules, acts.open({ from: "present" }));
  expect(opened.editing).toBeNull();
  expect(opened.notice).toEqual({ kind: "locked", lock: "day-locked" });
});

test("Ctrl+Enter fills the whole selection, except locked days and days off", () => {
  const rules = sheetForTests({}, ["a2"], [3]);
  const selection = [pointAt(0, 0), pointAt(1, 3, true)] as const;
  const state = applyActs(empty, rules, ...selection, acts.enter("w", null, true));
  expect(picture(state, rules)).toEqual(["w..w", "ww.w", "...."]);
  expect(state.notice).toEqual({ kind: "bulk", changed: 5, locked: 1, off: 2, beyond: 0 });
});

test("a whole day typed into a single day off is refused in place", () => {
  const rules = sheetForTests({}, [], [1]);
  expect(picture(applyActs(empty, rules, typeText("w")), rules)[0]).toBe("!w...");
});

test("a column is filled down from its first row, a single cell from the one above", () => {
  const rules = sheetForTests({ a1: "w", a2: "a" });
  const area = applyActs(empty, rules, pointAt(0, 0), pointAt(2, 1, true), acts.fill("down"));
  expect(picture(area, rules)).toEqual(["wa..", "wa..", "wa.."]);
  const single = applyActs(empty, rules, pointAt(1, 1), acts.fill("down"));
  expect(picture(single, rules)).toEqual(["wa..", ".a..", "...."]);
  const top = applyActs(empty, rules, acts.fill("down"));
  expect(top).toEqual(empty);
});

test("a row is filled right from its first column", () => {
  const rules = sheetForTests({ a1: "w", b1: "a" });
  const state = applyActs(empty, rules, pointAt(0, 0), pointAt(1, 2, true), acts.fill("right"));
  expect(picture(state, rules)).toEqual(["www.", "aaa.", "...."]);
});

test("the fill handle repeats its pattern, upwards too", () => {
  const rules = sheetForTests({ b1: "w", b2: "a" });
  const across = applyActs(
    empty,
    rules,
    pointAt(1, 0),
    pointAt(1, 1, true),
    acts.extend({ top: 1, left: 0, bottom: 1, right: 3 }),
  );
  expect(picture(across, rules)).toEqual(["....", "wawa", "...."]);
  const up = applyActs(
    empty,
    rules,
    pointAt(1, 0),
    pointAt(1, 1, true),
    acts.extend({ top: 0, left: 0, bottom: 1, right: 1 }),
  );
  expect(picture(up, rules)).toEqual(["wa..", "wa..", "...."]);
});

test("one value is pasted into the whole selection", () => {
  const rules = sheetForTests();
  const state = applyActs(empty, rules, pointAt(0, 1), pointAt(1, 2, true), acts.paste([["a"]]));
  expect(picture(state, rules)).toEqual([".aa.", ".aa.", "...."]);
});

test("cells pasted over the totals count as out of range", () => {
  const rules = sheetForTests();
  const state = applyActs(empty, rules, pointAt(0, 3), acts.paste([["a", "8:00"]]));
  expect([picture(state, rules)[0], state.notice]).toMatchObject(["...a", { beyond: 1 }]);
});

test("cells pasted beyond the last row are counted, except empty ones", () => {
  const block = [["a"], ["w"], ["a"], [""], ["w"]];
  const rules = sheetForTests();
  const { notice } = applyActs(empty, rules, pointAt(0, 1), acts.paste(block));
  expect(notice).toMatchObject({ kind: "bulk", beyond: 1 });
});

test("a block is pasted once from the first cell to the grid's edge, and empty texts clear", () => {
  const rules = sheetForTests({ c4: "w" });
  const state = applyActs(
    empty,
    rules,
    pointAt(1, 3),
    acts.paste([
      ["w", "a"],
      ["", "a"],
      ["w", "w"],
    ]),
  );
  expect(picture(state, rules)).toEqual(["....", "...w", "...."]);
  expect(state.selection.head).toEqual({ row: 2, column: 4 });
});

test("a block repeats when the selection is a multiple of it", () => {
  const rules = sheetForTests();
  const state = applyActs(
    empty,
    rules,
    pointAt(0, 0),
    pointAt(1, 3, true),
    acts.paste([["w", "a"]]),
  );
  expect(picture(state, rules)).toEqual(["wawa", "wawa", "...."]);
});

test("totals take no text", () => {
  const rules = sheetForTests();
  const state = applyActs(empty, rules, pointAt(0, 4), typeText("w"), acts.clear());
  expect(state.drafts.size).toBe(0);
});

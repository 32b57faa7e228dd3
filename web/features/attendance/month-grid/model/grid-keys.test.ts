import { expect, test } from "vitest";
import { commandOf, onwardOf } from "./grid-keys.ts";
import type { KeyPress } from "../../model/keys.ts";
import {
  applyActs,
  gridForTests,
  picture,
  pointAt,
  sheetForTests,
  typeText,
} from "../../model/testing.ts";

const rules = sheetForTests({ a1: "w", a2: "a" });
const grid = gridForTests(4, 5);

function press(key: string, rest: Partial<KeyPress> = {}): KeyPress {
  const modifiers = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  return { key, code: "", ...modifiers, ...rest };
}

function struck(state: typeof grid, ...presses: KeyPress[]): typeof grid {
  return presses.reduce((at, one) => {
    const command = commandOf(one, 2);
    return command && "act" in command ? applyActs(at, rules, command.act) : at;
  }, state);
}

test.each([
  ["arrows", [press("ArrowDown"), press("ArrowRight")], { row: 1, column: 1 }],
  ["Ctrl+arrow", [press("ArrowRight", { ctrlKey: true })], { row: 0, column: 1 }],
  ["End", [press("End")], { row: 0, column: 5 }],
  ["Ctrl+End", [press("End", { ctrlKey: true })], { row: 3, column: 5 }],
  ["Page Down", [press("PageDown")], { row: 2, column: 0 }],
  [
    "Enter and Shift+Enter",
    [press("Enter"), press("Enter"), press("Enter", { shiftKey: true })],
    { row: 1, column: 0 },
  ],
])("%s moves the active cell", (_, presses, place) => {
  expect(struck(grid, ...presses).selection.active).toEqual(place);
});

test("Shift and arrows extend the selection, Ctrl+A takes everything, Ctrl+Space the column", () => {
  const shift = { shiftKey: true };
  expect(
    struck(grid, press("ArrowDown", shift), press("ArrowRight", shift)).selection,
  ).toMatchObject({
    anchor: { row: 0, column: 0 },
    head: { row: 1, column: 1 },
  });
  const all = struck(grid, press("α", { code: "KeyA", ctrlKey: true }));
  expect(all.selection.head).toEqual({ row: 3, column: 5 });
  const column = struck(grid, press("ArrowRight"), press(" ", { code: "Space", ctrlKey: true }));
  expect(column.selection).toMatchObject({
    anchor: { row: 0, column: 1 },
    head: { row: 3, column: 1 },
  });
});

test.each([
  ["Ctrl+Shift+End", { key: "End", ctrlKey: true }, { row: 3, column: 4 }],
  ["Shift+End", { key: "End" }, { row: 0, column: 4 }],
  ["Ctrl+Shift+→", { key: "ArrowRight", ctrlKey: true }, { row: 0, column: 4 }],
])("%s extends the selection to the last day, not over the totals", (_, { key, ...rest }, head) => {
  const filled = struck(grid, press("ArrowRight"));
  expect(struck(filled, press(key, { ...rest, shiftKey: true })).selection).toMatchObject({
    anchor: { row: 0, column: 1 },
    head,
  });
});

test("Alt+P fills the empty cells of the selection with what is planned, as one step", () => {
  const all = struck(grid, press("α", { code: "KeyA", ctrlKey: true }));
  const filled = struck(all, press("π", { code: "KeyP", altKey: true }));
  expect(picture(filled, rules)).toMatchInlineSnapshot(`
    [
      "wawww",
      "wwwww",
      "wwwww",
      "wwwww",
    ]
  `);
  expect(filled.notice).toMatchObject({ kind: "bulk" });
  const undone = struck(filled, press("ζ", { code: "KeyZ", ctrlKey: true }));
  expect(picture(undone, rules)).toEqual(picture(grid, rules));
});

test("shortcuts follow the position of the key, in any layout", () => {
  const state = applyActs(grid, rules, pointAt(2, 0), typeText("a"));
  const undone = struck(state, press("ζ", { code: "KeyZ", ctrlKey: true }));
  expect(picture(undone, rules)[2]).toBe(".....");
  const redone = struck(undone, press("Ζ", { code: "KeyZ", metaKey: true, shiftKey: true }));
  expect(picture(redone, rules)[2]).toBe("a....");
  expect(commandOf(press("σ", { code: "KeyS", ctrlKey: true }), 2)).toEqual({ ask: "save" });
});

test("a character starts typing with itself, F2 with the present text, and Delete clears", () => {
  expect(struck(grid, press("Κ")).editing).toEqual({ from: "typed", text: "Κ" });
  expect(struck(grid, press("F2")).editing).toEqual({ from: "present" });
  expect(picture(struck(grid, press("Delete")), rules)[0]).toBe(".a...");
});

test.each(["Tab", "Shift", "F5", "Escape", "Dead", " "])("%s is left to the page", (key) => {
  expect(commandOf(press(key), 2)).toBeNull();
});

test.each([
  ["Enter", press("Enter"), "typed", "down"],
  ["Shift+Tab", press("Tab", { shiftKey: true }), "present", "left"],
  ["an arrow after typing", press("ArrowLeft"), "typed", "left"],
  ["an arrow while editing present text", press("ArrowLeft"), "present", null],
  ["Ctrl+Enter", press("Enter", { ctrlKey: true }), "typed", null],
  ["a letter", press("Π"), "typed", null],
] as const)("whether %s ends typing", (_, key, from, onward) => {
  expect(onwardOf(key, from)).toBe(onward);
});

import { describe, expect, test } from "vitest";
import type { KeyPress } from "../../model/keys.ts";
import { nextFlagged, pageCommandOf, personFound, rowsMoved } from "./moves.ts";

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const key = (struck: Partial<KeyPress>): KeyPress => ({ key: "", code: "", ...plain, ...struck });

describe("the keys of the day sheet", () => {
  test.each<[Partial<KeyPress>, string | null]>([
    [{ key: "π", code: "KeyP", altKey: true }, "as-planned"],
    [{ key: "υ", code: "KeyY", altKey: true }, "like-yesterday"],
    [{ key: "F8", code: "F8" }, "next-doubt"],
    [{ key: "F8", code: "F8", shiftKey: true }, "last-doubt"],
    [{ key: "ζ", code: "KeyZ", ctrlKey: true }, "undo"],
    [{ key: "Ζ", code: "KeyZ", ctrlKey: true, shiftKey: true }, "redo"],
    [{ key: "υ", code: "KeyY", ctrlKey: true }, "redo"],
    [{ key: "σ", code: "KeyS", ctrlKey: true }, "save"],
    [{ key: "Enter", code: "Enter", ctrlKey: true }, "submit"],
    [{ key: "φ", code: "KeyF", metaKey: true }, "find"],
    [{ key: "π", code: "KeyP" }, null],
    [{ key: "π", code: "KeyP", altKey: true, ctrlKey: true }, null],
  ])("%o means %s in any keyboard layout", (struck, command) => {
    expect(pageCommandOf(key(struck))).toBe(command);
  });

  test.each<[Partial<KeyPress>, number]>([
    [{ key: "Enter" }, 1],
    [{ key: "Enter", shiftKey: true }, -1],
    [{ key: "ArrowDown" }, 1],
    [{ key: "ArrowUp" }, -1],
    [{ key: "Enter", ctrlKey: true }, 0],
    [{ key: "ArrowLeft" }, 0],
  ])("%o moves by %i rows", (struck, rows) => {
    expect(rowsMoved(key(struck))).toBe(rows);
  });
});

test.each<[boolean[], number, number, (1 | -1)?]>([
  [[true, false, true], 2, 0, -1],
  [[true, false, true], -1, 2, -1],
  [[true, true, true], 0, 2, -1],
  [[true, false, true], 0, 2],
  [[true, false, true], 2, 0],
  [[true, false, false], -1, 0],
  [[false, false], 0, -1],
  [[], -1, -1],
])("the next flagged of %o after %i is %i", (flags, from, row, step) => {
  expect(nextFlagged(flags, from, step)).toBe(row);
});

test.each<[string, number]>([
  ["παπ", 1],
  ["νικ παπ", 2],
  ["ΙΩΆΝ", 0],
  ["ζζ", -1],
  [" ", -1],
])("«%s» finds person %i", (search, row) => {
  const names = ["Ιωάννου Μαρία", "Παπαδάκη Άννα", "Παππάς Νίκος"];
  expect(personFound(names, search)).toBe(row);
});

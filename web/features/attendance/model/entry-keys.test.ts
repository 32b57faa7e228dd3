import { expect, test } from "vitest";
import { listActOf, type OptionsState } from "./entry-keys.ts";
import type { KeyPress } from "./keys.ts";

const closed: OptionsState = { count: 0, active: -1, isEntered: false, hasMeant: false };
const offered = { ...closed, count: 3 };
const entered = { ...offered, active: 1, isEntered: true };
const press = (key: string, rest: Partial<KeyPress> = {}): KeyPress => ({
  code: "",
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  key,
  ...rest,
});

test.each<[string, KeyPress, OptionsState, ReturnType<typeof listActOf>]>([
  ["Alt+↓ opens all", press("ArrowDown", { altKey: true }), closed, { does: "open-all" }],
  ["↓ goes into the list", press("ArrowDown"), offered, { does: "go", to: 0 }],
  ["↓ moves on", press("ArrowDown"), entered, { does: "go", to: 2 }],
  ["↓ wraps around", press("ArrowDown"), { ...entered, active: 2 }, { does: "go", to: 0 }],
  ["↑ goes to the last", press("ArrowUp"), offered, { does: "go", to: 2 }],
  ["↑ moves back", press("ArrowUp"), entered, { does: "go", to: 0 }],
  ["without a list ↓ is left to the page", press("ArrowDown"), closed, null],
  ["Enter accepts", press("Enter"), entered, { does: "take" }],
  ["Tab accepts", press("Tab"), entered, { does: "take" }],
  ["Shift+Tab goes back", press("Tab", { shiftKey: true }), entered, null],
  ["Ctrl+Enter is left to the page", press("Enter", { ctrlKey: true }), entered, null],
  ["Enter without an option is left to the page", press("Enter"), offered, null],
  [
    "Enter accepts suggested times",
    press("Enter"),
    { ...closed, hasMeant: true },
    { does: "take-meant" },
  ],
  ["Tab does not accept them", press("Tab"), { ...closed, hasMeant: true }, null],
  ["Escape closes an entered list", press("Escape"), entered, { does: "close" }],
  ["Escape closes a list only offered", press("Escape"), offered, { does: "close" }],
  ["without a list Escape is left to the page", press("Escape"), closed, null],
  ["Alt+↑ closes", press("ArrowUp", { altKey: true }), entered, { does: "close" }],
  ["Home goes back to the text", press("Home"), entered, { does: "text" }],
  ["End goes back to the text", press("End"), entered, { does: "text" }],
  ["← goes back to the text", press("ArrowLeft"), entered, { does: "text" }],
  ["without an option Home belongs to the text", press("Home"), offered, null],
  ["letters are typed", press("α"), entered, null],
])("%s", (_, struck, list, act) => {
  expect(listActOf(struck, list)).toEqual(act);
});

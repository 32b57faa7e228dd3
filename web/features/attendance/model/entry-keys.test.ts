import { expect, test } from "vitest";
import { listActOf, type ListStanding } from "./entry-keys.ts";
import type { KeyPress } from "./keys.ts";

const closed: ListStanding = { count: 0, active: -1, isEntered: false, hasMeant: false };
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

test.each<[string, KeyPress, ListStanding, ReturnType<typeof listActOf>]>([
  ["Alt+↓ opens all", press("ArrowDown", { altKey: true }), closed, { does: "open-all" }],
  ["↓ goes into the list", press("ArrowDown"), offered, { does: "go", to: 0 }],
  ["↓ goes on", press("ArrowDown"), entered, { does: "go", to: 2 }],
  ["↓ begins anew", press("ArrowDown"), { ...entered, active: 2 }, { does: "go", to: 0 }],
  ["↑ goes to the last", press("ArrowUp"), offered, { does: "go", to: 2 }],
  ["↑ goes back", press("ArrowUp"), entered, { does: "go", to: 0 }],
  ["without a list ↓ is the page's", press("ArrowDown"), closed, null],
  ["Enter takes", press("Enter"), entered, { does: "take" }],
  ["Tab takes", press("Tab"), entered, { does: "take" }],
  ["Shift+Tab goes back", press("Tab", { shiftKey: true }), entered, null],
  ["Ctrl+Enter is the page's", press("Enter", { ctrlKey: true }), entered, null],
  ["Enter over none is the page's", press("Enter"), offered, null],
  [
    "Enter takes meant times",
    press("Enter"),
    { ...closed, hasMeant: true },
    { does: "take-meant" },
  ],
  ["Tab leaves them", press("Tab"), { ...closed, hasMeant: true }, null],
  ["Escape closes a list entered", press("Escape"), entered, { does: "close" }],
  ["Escape closes one that is only offered", press("Escape"), offered, { does: "close" }],
  ["without a list Escape is the page's", press("Escape"), closed, null],
  ["Alt+↑ closes", press("ArrowUp", { altKey: true }), entered, { does: "close" }],
  ["Home is the text's again", press("Home"), entered, { does: "text" }],
  ["End is the text's again", press("End"), entered, { does: "text" }],
  ["← is the text's again", press("ArrowLeft"), entered, { does: "text" }],
  ["over no option Home is the text's anyway", press("Home"), offered, null],
  ["letters are typed", press("α"), entered, null],
])("%s", (_, struck, list, act) => {
  expect(listActOf(struck, list)).toEqual(act);
});

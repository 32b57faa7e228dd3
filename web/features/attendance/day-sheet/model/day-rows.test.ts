import { expect, test } from "vitest";
import { cellVocabulary, foldCode } from "#domain/attendance/cell-vocabulary.ts";
import { fiveDays, plan } from "#domain/attendance/testing.ts";
import { cellCodes } from "#texts/attendance.ts";
import { acts, type Act } from "../../model/acts.ts";
import { initialState } from "../../model/editor-state.ts";
import { nothingStored, type DayModel, type Person } from "./day.ts";
import { dayRowsOf, rowsOnShow } from "./day-rows.ts";
import { rulesOfDay } from "./day-rules.ts";

const date = "2026-11-18";
const personOf = (id: string, hours: string): Person => ({
  id,
  name: id,
  specialty: "",
  plan: plan(hours, 0, date),
  schedule: fiveDays("7:30-15:30"),
  regime: "public",
  stored: nothingStored,
  updatedBy: null,
  previous: null,
  lock: null,
  reopens: null,
  byOneself: false,
  punches: [],
});
const model: DayModel = {
  structure: { id: "1", title: "", code: "" },
  date,
  today: date,
  state: "open",
  version: 0,
  nature: { kind: "working", title: null, stopMinute: null },
  nextNature: { kind: "working", title: null, stopMinute: null },
  vocabulary: cellVocabulary(cellCodes, new Map(), foldCode),
  people: [personOf("rests", ""), personOf("works", "7:30-15:30")],
  leaveOf: () => [],
  unlocks: [],
};
const rules = rulesOfDay(model);
const rowsAt = dayRowsOf(model, rules);
const begin = initialState({ order: ["rests", "works"], days: 30, totals: 0 });
const after = (...all: Act[]) => all.reduce((state, act) => act(state, rules), begin);
const shown = (state = begin, withRest = false) =>
  rowsOnShow(rowsAt(state), new Set(["works"]), withRest).map(({ person }) => person.id);

test("only who is expected has a row; the rest unfold below, and who is typed for has one that stays in its place", () => {
  expect(shown()).toEqual(["works"]);
  expect(shown(begin, true)).toEqual(["works", "rests"]);
  expect(shown(after(acts.type({ contractId: "rests", day: 18 }, "8-12", 1)))).toEqual([
    "works",
    "rests",
  ]);
});

test("a row stays the same object until something of it changes", () => {
  const state = after(acts.type({ contractId: "works", day: 18 }, "8-12", 1));
  const [first, second] = [rowsAt(begin), rowsAt(state)];
  expect(second[0]).toBe(first[0]);
  expect(second[1]).not.toBe(first[1]);
  expect(second[1]).toMatchObject({ text: "08:00-12:00", isWrong: false });
});

import { describe, expect, test } from "vitest";
import type { DayRow, DaySheet } from "#api/attendance-sheets.ts";
import { daysOfMonth, monthOf } from "#domain/calendar/day.ts";
import { acts, type Act } from "../../model/acts.ts";
import { cellsToSend } from "../../model/answers.ts";
import { contentAt, initialState, type EditorState } from "../../model/editor-state.ts";
import { recordsOf } from "../../model/records.ts";
import { daySheet, monthRow, vocabulary } from "../../testing.ts";
import { dayModel } from "./day.ts";
import { fillsOf, rulesOfDay, spotOf } from "./day-rules.ts";
const { date } = daySheet;
const { afm: _afm, terms: _terms, cells: _cells, ...nameOfRow } = monthRow;
const rowOf = (id: string, intervals: DayRow["intervals"], version: number): DayRow => ({
  ...nameOfRow,
  contractId: id,
  employeeId: `e${id}`,
  termId: "t",
  scheduleId: "s",
  intervals,
  note: "",
  version,
  updatedAt: null,
  updatedBy: null,
  byOneself: false,
  punches: [],
  before: null,
});
const answer: DaySheet = {
  ...daySheet,
  rows: [
    rowOf("a", null, 0),
    rowOf("b", [{ kind: "work", from: 455, to: 931, mark: "device" }], 3),
  ],
};
const setting = {
  today: date,
  mayWrite: true,
  writesLocked: false,
  leaveOf: () => [],
  overtimeOf: () => ({ contractIds: [], grants: [], elsewhere: [] }),
  disputed: new Map(),
  vocabulary,
};
const model = dayModel(answer, setting);
const [empty, punched] = model.people;
if (!empty || !punched) throw new Error("two people stand in the sheet");
const rules = rulesOfDay(model);
const days = daysOfMonth(monthOf(date));
const begin = initialState({ order: ["a", "b"], days: days.length, totals: 0 });
const after = (state: EditorState, ...all: Act[]): EditorState =>
  all.reduce((before, act) => act(before, rules), state);
const sentOf = ({ drafts }: EditorState) => recordsOf(cellsToSend(drafts), days[0] ?? "");
const here = spotOf(model, empty);
const there = spotOf(model, punched);
const asPlanned = (state: EditorState) =>
  after(state, acts.fillIn(fillsOf(state, rules, model, "as-planned")));

const locksAt = "2026-11-25T10:00:00Z";
const sunday = "2026-11-22";

test.each<[string, Partial<DaySheet>, string | null]>([
  ["a day on which somebody is expected", {}, locksAt],
  ["a Sunday when nobody is expected", { date: sunday }, null],
  ["a Sunday that has a sheet", { date: sunday, version: 1 }, locksAt],
])("whether a deadline is shown for %s", (_, day, deadline) => {
  expect(dayModel({ ...answer, locksAt, ...day }, setting).locksAt).toBe(deadline);
});

describe("the rows of a day", () => {
  test("filling as planned leaves recorded rows alone, and is one undo step", () => {
    const state = asPlanned(begin);
    expect(sentOf(state)).toEqual([
      {
        contractId: "a",
        date,
        version: 0,
        intervals: [{ kind: "work", from: null, to: null, mark: "plan" }],
      },
    ]);
    const undone = after(state, acts.undo());
    expect(undone.drafts.size).toBe(0);
    expect(sentOf(after(undone, acts.redo()))).toEqual(sentOf(state));
  });

  test("typing the stored text again keeps the device's mark", () => {
    const text = rules.textOf(there, punched.stored.content);
    const state = after(begin, acts.type(there, "Π", 1), acts.type(there, text, 1));
    expect(state.drafts.size).toBe(0);
  });

  test("a departure before the arrival stays as typed and is not sent", () => {
    const state = after(begin, acts.type(here, "15-7", 1));
    expect(contentAt(state, rules, here)).toMatchObject({
      kind: "refused",
      text: "15-7",
      refusal: "departure-before-arrival",
    });
    expect(sentOf(state)).toEqual([]);
  });

  test("a range of days not yet confirmed stays as typed, and is not called an error", () => {
    const state = after(begin, acts.type(here, "ΚΑΝ έως 31/12", 1));
    expect(contentAt(state, rules, here)).toMatchObject({ refusal: "range-to-agree" });
    expect(sentOf(state)).toEqual([]);
  });

  test("text typed in one go is one undo step; the next typing is another", () => {
    const keystrokes = ["8", "8-", "8-1", "8-15"].map((text) => acts.type(here, text, 1));
    const state = after(begin, ...keystrokes, acts.type(there, "Π", 2));
    expect(after(state, acts.undo()).drafts.has("b")).toBe(false);
    expect(after(state, acts.undo(), acts.undo()).drafts.size).toBe(0);
    const again = after(state, acts.undo(), acts.undo(), acts.redo());
    expect(sentOf(again)).toMatchObject([{ contractId: "a", intervals: [{ from: 480, to: 900 }] }]);
  });

  test("a note is sent with its row, is one undo step, and is trimmed", () => {
    const state = after(begin, acts.note(there, "Ήρθε", 1), acts.note(there, "Ήρθε αργά ", 1));
    expect(sentOf(state)).toMatchObject([{ contractId: "b", version: 3, note: "Ήρθε αργά" }]);
    const done = after(
      state,
      acts.answer(cellsToSend(state.drafts), [
        { contractId: "b", date, outcome: "saved", version: 4, messages: [] },
      ]),
    );
    expect(done.drafts.size).toBe(0);
    expect(after(state, acts.undo()).drafts.size).toBe(0);
    expect(sentOf(after(done, acts.undo()))).toMatchObject([{ version: 4, note: "" }]);
  });

  test("drafts of an earlier visit are discarded together, and later ones stay", () => {
    const earlierDrafts = after(begin, acts.type(there, "Π", 1)).drafts;
    const state = after(begin, acts.restore(earlierDrafts), acts.type(here, "8-15", 2));
    expect([...after(state, acts.giveUpRecovered()).drafts.keys()]).toEqual(["a"]);
    const back = after(state, acts.giveUpRecovered(), acts.undo());
    expect([...back.drafts.keys()].toSorted()).toEqual(["a", "b"]);
  });

  test("a saved row is clean; one changed by another waits for a choice", () => {
    const editedState = after(begin, acts.type(here, "Π", 1), acts.type(there, "8-15", 2));
    const theirs = [{ kind: "work", from: 480, to: 930, mark: "typed" }] as const;
    const current = {
      intervals: [...theirs],
      note: "",
      version: 4,
      updatedBy: "Άννα",
      isOwn: false,
      updatedAt: "",
    };
    const state = after(
      editedState,
      acts.answer(cellsToSend(editedState.drafts), [
        { contractId: "a", date, outcome: "saved", version: 1, messages: [] },
        { contractId: "b", date, outcome: "changed", version: 4, messages: [], current },
      ]),
    );
    expect([...state.drafts.keys()]).toEqual(["b"]);
    expect(sentOf(state)).toEqual([]);
    const mine = after(state, acts.choose(there, "mine"));
    expect(sentOf(mine)).toMatchObject([{ contractId: "b", version: 4 }]);
    const other = after(state, acts.choose(there, "theirs"));
    expect(contentAt(other, rules, there)).toMatchObject({ intervals: theirs });
  });
});

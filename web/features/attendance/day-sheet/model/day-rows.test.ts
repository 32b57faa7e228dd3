import { expect, test } from "vitest";
import { plan, reason } from "#domain/attendance/testing.ts";
import { acts, type Act } from "../../model/acts.ts";
import { initialState } from "../../model/editor-state.ts";
import type { DayModel, Person } from "./day.ts";
import { kindTexts } from "#texts/attendance.ts";
import { codesWithTitles } from "../../model/suggestions.ts";
import { dayWithPerson, person } from "../../testing.ts";
import { dayRowsOf, rowsOnShow } from "./day-rows.ts";
import { rulesOfDay } from "./day-rules.ts";

const { date } = dayWithPerson;
const personOf = (id: string, hours: string): Person => ({
  ...person,
  id,
  name: id,
  person: id,
  plan: plan(hours, 0, date),
});
const model: DayModel = {
  ...dayWithPerson,
  people: [personOf("rests", ""), personOf("works", "7:30-15:30")],
};
const rules = rulesOfDay(model);
const codes = codesWithTitles(
  model.vocabulary.codes,
  kindTexts,
  new Map([["ΚΑΝ", reason("ΚΑΝ", { title: "Κανονική άδεια" })]]),
);
const rowsAt = dayRowsOf(model, rules, codes);
const begin = initialState({ order: ["rests", "works"], days: 30, totals: 0 });
const after = (...all: Act[]) => all.reduce((state, act) => act(state, rules), begin);
const visibleIds = (state = begin, withRest = false) =>
  rowsOnShow(rowsAt(state), new Set(["works"]), withRest).map(({ person }) => person.id);

test("only expected people have a row; the rest unfold below, and a typed row stays in place", () => {
  expect(visibleIds()).toEqual(["works"]);
  expect(visibleIds(begin, true)).toEqual(["works", "rests"]);
  expect(visibleIds(after(acts.type({ contractId: "rests", day: 18 }, "8-12", 1)))).toEqual([
    "works",
    "rests",
  ]);
});

test("a row stays the same object until something in it changes", () => {
  const state = after(acts.type({ contractId: "works", day: 18 }, "8-12", 1));
  const [first, second] = [rowsAt(begin), rowsAt(state)];
  expect(second[0]).toBe(first[0]);
  expect(second[1]).not.toBe(first[1]);
  expect(second[1]).toMatchObject({ text: "08:00-12:00", isWrong: false });
});

test.each([
  ["κα", true],
  ["αδ", true],
  ["8", true],
  ["8:3", true],
  ["κα 8", false],
  ["κα ", false],
  ["κατ", false],
  ["Π έ", true],
  ["Π έως", true],
  ["Π έως ", true],
  ["Π έως 3", true],
  ["Π έξ", false],
  ["8-15-", false],
])(
  "«%s» is not marked as an error while it is typed: %j; it is once the field is left",
  (text, mayGoOn) => {
    const state = after(acts.type({ contractId: "works", day: 18 }, text, 1));
    const works = (typedId: string | null) => rowsAt(state, typedId)[1];
    expect(works("works")).toMatchObject({ isUnfinished: mayGoOn, isWrong: !mayGoOn });
    expect(works("rests")).toMatchObject({ isWrong: true });
    expect(works(null)).toMatchObject({ isWrong: true });
  },
);

test.each([
  ["8-12", 500, false, false],
  ["8-12", 501, false, true],
  ["nothing known", 501, true, true],
  ["nothing known", 1, true, false],
])(
  "«%s» with a note of %i characters: entry wrong %j, note wrong %j",
  (text, length, isWrongEntry, isWrongNote) => {
    const spot = { contractId: "works", day: 18 };
    const state = after(acts.type(spot, text, 1), acts.note(spot, ` ${"α".repeat(length)} `, 2));
    const isWrong = isWrongEntry || isWrongNote;
    expect(rowsAt(state)[1]).toMatchObject({ isWrong, isWrongEntry, isWrongNote });
  },
);

test("hours typed for one contract of a person spend the decision before the other contract's overtime", () => {
  const grant = {
    decisionId: "d",
    number: "12/2026",
    kind: "afternoon" as const,
    from: date,
    to: date,
    structureId: null,
    monthMinutes: 60,
    totalMinutes: 60,
  };
  const contractIds = ["first", "second"];
  const people = contractIds.map((id) => personOf(id, "7:30-15:30"));
  const overtimeOf = () => ({ contractIds, grants: [grant], elsewhere: [] });
  const ofPerson = { ...model, people, overtimeOf };
  const its = rulesOfDay(ofPerson);
  const at = dayRowsOf(ofPerson, its, codes);
  const afterTyping = (state: typeof begin, contractId: string) =>
    acts.type({ contractId, day: 18 }, "7:30-16:30", 1)(state, its);
  const rulesFound = (state: typeof begin) =>
    at(state).map(({ view }) => view.findings.map(({ rule }) => rule));
  const one = afterTyping(initialState({ order: contractIds, days: 30, totals: 0 }), "second");
  expect(rulesFound(one)).toEqual([[], []]);
  expect(rulesFound(afterTyping(one, "first"))).toEqual([[], ["R13"]]);
});

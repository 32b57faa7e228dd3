import { describe, expect, test } from "vitest";
import type { DayRow, DaySheet } from "#api/attendance-sheets.ts";
import { cellVocabulary, foldCode } from "#domain/attendance/cell-vocabulary.ts";
import { cellCodes } from "#texts/attendance.ts";
import { dayModel, entryText } from "./day.ts";
import {
  contentOfRow,
  dayActs,
  keptDrafts,
  noState,
  rowsToSend,
  type DayAct,
  type DayState,
} from "./day-state.ts";

const date = "2026-11-18";
const eightHours = [{ from: 450, to: 930 }];
const rowOf = (id: string, intervals: DayRow["intervals"], version: number): DayRow => ({
  contractId: id,
  employeeId: `e${id}`,
  lastName: "Παπαδάκη",
  firstName: "Άννα",
  fatherName: "",
  specialty: "",
  contractNumber: "",
  termId: "t",
  scheduleId: "s",
  startDate: "2026-01-01",
  endDate: null,
  employmentType: 1,
  intervals,
  note: "",
  version,
  updatedAt: null,
  updatedBy: null,
  byOneself: false,
  before: null,
  monthState: null,
});
const answer: DaySheet = {
  structure: { id: "1", title: "ΚΕΠ", code: "Δ1" },
  date,
  state: "open",
  version: 0,
  acts: [],
  locksAt: null,
  unlocks: [],
  closedMonths: [],
  readAt: "2026-10-20T09:00:00Z",
  natures: {},
  schedules: [
    {
      id: "s",
      title: "",
      anchor: "2026-01-05",
      weeks: [[eightHours, eightHours, eightHours, eightHours, eightHours, [], []]],
      worksHolidays: false,
      breakMinutes: 0,
      breakIsPaid: false,
      balance: { compensationCapMinutes: 0, creditEarlyArrival: false, graceMinutes: 0 },
    },
  ],
  rows: [
    rowOf("a", null, 0),
    rowOf("b", [{ kind: "work", from: 455, to: 931, mark: "device" }], 3),
  ],
};
const model = dayModel(answer, {
  today: date,
  mayWrite: true,
  writesLocked: false,
  leaveOf: () => [],
  vocabulary: cellVocabulary(cellCodes, new Map(), foldCode),
});
const [empty, punched] = model.people;
if (!empty || !punched) throw new Error("two people stand in the sheet");
const after = (...all: DayAct[]): DayState =>
  all.reduce<DayState>((state, act) => act(state, model), noState);
const sentOf = (state: DayState) => rowsToSend(keptDrafts(state, model), model);

describe("the rows of a day", () => {
  test("filling as planned leaves alone what is recorded", () => {
    const state = after(dayActs.fill("as-planned"));
    expect(sentOf(state).records).toEqual([
      {
        contractId: "a",
        date,
        version: 0,
        note: "",
        intervals: [{ kind: "work", from: null, to: null, mark: "plan" }],
      },
    ]);
  });

  test("the text of what is stored typed again keeps the device's mark", () => {
    const text = entryText(model, punched, punched.stored.content);
    const state = after(dayActs.enter(punched, "Π"), dayActs.enter(punched, text));
    expect(state.drafts.size).toBe(0);
  });

  test("a departure before the arrival stays as typed and is not sent", () => {
    const state = after(dayActs.enter(empty, "15-7"));
    expect(contentOfRow(state, empty)).toMatchObject({
      kind: "refused",
      text: "15-7",
      refusal: "departure-before-arrival",
    });
    expect(sentOf(state).records).toEqual([]);
  });

  test("a saved row is clean; one that another hand changed waits for the choice", () => {
    const typed = after(dayActs.enter(empty, "Π"), dayActs.enter(punched, "8-15"));
    const theirs = [{ kind: "work", from: 480, to: 930, mark: "typed" }] as const;
    const current = {
      intervals: [...theirs],
      note: "",
      version: 4,
      updatedBy: "Άννα",
      updatedAt: "",
    };
    const state = dayActs.answer(sentOf(typed).cells, [
      { contractId: "a", date, outcome: "saved", version: 1, messages: [] },
      { contractId: "b", date, outcome: "changed", version: 4, messages: [], current },
    ])(typed, model);
    expect([...state.drafts.keys()]).toEqual(["b"]);
    expect(sentOf(state).records).toEqual([]);
    const mine = dayActs.choose(punched, "mine")(state, model);
    expect(sentOf(mine).records).toMatchObject([{ contractId: "b", version: 4 }]);
    const other = dayActs.choose(punched, "theirs")(state, model);
    expect(contentOfRow(other, punched)).toMatchObject({ intervals: theirs });
  });
});

import type { DaySheet, MonthRow, MonthSheet } from "#api/attendance-sheets.ts";
import { cellVocabulary, foldCode } from "#domain/attendance/cell-vocabulary.ts";
import { defaultParameters } from "#domain/attendance/findings/parameters.ts";
import { fiveDays, plan } from "#domain/attendance/testing.ts";
import { cellCodes } from "#texts/attendance.ts";
import { type DayModel, nothingStored, type Person } from "./day-sheet/model/day.ts";

const date = "2026-11-18";
const eightHours = [{ from: 450, to: 930 }];

/** The words of the cells without any reason of absence. */
export const vocabulary = cellVocabulary(cellCodes, new Map(), foldCode);

/** A month of one structure without people. */
export const monthSheet: MonthSheet = {
  structure: { id: "1", title: "Structure", code: "S1" },
  month: "2026-03",
  states: {},
  unlocks: [],
  askedUnlocks: [],
  closedMonths: [],
  readAt: "2026-10-20T09:00:00Z",
  natures: {},
  settings: [],
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
  rows: [],
};

const { structure, closedMonths, readAt, natures, settings, schedules } = monthSheet;

/** A Wednesday of the same structure without people. */
export const daySheet: DaySheet = {
  structure,
  date,
  state: "open",
  version: 0,
  acts: [],
  locksAt: null,
  unlocks: [],
  closedMonths,
  readAt,
  natures,
  settings,
  schedules,
  rows: [],
};

/** A contract of a month without records. */
export const monthRow: MonthRow = {
  contractId: "a",
  lastName: "Last",
  firstName: "First",
  fatherName: "",
  afm: "",
  specialty: "",
  contractNumber: "",
  startDate: "2026-01-01",
  endDate: null,
  employmentType: 1,
  monthState: null,
  terms: [],
  cells: "",
};

/** A person on that Wednesday, who works from 7:30 to 15:30 and has no record. */
export const person: Person = {
  id: "a",
  name: "Last First",
  person: "Last First",
  apart: "",
  specialty: "",
  plan: plan("7:30-15:30", 0, date),
  schedule: fiveDays("7:30-15:30"),
  regime: "public",
  leaveLaw: "public",
  stored: nothingStored,
  updatedBy: null,
  previous: null,
  lock: null,
  reopens: null,
  disputed: undefined,
  byOneself: false,
  punches: [],
};

/** That Wednesday with that person. */
export const dayWithPerson: DayModel = {
  structure,
  date,
  today: date,
  state: "open",
  locksAt: null,
  version: 0,
  nature: { kind: "working", title: null, stopMinute: null },
  nextNature: { kind: "working", title: null, stopMinute: null },
  vocabulary,
  people: [person],
  parameters: defaultParameters,
  leaveOf: () => [],
  overtimeOf: () => ({ contractIds: [], grants: [], elsewhere: [] }),
  unlocks: [],
};

import type { DeputyOut } from "#api/verifications.ts";
import type { PersonOnPaper } from "./person-columns.ts";
import type { MonthTotals } from "#domain/attendance/month.ts";
import type { Day, Month } from "#domain/calendar/day.ts";
import type { DayMark } from "./day-mark.ts";

/** The monthly sheet of a structure, ready to be drawn: all its texts and figures. */
export type PrintedMonth = {
  organization: { title: string; afm: string };
  structure: { title: string; code: string; personInCharge: string };
  month: Month;
  /** State of the sheet in words. */
  state: string;
  days: readonly PrintedDay[];
  /** In alphabetical order. */
  people: readonly PrintedPerson[];
  /** Absence reasons that the sheet names, with their short titles. */
  reasons: readonly { code: string; title: string }[];
  remarks: readonly { date: Day; name: string; text: string }[];
  /** Who submitted the month, if anyone has. */
  author: string | null;
  signature: PrintedSignature | null;
  printedAt: Date;
};

/** The sheets of all structures of a month in one file: what is known before the first is drawn. */
export type PrintedVolume = Pick<PrintedMonth, "organization" | "month" | "printedAt"> & {
  /** Most structures that it will contain. */
  structures: number;
};

/** A column of the sheet. */
export type PrintedDay = {
  date: Day;
  /** ISO weekday: 1 is Monday. */
  weekday: number;
  kind: "working" | "half" | "weekend" | "holiday" | "closure";
  /** Title of the holiday or closure. */
  title: string | null;
};

/** A row of the sheet; `marks` has one entry per day of the month. */
export type PrintedPerson = PersonOnPaper & {
  contractNumber: string;
  marks: readonly DayMark[];
  totals: PrintedTotals;
};

/** The figures at the end of a row. */
export type PrintedTotals = Pick<
  MonthTotals,
  | "presentDays"
  | "workedMinutes"
  | "teleworkDays"
  | "overtimeMinutes"
  | "nightMinutes"
  | "sundayHolidayMinutes"
> & {
  /** Sickness and other absences whose reason the sheet does not name included, as for readers of the payroll without reasons. */
  paidLeaveDays: number;
  unpaidDays: number;
  unjustifiedDays: number;
};

type PrintedSignature = {
  signedAt: Date;
  signedBy: string;
  deputy: DeputyOut | null;
  digest: string;
  code: string;
  /** The address that shows whether the sheet is still valid, including the code. */
  verifyUrl: string;
};

/** Whether the day's column is highlighted because no one is expected to work. */
export function isOff(day: PrintedDay): boolean {
  return day.kind !== "working" && day.kind !== "half";
}

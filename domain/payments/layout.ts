import { type PayDeduction, payDeductions } from "./payroll.ts";

/** Of a row of the payroll what is text. */
export const layoutTexts = [
  "afm",
  "amka",
  "lastName",
  "firstName",
  "fatherName",
  "contractNumber",
  "specialty",
  "structureTitle",
] as const;

/** What is counted in days. */
export const layoutDays = [
  "plannedDays",
  "presentDays",
  "leavePaidDays",
  "sickDays",
  "leaveUnpaidDays",
  "unjustifiedDays",
  "insuranceDays",
] as const;

/** What is counted in minutes. */
export const layoutHours = [
  "workedMinutes",
  "nightMinutes",
  "sundayHolidayMinutes",
  "overtimeMinutes",
] as const;

/** What comes to money in the month. */
const earnings = ["earned", ...payDeductions, "takenOff", "amount"] as const;

/** What a payroll program may know under a code of its own: kinds of days, of hours and of pay. */
export const layoutKinds = [...layoutDays, ...layoutHours, ...earnings] as const;

/** All that a column may hold; `kindCode` and `kindQuantity` only where each kind has a line. */
export const layoutContents = [
  ...layoutTexts,
  "rate",
  ...layoutKinds,
  "year",
  "monthNumber",
  "constant",
  "kindCode",
  "kindQuantity",
] as const;

/** What says for which absence something was taken off, or that somebody was ill. */
const reasons: readonly LayoutContent[] = ["sickDays", ...payDeductions];

export type LayoutKind = (typeof layoutKinds)[number];
export type LayoutContent = (typeof layoutContents)[number];

/** In which order the words of a choice are offered. */
export const layoutForms = ["delimited", "fixed"] as const;
export const layoutDelimiters = ["semicolon", "comma", "tab"] as const;
export const layoutEncodings = ["utf-8-mark", "utf-8", "windows-1253"] as const;
/** What parts two decimals from the whole: a sign, or their place alone, as in `125050`. */
export const layoutDecimalSigns = ["comma", "point", "none"] as const;
export const layoutHourForms = ["decimal", "clock", "minutes"] as const;

/** A column: what it holds under which head, and in a file of fixed width how wide it is and what fills it up. */
export type LayoutColumn = {
  holds: LayoutContent;
  head: string;
  /** What a constant says. */
  text: string;
  /** In characters; 0 where the form has no widths. */
  width: number;
  align: "start" | "end";
  /** One character. */
  fill: string;
};

/** How a payroll program takes a month in. */
export type Layout = {
  form: (typeof layoutForms)[number];
  /** Whether a contract has one line, or one for each kind that has a code and is not zero. */
  per: "contract" | "kind";
  delimiter: (typeof layoutDelimiters)[number];
  withHeads: boolean;
  decimalSign: (typeof layoutDecimalSigns)[number];
  hours: (typeof layoutHourForms)[number];
  encoding: (typeof layoutEncodings)[number];
  columns: LayoutColumn[];
  kinds: { kind: LayoutKind; code: string }[];
};

type Counted = Exclude<(typeof layoutDays)[number], "insuranceDays"> | (typeof layoutHours)[number];

/** A contract's month as a layout takes it: days and minutes as integers, money as decimal text, null where it is not known. */
export type LayoutRow = Record<(typeof layoutTexts)[number], string | null> &
  Record<Counted, number> &
  Record<"rate" | "earned" | PayDeduction | "takenOff" | "amount", string | null> & {
    insuranceDays: number | null;
  };

/** What of the payroll stands in the layout's lines, each once. */
export function contentsOf({ per, columns, kinds }: Layout): LayoutContent[] {
  const held = columns.map(({ holds }) => holds);
  return [...new Set([...held, ...(per === "kind" ? kinds.map(({ kind }) => kind) : [])])];
}

/** What of the layout is not for who may not know why somebody was absent. */
export function reasonsIn(layout: Layout): LayoutContent[] {
  return contentsOf(layout).filter((content) => reasons.includes(content));
}

/** What of the layout is not known of the row: a month that is not signed has neither amounts nor days of insurance. */
export function lackingIn(layout: Layout, row: LayoutRow): LayoutContent[] {
  const held = contentsOf(layout);
  return ([...earnings, "insuranceDays"] as const).filter(
    (one) => held.includes(one) && row[one] === null,
  );
}

/** Whether all that the layout tells of the row is known. */
export function isKnownFor(layout: Layout, row: LayoutRow): boolean {
  return lackingIn(layout, row).length === 0;
}

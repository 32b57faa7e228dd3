import { type PayDeduction, payDeductions } from "./payroll.ts";

/** Text fields of a payroll row. */
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

/** Fields counted in days. */
export const layoutDays = [
  "plannedDays",
  "presentDays",
  "leavePaidDays",
  "sickDays",
  "leaveUnpaidDays",
  "unjustifiedDays",
  "insuranceDays",
] as const;

/** Fields counted in minutes. */
export const layoutHours = [
  "workedMinutes",
  "nightMinutes",
  "sundayHolidayMinutes",
  "overtimeMinutes",
] as const;

/** Fields that are amounts of money of the month. */
const earnings = ["earned", ...payDeductions, "takenOff", "amount"] as const;

/** What a payroll program may identify by a code of its own: kinds of days, of hours and of pay. */
export const layoutKinds = [...layoutDays, ...layoutHours, ...earnings, "held"] as const;

/** Everything that a column may hold; `kindCode` and `kindQuantity` only where each kind has a line. */
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

/** Contents that reveal for which absence something was deducted, or that someone was ill. */
const reasons: readonly LayoutContent[] = ["sickDays", ...payDeductions];

export type LayoutKind = (typeof layoutKinds)[number];
export type LayoutContent = (typeof layoutContents)[number];

/** The values of each choice, in the order in which they are offered. */
export const layoutForms = ["delimited", "fixed"] as const;
export const layoutDelimiters = ["semicolon", "comma", "tab"] as const;
export const layoutEncodings = ["utf-8-mark", "utf-8", "windows-1253"] as const;
/** What separates two decimals from the whole: a sign, or their position alone, as in `125050`. */
export const layoutDecimalSigns = ["comma", "point", "none"] as const;
export const layoutHourForms = ["decimal", "clock", "minutes"] as const;

/** A column: its content and its head, and in a file of fixed width how wide it is and what pads it. */
export type LayoutColumn = {
  holds: LayoutContent;
  head: string;
  /** The text of a constant. */
  text: string;
  /** In characters; 0 where the form has no widths. */
  width: number;
  align: "start" | "end";
  /** One character. */
  fill: string;
};

/** The form in which a payroll program imports a month. */
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
  Record<"rate" | "earned" | PayDeduction | "takenOff" | "amount" | "held", string | null> & {
    insuranceDays: number | null;
  };

/** The contents of the payroll that appear in the layout's lines, each once. */
export function contentsOf({ per, columns, kinds }: Layout): LayoutContent[] {
  const columnContents = columns.map(({ holds }) => holds);
  return [
    ...new Set([...columnContents, ...(per === "kind" ? kinds.map(({ kind }) => kind) : [])]),
  ];
}

/** The contents of the layout that users who may not know why someone was absent may not see. */
export function reasonsIn(layout: Layout): LayoutContent[] {
  return contentsOf(layout).filter((content) => reasons.includes(content));
}

/** The contents of the layout that are not known for the row: an unsigned month has neither amounts nor insurance days. */
export function lackingIn(layout: Layout, row: LayoutRow): LayoutContent[] {
  const contents = contentsOf(layout);
  return ([...earnings, "insuranceDays"] as const).filter(
    (one) => contents.includes(one) && row[one] === null,
  );
}

/** Whether everything that the layout contains is known for the row. */
export function isKnownFor(layout: Layout, row: LayoutRow): boolean {
  return lackingIn(layout, row).length === 0;
}

import type { Month } from "../calendar/day.ts";
import { readsAsFormula } from "../formula-text.ts";
import { formatDuration } from "../minutes.ts";
import { centsToDecimal, decimalToCents } from "../money.ts";
import {
  type Layout,
  type LayoutColumn,
  type LayoutContent,
  layoutDays,
  layoutHours,
  type LayoutKind,
  layoutKinds,
  type LayoutRow,
  layoutTexts,
} from "./layout.ts";
import { windows1253Byte } from "./windows-1253.ts";

/** Why a value does not fit its column. */
export type MisfitReason = "too-long" | "unwritable" | "formula";

/** A value that does not fit its column: it is never cut or replaced. */
export type Misfit = {
  /** Index of its column, from 0. */
  column: number;
  why: MisfitReason;
  value: string;
  /** Of an unwritable value, the characters that its encoding or a line of fixed width cannot hold. */
  letters: string;
};

/** A line without its line ending; where it has misfits, it must not be handed out. */
export type Line = { text: string; misfits: Misfit[] };

/** A kind that has a value in the row, with the code that the body's payroll gives it. */
type Counted = { code: string; kind: LayoutKind };

/** The line of heads; null where the layout has none. */
export function headsOf(layout: Layout): Line | null {
  if (layout.form === "fixed" || !layout.withHeads) return null;
  return lineOf(layout, ({ head }) => head);
}

/** The lines of a contract's month: one, or one for each kind that has a code and is not zero. */
export function linesOf(layout: Layout, month: Month, row: LayoutRow): Line[] {
  const lineWith = (counted: Counted | null) =>
    lineOf(layout, (column) => valueOf(layout, column, { month, row, counted }));
  if (layout.per === "contract") return [lineWith(null)];
  return layout.kinds.filter(({ kind }) => Number(row[kind] ?? 0) !== 0).map(lineWith);
}

function lineOf(layout: Layout, textOf: (column: LayoutColumn) => string): Line {
  const misfits: Misfit[] = [];
  const cells = layout.columns.map((column, at) => {
    const value = composed(textOf(column));
    const misfit = misfitOf(layout, column, value);
    if (misfit) misfits.push({ column: at, value, ...misfit });
    return layout.form === "fixed" ? filled(column, value) : quoted(layout, value);
  });
  const between = layout.form === "fixed" ? "" : delimiters[layout.delimiter];
  return { text: cells.join(between), misfits };
}

const delimiters = { semicolon: ";", comma: ",", tab: "\t" } as const;

type LineContext = { month: Month; row: LayoutRow; counted: Counted | null };

function valueOf(
  layout: Layout,
  column: LayoutColumn,
  { month, row, counted }: LineContext,
): string {
  const { holds } = column;
  if (holds === "constant") return column.text;
  if (holds === "year") return month.slice(0, 4);
  if (holds === "monthNumber") return month.slice(5);
  if (holds === "kindCode") return counted?.code ?? "";
  if (holds === "kindQuantity") return counted ? quantityOf(layout, row, counted.kind) : "";
  return isIn(layoutTexts, holds) ? (row[holds] ?? "") : figureOf(layout, row, holds);
}

/**
 * The quantity of a kind, in the column that all kinds share. A program that assumes two decimals reads the whole column so:
 * 19 days written as 19 would become 0.19.
 */
function quantityOf(layout: Layout, row: LayoutRow, kind: LayoutKind): string {
  const figure = figureOf(layout, row, kind);
  return isIn(layoutDays, kind) ? decimalOf(layout, figure) : figure;
}

/** Of a month of which no payment holds anything. */
const nothingHeld = centsToDecimal(0);

function figureOf(layout: Layout, row: LayoutRow, figure: LayoutKind | "rate"): string {
  if (isIn(layoutDays, figure)) return String(row[figure] ?? "");
  if (figure === "held") return decimalOf(layout, row.held ?? nothingHeld);
  if (!isIn(layoutHours, figure)) return decimalOf(layout, row[figure] ?? "");
  const minutes = row[figure];
  if (layout.hours === "clock") return formatDuration(minutes);
  if (layout.hours === "minutes") return String(minutes);
  return decimalOf(layout, centsToDecimal(Math.round((minutes * 100) / 60)));
}

/** Without a decimal sign it is written in hundredths: 1250.50 as 125050, 0.05 as 5. */
function decimalOf({ decimalSign }: Layout, decimal: string): string {
  if (decimalSign === "none") return String(decimalToCents(decimal) ?? "");
  return decimalSign === "comma" ? decimal.replace(".", ",") : decimal;
}

/** Why a text does not fit the column; null where it does. */
export function misfitOf(
  layout: Layout,
  column: LayoutColumn,
  text: string,
): Pick<Misfit, "why" | "letters"> | null {
  const value = composed(text);
  const letters = Array.from(value)
    .filter((letter) => isUnwritable(layout, letter))
    .join("");
  if (letters !== "") return { why: "unwritable", letters };
  if (layout.form === "fixed")
    return lengthOf(value) > column.width ? { why: "too-long", letters } : null;
  // A sign without letters or digits is not a formula.
  const isRun = readsAsFormula(value) && /[\p{L}\p{N}]/u.test(value);
  return isRun && !isFigure(column.holds) ? { why: "formula", letters } : null;
}

function isUnwritable({ encoding, form }: Layout, letter: string): boolean {
  if (form === "fixed" && /[\t\r\n]/.test(letter)) return true;
  return encoding === "windows-1253" && windows1253Byte(letter) === null;
}

/** Whether a column holds a number. */
export function isFigure(content: LayoutContent): boolean {
  return content === "rate" || content === "kindQuantity" || isIn(layoutKinds, content);
}

/** Leading zeros of a number come after its sign. */
function filled({ holds, width, align, fill }: LayoutColumn, value: string): string {
  const missing = fill.repeat(Math.max(0, width - lengthOf(value)));
  if (align === "start") return value + missing;
  const sign = fill === "0" && isFigure(holds) && value.startsWith("-") ? "-" : "";
  return sign + missing + value.slice(sign.length);
}

function quoted({ delimiter }: Layout, value: string): string {
  const isPlain = !/["\r\n]/.test(value) && !value.includes(delimiters[delimiter]);
  return isPlain ? value : `"${value.replaceAll('"', '""')}"`;
}

/** The composed form (NFC) of the text, which is the same for all texts that Unicode regards as equal. */
function composed(text: string): string {
  return text.normalize("NFC");
}

function lengthOf(value: string): number {
  return Array.from(value).length;
}

function isIn<T extends string>(all: readonly T[], one: string): one is T {
  return all.some((other) => other === one);
}

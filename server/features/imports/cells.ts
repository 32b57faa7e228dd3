import { isDay } from "#domain/calendar/day.ts";
import { centsToDecimal, parseCents } from "#domain/money.ts";
import { parseDuration } from "#domain/minutes.ts";
import type { Cell } from "#server/integrations/files/read-xlsx.ts";

/** Text of a cell; empty when it has none. */
export function textOfCell(cell: Cell): string {
  return cell === null ? "" : String(cell);
}

/** The day of a cell written as `2026-03-31`, `31/3/2026`, `31-03-2026` or `31.3.2026`; else its text unchanged. */
export function dayOfCell(cell: Cell): string {
  const text = textOfCell(cell);
  const found = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (!found) return text;
  const [, day = "", month = "", year = ""] = found;
  const read = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(read) ? read : text;
}

/** Decimal text of an amount, `1250.00`; null when the cell holds none. A number keeps two digits. */
export function moneyOfCell(cell: Cell): string | null {
  if (typeof cell === "number") return cell >= 0 && cell < 1e10 ? cell.toFixed(2) : null;
  const cents = parseCents(textOfCell(cell).replace(/[\s\u20ac]/g, ""));
  return cents === null || cents < 0 ? null : centsToDecimal(cents);
}

/** Minutes of hours written as `40`, `37:30`, `37,5` or a number; null when the cell holds none. */
export function minutesOfCell(cell: Cell): number | null {
  if (typeof cell === "number") return Math.round(cell * 60);
  const text = textOfCell(cell);
  const decimal = /^(\d{1,3})[.,](\d{1,2})$/.exec(text);
  if (!decimal) return parseDuration(text);
  return Math.round(Number(`${decimal[1]}.${decimal[2]}`) * 60);
}

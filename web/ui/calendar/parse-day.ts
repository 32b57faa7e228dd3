import { visible } from "#domain/visible-text.ts";
import { isDay, type Day } from "#domain/calendar/day.ts";

/**
 * The day typed as `5/1/2026`, `05.01.26`, `5-1-2026`, `05012026` or `2026-01-05`; null if it is none. A two-digit
 * year means 2000 and later.
 */
export function parseDay(text: string): Day | null {
  const input = visible(text).trim();
  if (isDay(input)) return input;
  const found =
    /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/.exec(input) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(input);
  if (!found) return null;
  const [, day = "", month = "", year = ""] = found;
  const iso = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(iso) ? iso : null;
}

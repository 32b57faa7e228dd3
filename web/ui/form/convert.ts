import { recordOf } from "#domain/keys.ts";
import { visible } from "#domain/visible-text.ts";
import { centsToDecimal, decimalToCents, formatCents, parseCents } from "#domain/money.ts";
import { formatDuration, formatEnd, parseClock, parseDuration } from "#domain/minutes.ts";

/** An empty field as null, anything else trimmed. */
export function emptyToNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}

/** The initial texts of the named fields: the record's values, empty where it has none or the record is new. */
export function textsOf<N extends string>(
  record: Readonly<Record<N, string | null>> | null,
  names: readonly N[],
): Record<N, string> {
  return recordOf(names, (name) => record?.[name] ?? "");
}

/** The number typed, with a comma or a point; undefined when empty, NaN when it is not a number. */
export function numberOf(text: string): number | undefined {
  const input = visible(text).trim();
  if (input === "") return undefined;
  return /^-?\d+([.,]\d+)?$/.test(input) ? Number(input.replace(",", ".")) : Number.NaN;
}

/** A number as a field shows it, with a comma; empty for null. */
export function numberText(value: number | null): string {
  return value === null ? "" : String(value).replace(".", ",");
}

/** The amount typed as decimal text, `1234.56`; what cannot be read stays as typed, for the schema to refuse. */
export function moneyOf(text: string): string {
  const cents = parseCents(visible(text));
  return cents === null ? text.trim() : centsToDecimal(cents);
}

/** An amount of decimal text as a field shows it, `1.234,56`; empty for null. */
export function moneyText(decimal: string | null): string {
  const cents = decimal === null ? null : decimalToCents(decimal);
  return cents === null ? (decimal ?? "") : formatCents(cents);
}

/** Minutes of a duration typed as `7:30` or whole hours; undefined when empty, NaN when it cannot be read. */
export function durationOf(text: string): number | undefined {
  const input = visible(text).trim();
  return input === "" ? undefined : (parseDuration(input) ?? Number.NaN);
}

/** Minutes of a duration as a field shows it, `7:30`; empty for null. */
export function durationText(minutes: number | null): string {
  return minutes === null ? "" : formatDuration(minutes);
}

/** The minute of the day typed as a time; undefined when empty, NaN when it cannot be read. */
export function clockOf(text: string): number | undefined {
  const input = visible(text).trim();
  return input === "" ? undefined : (parseClock(input) ?? Number.NaN);
}

/** A minute of the day as a field shows it, `07:30`; empty for null. */
export function clockText(minute: number | null): string {
  return minute === null ? "" : formatEnd(minute);
}

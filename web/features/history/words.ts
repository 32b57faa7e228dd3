import { isDay } from "#domain/calendar/day.ts";
import { historyTexts as t } from "#texts/history.ts";
import { formatDay } from "#web/ui/formats.ts";

/** How values of some fields read better than as they are, by field. */
export type Words = Readonly<Record<string, (value: unknown) => string>>;

/** A field's value as people read it. */
export function wordOf(field: string, value: unknown, words: Words): string {
  const word = words[field];
  if (word) return word(value);
  if (value === null || value === undefined || value === "") return t.empty;
  if (isDay(value)) return formatDay(value);
  return typeof value === "string" ? value : JSON.stringify(value);
}

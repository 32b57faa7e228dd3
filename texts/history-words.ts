import { isDay, isMonth } from "#domain/calendar/day.ts";
import type { SubjectKind } from "#domain/ledger/subjects.ts";
import { monthText } from "./calendar-names.ts";
import { common } from "./common.ts";
import { historyTexts as t } from "./history.ts";
import { dayText } from "./moment.ts";
import { monthStateTexts } from "./month-states.ts";
import { numberText } from "./number-text.ts";
import { sheetStateTexts } from "./record-fields.ts";
import { roleTexts } from "./shell.ts";

/** How the values of some fields are worded better than as they are, by field. */
export type Words = Readonly<Record<string, (value: unknown) => string>>;

/** The word for a value of a closed set. */
export function wordIn(words: Readonly<Record<string, string>>) {
  return (value: unknown): string => words[String(value)] ?? t.empty;
}

/** The words for the fields of months and sheets. */
export const wordsOfKinds: Partial<Record<SubjectKind, Words>> = {
  "monthly-contract": { state: wordIn(monthStateTexts) },
  "attendance-sheet": { state: wordIn(sheetStateTexts) },
};

/** A field's value as people read it. */
export function wordOf(field: string, value: unknown, words: Words): string {
  const word = words[field];
  if (word) return word(value);
  if (value === null || value === undefined || value === "") return t.empty;
  if (isDay(value)) return dayText(value);
  if (isMonth(value)) return monthText(value);
  if (typeof value === "boolean") return value ? common.yes : common.no;
  if (typeof value === "number") return numberText(value);
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A change as people read it, `Κατάσταση: Υποβλήθηκε → Υπογράφηκε`; of an id without a title only that it changed. */
export function changeText(
  { field, before, after }: { field: string; before: unknown; after: unknown },
  name: string,
  words: Words,
): string {
  if (field.endsWith("Id") && [before, after].some(isId)) return name;
  const old = before === null ? "" : `${wordOf(field, before, words)} → `;
  return `${name}: ${old}${wordOf(field, after, words)}`;
}

function isId(value: unknown): boolean {
  return typeof value === "string" && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
}

/** Who did it and from where. */
export function whoText(entry: { by: string | null; role: string; source: string }): string {
  const { by, role, source } = entry;
  const sources: Readonly<Record<string, string>> = t.sources;
  const from = sources[source];
  if (by === null || role === "System") return [by ?? t.nobody, from ?? []].flat().join(", ");
  const words: Readonly<Record<string, string>> = { ...roleTexts, ...t.roles };
  return `${by} (${[words[role] ?? role, from ?? []].flat().join(", ")})`;
}

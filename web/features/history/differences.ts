import { wordOf, type Words } from "./words.ts";

/** A field by its name, and how what stands of it and what somebody would store read. */
export type FieldDifference = { field: string; name: string; now: string; mine: string };

/** The named fields of both that read otherwise: what people read alike, be it told otherwise, is no difference to them. */
export function differencesBetween(
  mine: object,
  now: Readonly<Record<string, unknown>>,
  { names, words }: { names: Readonly<Record<string, string>>; words: Words },
): FieldDifference[] {
  return Object.entries(mine).flatMap(([field, value]) => {
    const name = names[field];
    if (name === undefined || !(field in now)) return [];
    const texts = { now: wordOf(field, now[field], words), mine: wordOf(field, value, words) };
    return texts.now === texts.mine ? [] : [{ field, name, ...texts }];
  });
}

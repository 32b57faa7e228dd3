import { wordOf, type Words } from "#texts/history-words.ts";

/** A field's name, with the texts of its stored value and of the value that the user would store. */
type FieldDifference = { field: string; name: string; now: string; mine: string };

/** The named fields whose texts differ: values that read alike are no difference, even if they are encoded otherwise. */
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

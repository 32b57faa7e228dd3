import { importTexts } from "#texts/imports.ts";
import { bare } from "./columns.ts";

/** Ids of a body's records by the names that people use, several if a name is ambiguous; the accepted names, and the two error texts. */
export type Names = {
  ids: ReadonlyMap<string, readonly string[]>;
  listed: readonly string[];
  none: string;
  several: string;
};

const { compare: inGreek } = new Intl.Collator("el");

/** Structures by code or title. Codes take precedence over titles that read the same, exact codes over codes that read the same. */
export function namesOfStructures(
  structures: readonly { id: string; code: string; title: string }[],
): Names {
  return {
    ids: new Map([
      ...idsBy(structures, ({ title }) => bare(title)),
      ...idsBy(structures, ({ code }) => bare(code)),
      ...idsBy(structures, ({ code }) => code),
    ]),
    listed: structures.map(({ code, title }) => `${code} (${title})`).toSorted(inGreek),
    none: importTexts.noStructure,
    several: importTexts.severalStructures,
  };
}

/** Schedules by title. */
export function namesOfSchedules(schedules: readonly { id: string; title: string }[]): Names {
  return {
    ids: idsBy(schedules, ({ title }) => bare(title)),
    listed: schedules.map(({ title }) => title).toSorted(inGreek),
    none: importTexts.noSchedule,
    several: importTexts.severalSchedules,
  };
}

/** The record that a text names, or an error; the message quotes the text and says what is accepted. */
export function readName(names: Names, text: string): { id: string } | { message: string } {
  const [id, ...others] = names.ids.get(text) ?? names.ids.get(bare(text)) ?? [];
  if (id === undefined)
    return { message: importTexts.read(text, `${names.none}${importTexts.allowed(names.listed)}`) };
  return others.length > 0 ? { message: importTexts.read(text, names.several) } : { id };
}

function idsBy<T extends { id: string }>(
  records: readonly T[],
  nameOf: (one: T) => string,
): Map<string, string[]> {
  const byName = Map.groupBy(records, nameOf);
  return new Map([...byName].map(([name, found]) => [name, found.map(({ id }) => id)]));
}

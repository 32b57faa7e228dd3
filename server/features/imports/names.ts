import { importTexts } from "#texts/imports.ts";
import { bare } from "./columns.ts";

/** Records of a body by what people call them, several where they are called alike; how they are listed, and what is said otherwise. */
export type Names = {
  ids: ReadonlyMap<string, readonly string[]>;
  listed: readonly string[];
  none: string;
  several: string;
};

const { compare: inGreek } = new Intl.Collator("el");

/** Structures by code or title. A code wins over a title that reads the same, and a code to the letter over one that reads the same. */
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

/** The one that a text names, or why that cannot be said; a message quotes what was read and says what would be. */
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
  const named = Map.groupBy(records, nameOf);
  return new Map([...named].map(([name, found]) => [name, found.map(({ id }) => id)]));
}

import { fold } from "#domain/identity/fold.ts";
import type { Cell } from "#server/integrations/files/read-xlsx.ts";

/** A column that a file may have, and its other common names. */
export type ImportColumn<F extends string> = {
  field: F;
  header: string;
  synonyms: readonly string[];
  isRequired: boolean;
  /** Repeats what other columns say, and is not in any template. */
  isAlternative?: true;
  /** Holds decimals, which a file with commas between its fields may cut in two. */
  isDecimal?: true;
};

/** The field of each column of a file, in the file's order; null if it is none, or one already found. */
export function fieldsOfHeader<F extends string>(
  header: readonly Cell[],
  columns: readonly ImportColumn<F>[],
): (F | null)[] {
  const byName = new Map(
    columns.flatMap(({ field, header, synonyms }) =>
      [header, ...synonyms].map((name) => [bare(name), field]),
    ),
  );
  const met = new Set<F>();
  return header.map((cell) => {
    const field = byName.get(bare(String(cell ?? ""))) ?? null;
    if (field === null || met.has(field)) return null;
    met.add(field);
    return field;
  });
}

/** Headers of required columns that the file lacks. */
export function missingHeaders<F extends string>(
  fields: readonly (F | null)[],
  columns: readonly ImportColumn<F>[],
): string[] {
  return columns
    .filter(({ field, isRequired }) => isRequired && !fields.includes(field))
    .map(({ header }) => header);
}

/** A name without accents, case, blanks and punctuation, Latin look-alikes read as Greek. */
export function bare(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, "");
}

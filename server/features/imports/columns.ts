import { fold } from "#domain/identity/fold.ts";
import type { Cell } from "#server/integrations/files/read-xlsx.ts";

/** A column that a file may have, and what else people call it. */
export type ImportColumn<F extends string> = {
  field: F;
  header: string;
  synonyms: readonly string[];
  isRequired: boolean;
  /** Says what other columns say too, and is in no template. */
  isAlternative?: true;
};

/** Which of our fields each column of a file is, in the file's order; null where it is none, or one already met. */
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

/** Headers of required columns that the file does not have. */
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

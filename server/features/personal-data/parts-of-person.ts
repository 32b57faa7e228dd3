import { sql } from "kysely";
import type { ErasurePart } from "#api/personal-data.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Decision, Person } from "./decision.ts";
import { decisions } from "./tables.ts";

/** A table with rows that belong to persons. */
export type PersonTable = {
  [T in keyof typeof decisions]: (typeof decisions)[T] extends { holds: "person" } ? T : never;
}[keyof typeof decisions];

/** The tables with rows that belong to persons, in the order of an erasure. */
export const personTables = Object.entries<Decision>(decisions).flatMap(([table, decision]) =>
  // Guarantee: exactly the keys of `PersonTable`.
  decision.holds === "person" ? [{ ...decision, table: table as PersonTable }] : [],
) satisfies readonly (Extract<Decision, { holds: "person" }> & { table: PersonTable })[];

/** What an erasure does to the person's rows, table by table; tables without any are left out. */
export async function partsOf(db: Reader, person: Person): Promise<ErasurePart[]> {
  const parts: ErasurePart[] = [];
  for (const { table, rows, fate } of personTables) {
    if (fate.act === "ended") continue;
    const found = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(table)} t where ${rows(person)}`.execute(db);
    const count = found.rows[0]?.rows ?? 0;
    if (count > 0) parts.push({ table, act: fate.act, rows: count });
  }
  return parts;
}

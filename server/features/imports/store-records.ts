import { type RawBuilder, sql } from "kysely";
import { inColumns } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { changedMeanwhile } from "./import-file.ts";

/** A record of a body to store: its new fields, and its previous version if it is known. */
type Change = { id: string; fields: object; before: { version: number } | null };

/** The table and body of the records. */
type Place = { table: "employee" | "structure"; organizationId: string };

/**
 * Stores new and changed records, each kind in one statement; all have the same fields. Throws `changed` when a known
 * one is not as it was judged.
 */
export async function storeRecords(
  tx: Writer,
  { table, organizationId }: Place,
  changes: readonly Change[],
): Promise<void> {
  const columns = Object.keys(inColumns(changes[0]?.fields ?? {}));
  const listed = (of: "" | "r.") => sql.join(columns.map((column) => sql.ref(`${of}${column}`)));
  const added = changes.filter(({ before }) => before === null);
  await sql`
    insert into ${sql.table(table)} (organization_id, id, ${listed("")})
    select ${organizationId}::uuid, r.id, ${listed("r.")} from ${recordset(table, added)}`.execute(
    tx,
  );
  const edited = changes.filter(({ before }) => before !== null);
  const set = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`r.${column}`)}`);
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} e set ${sql.join(set)}, version = e.version + 1
    from ${recordset(table, edited)}
    where e.organization_id = ${organizationId} and e.id = r.id and e.version = r.version`.execute(
    tx,
  );
  if (Number(numAffectedRows ?? 0) !== edited.length) throw changedMeanwhile();
}

function recordset(table: Place["table"], changes: readonly Change[]): RawBuilder<unknown> {
  const rows = changes.map(({ id, fields, before }) => ({
    id,
    version: before?.version ?? 0,
    ...inColumns(fields),
  }));
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as r`;
}

import { sql } from "kysely";
import type { Reader } from "#server/db/handles.ts";

/** What users, and recipients of links, who wrote records are called, by their id. */
export async function handsOf(
  db: Reader,
  organizationId: string,
  records: readonly { updated_by: string | null }[],
): Promise<ReadonlyMap<string | null, string>> {
  if (records.length === 0) return new Map();
  const ids = records.map((record) => record.updated_by);
  const { rows } = await sql<{ id: string; name: string }>`
    select id, nick_name as name from app_user where id = any (${ids}::uuid[])
    union all
    select id, recipient_name from link where organization_id = ${organizationId} and id = any (${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

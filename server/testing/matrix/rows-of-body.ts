import { sql } from "kysely";
import { inBodies } from "../../db/seed/in-body.ts";
import type { World } from "../world.ts";

/** Rows of a body: table → count and digest, as the owner of the tables sees them. */
export async function rowsOfBody(
  world: World,
  organizationId: string,
): Promise<Record<string, string>> {
  return inBodies(world.owner, [organizationId], async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'organization_id' order by table_name
    `.execute(tx);
    const digests = tables.map(
      ({ name }) => sql`
        select ${name}::text as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as digest
        from ${sql.table(name)} t where t.organization_id = ${organizationId}`,
    );
    const { rows } = await sql<{ name: string; digest: string }>`
      ${sql.join(digests, sql` union all `)}`.execute(tx);
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  });
}

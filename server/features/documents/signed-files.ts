import { sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";

/** The contracts that have a PDF, uploaded or approved, of each kind of document that an approval needs. */
export async function contractsWithSignedFiles(
  db: Reader,
  organizationId: string,
  contractIds: readonly string[],
  today: Day,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select given.id from unnest(${contractIds}::uuid[]) given(id)
    where not exists (
      select from document_kind k
      where k.for_approval and k.valid_from <= ${today} and (k.valid_to is null or k.valid_to >= ${today})
        and not exists (
          select from document d
          where d.organization_id = ${organizationId} and d.contract_id = given.id and d.kind = k.code
            and d.type = 'pdf' and d.state in ('uploaded', 'approved')))
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

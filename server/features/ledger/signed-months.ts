import { sql } from "kysely";
import type { Month } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { digestDue, digestOfMonth } from "#server/features/verification/public.ts";
import type { Difference } from "./differences.ts";

/** Signatures in force over a month that no longer is the one that was signed. */
export async function changedSignedMonths(
  db: Reader,
  organizationId: string,
): Promise<Difference[]> {
  const { rows } = await sql<{
    id: string;
    structureId: string;
    month: Month;
    digest: string;
    entryId: string | null;
    leftOut: string[];
    countersigns: string | null;
  }>`
    select distinct on (g.structure_id, g.month, g.countersigns) g.id, g.structure_id as "structureId", g.month, g.digest,
      g.left_out as "leftOut", g.countersigns,
      (select max(e.id)::text from ledger_entry e where e.organization_id = g.organization_id
        and e.subject_kind = 'month-signature' and e.subject_id = g.id::text) as "entryId"
    from month_signature g
    where g.organization_id = ${organizationId} and not exists (
      select from monthly_contract m
      where m.organization_id = g.organization_id and m.structure_id = g.structure_id and m.month = g.month
        and (g.countersigns is null and m.state in ('draft', 'submitted', 'returned')
          or m.contract_id = g.countersigns and m.state not in ('signed', 'approved', 'paid')))
    order by g.structure_id, g.month, g.countersigns, g.signed_at desc, g.id desc
  `.execute(db);
  const found: Difference[] = [];
  for (const { id, digest, entryId, ...covered } of rows) {
    const due = await digestDue(db, { organizationId, id, digest });
    if ((await digestOfMonth(db, { organizationId, ...covered })) === due) continue;
    found.push({ kind: "signed-month-changed", subject: `month-signature ${id}`, entryId });
  }
  return found;
}

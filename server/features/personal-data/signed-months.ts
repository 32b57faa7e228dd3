import { sql } from "kysely";
import type { Month } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import { digestDue, digestOfMonth, type Signature } from "#server/features/verification/public.ts";
import { entryOf, type Entry } from "#server/kernel/write.ts";
import type { Person } from "./decision.ts";
import { byContract } from "./rows-of-person.ts";

type SignedMonth = Signature & {
  organizationId: string;
  month: Month;
  countersigns: string | null;
};

/** Signatures over months of the person whose data today equal what was signed. */
export async function monthsSignedWith(tx: Writer, person: Person): Promise<SignedMonth[]> {
  const { rows } = await sql<SignedMonth>`
    select g.organization_id as "organizationId", g.id, g.structure_id as "structureId", g.month, g.digest, g.code,
      g.signed_at as "signedAt", g.signed_by as "signedBy", g.left_out as "leftOut", g.countersigns
    from month_signature g
    where (g.organization_id, g.structure_id, g.month) in (
      select t.organization_id, t.structure_id, t.month from monthly_contract t where ${byContract(person)})
    order by g.month, g.signed_at
  `.execute(tx);
  const standing: SignedMonth[] = [];
  for (const signed of rows)
    if ((await digestOfMonth(tx, signed)) === (await digestDue(tx, signed))) standing.push(signed);
  return standing;
}

/** The ledger entries for signatures whose months lost words: the digest that they must have from now on. */
export async function resign(tx: Writer, signatures: readonly SignedMonth[]): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const signed of signatures) {
    const { id, structureId, organizationId: _organizationId, ...fields } = signed;
    const digestAfterErasure = await digestOfMonth(tx, signed);
    if (digestAfterErasure === (await digestDue(tx, signed))) continue;
    const after = { ...fields, digestAfterErasure };
    entries.push(entryOf("month-signature", id, { structureId, after }));
  }
  return entries;
}

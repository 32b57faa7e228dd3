import { type Kysely, sql, type Transaction } from "kysely";
import { systemChain } from "#domain/ledger/entry.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import { type SubjectKind, subjectKinds } from "#domain/ledger/subjects.ts";
import type { DB } from "#server/db/database.gen.ts";
import { fenceOf, stateDigest } from "#server/kernel/leave-entries.ts";
import { scopeOf } from "#server/kernel/read-body.ts";
import { kindsIn } from "#server/kernel/subjects/all.ts";
import type { StateSource } from "#server/kernel/subjects/subject.ts";
import { subjectsWithoutEntry } from "./subjects-without-entry.ts";

const act: LedgerAct = "ledger.tell";

/** Adds state entries to the ledgers of the system and of every organization. */
export async function tellAllStates(db: Kysely<DB>): Promise<void> {
  const bodies = await db.selectFrom("organization").select("id").orderBy("id").execute();
  for (const { id } of [{ id: systemChain }, ...bodies]) await tellStates(db, id);
}

/**
 * Adds to the ledger of an organization or of the system the state of every subject without an entry that holds one:
 * rows from the catalogue or the demonstration data, not from anyone's act. From then on they are compared like the
 * rest. Records and signatures never come from there.
 */
export function tellStates(
  db: Kysely<DB>,
  organizationId: string,
  kinds: readonly SubjectKind[] = subjectKinds,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const ofSystem = organizationId === systemChain;
    await sql.raw(scopeOf(ofSystem ? [] : [organizationId])).execute(tx);
    await sql`select pg_advisory_xact_lock(${fenceOf(organizationId)})`.execute(tx);
    for (const one of kindsIn(organizationId))
      if (kinds.includes(one.kind)) await tellKind(tx, organizationId, one);
  });
}

/** Whether such state entries were ever added to the ledger of the system. */
export async function areStatesRecorded(db: Kysely<DB>): Promise<boolean> {
  const found = db.selectFrom("audit_entry").select("id").where("act", "=", act);
  return (await found.limit(1).executeTakeFirst()) !== undefined;
}

async function tellKind(
  tx: Transaction<DB>,
  organizationId: string,
  { kind, source }: { kind: SubjectKind; source: StateSource },
): Promise<void> {
  if ("says" in source.as && source.as.usual === null) return;
  const ofSystem = organizationId === systemChain;
  const digest = "form" in source.as ? stateDigest(source.as.form) : sql`null::bytea`;
  const words = "form" in source.as ? sql`null::jsonb` : sql`p.state`;
  const place = ofSystem ? sql`audit_entry (ip` : sql`ledger_entry (source, organization_id`;
  await sql`
    insert into ${place}, act, actor_role, request_id, subject_kind, subject_id, after, salt, state)
    select ${ofSystem ? sql`''` : sql`'job', ${organizationId}::uuid`}, ${act}, 'System', ${act}, ${kind}, p.subject_id, ${words}, s.salt, ${digest}
    from (select p.subject_id, p.state, uuid_send(gen_random_uuid()) as salt ${subjectsWithoutEntry({ organizationId, kind, source }, "keep state")} offset 0) p
    cross join lateral (select p.salt) s
    order by p.subject_id
  `.execute(tx);
}

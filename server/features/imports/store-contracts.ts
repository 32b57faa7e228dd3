import { type RawBuilder, sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { Writer } from "#server/db/handles.ts";
import { contractRow, madeBy, termRow } from "#server/features/contracts/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Entry } from "#server/kernel/write.ts";
import { changedMeanwhile } from "./import-file.ts";
import type { Judged } from "./import-kind.ts";
import type { ContractRecord } from "./judge-contracts.ts";

type Change = ContractRecord & { id: string };

/** Stores new contracts as drafts with their first term, and changed drafts, each kind in one statement. */
export async function storeContracts(
  tx: Writer,
  ctx: BodyContext,
  rows: readonly Judged<ContractRecord>[],
): Promise<Entry[]> {
  const changes = rows.flatMap(({ record }): Change[] =>
    record ? [{ ...record, id: record.before?.id ?? uuid() }] : [],
  );
  if (changes.length === 0) return [];
  await insertDrafts(tx, ctx, changes);
  await updateDrafts(tx, ctx, changes);
  return changes.map(({ id, employeeId, values, before }) => ({
    subjectKind: "contract",
    subjectId: id,
    before: before && { employeeId, ...before.values },
    after: { employeeId, ...values },
  }));
}

async function insertDrafts(
  tx: Writer,
  { organizationId, actor, now }: BodyContext,
  changes: readonly Change[],
): Promise<void> {
  const drafts = recordset(changes.filter(({ before }) => before === null));
  await sql`
    insert into contract (organization_id, id, employee_id, number, employment_type, specialty, start_date, end_date, state, made_by)
    select ${organizationId}::uuid, r.id, r.employee_id, r.number, r.employment_type, r.specialty, r.start_date, r.end_date, 'draft',
      array[${actor.userId}::uuid]
    from ${drafts}`.execute(tx);
  await sql`
    insert into contract_term (organization_id, id, contract_id, structure_id, schedule_id, weekly_minutes, pay_basis, rate, valid_from)
    select ${organizationId}::uuid, r.term_id, r.id, r.structure_id, r.schedule_id, r.weekly_minutes, r.pay_basis, r.rate, r.start_date
    from ${drafts}`.execute(tx);
  await sql`
    insert into contract_act (organization_id, contract_id, seq, state, at, by_user)
    select ${organizationId}::uuid, r.id, 1, 'draft', ${now}, ${actor.userId}::uuid from ${drafts}`.execute(
    tx,
  );
}

async function updateDrafts(
  tx: Writer,
  ctx: BodyContext,
  changes: readonly Change[],
): Promise<void> {
  const { organizationId } = ctx;
  const known = changes.filter(({ before }) => before !== null);
  const edited = recordset(known);
  const { numAffectedRows } = await sql`
    update contract c set employment_type = r.employment_type, specialty = r.specialty, start_date = r.start_date,
      end_date = r.end_date, made_by = ${madeBy(ctx)}, version = c.version + 1
    from ${edited}
    where c.organization_id = ${organizationId} and c.id = r.id and c.version = r.version
      and c.state in ('draft', 'rejected')`.execute(tx);
  if (Number(numAffectedRows ?? 0) !== known.length) throw changedMeanwhile();
  await sql`
    update contract_term t set structure_id = r.structure_id, schedule_id = r.schedule_id,
      weekly_minutes = r.weekly_minutes, pay_basis = r.pay_basis, rate = r.rate, valid_from = r.start_date
    from ${edited}
    where t.organization_id = ${organizationId} and t.contract_id = r.id`.execute(tx);
}

function recordset(changes: readonly Change[]): RawBuilder<unknown> {
  const rows = changes.map(({ id, employeeId, values, before }) => ({
    id,
    term_id: uuid(),
    version: before?.version ?? 0,
    employee_id: employeeId,
    ...contractRow(values),
    ...termRow(values),
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
    id uuid, term_id uuid, version integer, employee_id uuid, number text, employment_type integer, specialty text,
    start_date date, end_date date, structure_id uuid, schedule_id uuid, weekly_minutes integer, pay_basis text,
    rate numeric)`;
}

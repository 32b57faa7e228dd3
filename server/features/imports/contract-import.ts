import { sql, type RawBuilder } from "kysely";
import { v7 as uuid } from "uuid";
import { cleanAfm } from "#domain/identity/afm.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import { heldTerms, contractRow, madeBy, termRow } from "#server/features/contracts/public.ts";
import { scheduleFromRow } from "#server/features/schedules/public.ts";
import { holdStructures } from "#server/features/structures/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { entryOf } from "#server/kernel/write.ts";
import { contractColumns, type ContractField, type ContractValues } from "./contract-columns.ts";
import { changedMeanwhile } from "./import-file.ts";
import type { FileRow, ImportKind } from "./import-kind.ts";
import {
  type ContractRecord,
  type ContractRegister,
  judgeContracts,
  type KnownContract,
} from "./judge-contracts.ts";
import { namesOfSchedules, namesOfStructures } from "./names.ts";

/** The import of contracts: the number identifies the contract of a row, the tax number its person. */
export const contractImport: ImportKind<ContractField, ContractRecord> = {
  act: "contract.import",
  columns: contractColumns,
  keys: ["contract_organization_id_number_key"],
  lock: holdStructures,
  judge: async (db, ctx, rows) => {
    const { employeeId: ownId } = await ownAffairs(db, ctx);
    const register = await registerFor(db, ctx.organizationId, rows);
    return judgeContracts(rows, { ...register, ownId, today: ctx.today });
  },
  /** Stores new contracts as drafts with their first term, and changed drafts, each kind in one statement. */
  store: async (tx, ctx, rows) => {
    const changes = rows.flatMap(({ record }): Change[] =>
      record ? [{ ...record, id: record.before?.id ?? uuid() }] : [],
    );
    if (changes.length === 0) return [];
    await insertDrafts(tx, ctx, changes);
    await updateDrafts(tx, ctx, changes);
    return changes.map(({ id, employeeId, values, before }) =>
      entryOf("contract", id, {
        before: before && { employeeId, ...before.values },
        after: { employeeId, ...values },
      }),
    );
  },
};

async function registerFor(
  db: Reader,
  organizationId: string,
  rows: readonly FileRow<ContractField>[],
): Promise<Omit<ContractRegister, "ownId" | "today">> {
  const texts = (field: ContractField) => rows.map(({ cells }) => String(cells.get(field) ?? ""));
  const people = await db
    .selectFrom("employee")
    .select(["id", "afm", "last_name", "first_name"])
    .where("organization_id", "=", organizationId)
    .where((of) => of("afm", "=", of.fn.any(of.val(texts("afm").map(cleanAfm)))))
    .execute();
  const structures = await db
    .selectFrom("structure")
    .select(["id", "code", "title", "schedule_id as scheduleId", "closed_on as closedOn"])
    .where("organization_id", "=", organizationId)
    .execute();
  const schedules = await db
    .selectFrom("schedule")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .execute();
  return {
    people: new Map(
      people.map((one) => [one.afm, { id: one.id, name: `${one.last_name} ${one.first_name}` }]),
    ),
    contracts: await knownContracts(db, organizationId, texts("number")),
    names: { structure: namesOfStructures(structures), schedule: namesOfSchedules(schedules) },
    structures: new Map(structures.map((one) => [one.id, one])),
    schedules: new Map(schedules.map((row) => [row.id, scheduleFromRow(row)])),
    heldTerms: await heldTerms(
      db,
      organizationId,
      people.map(({ id }) => id),
    ),
  };
}

async function knownContracts(
  db: Reader,
  organizationId: string,
  numbers: readonly string[],
): Promise<Map<string, KnownContract>> {
  const { rows } = await sql<Omit<KnownContract, "values"> & ContractValues>`
    select c.id, c.version, c.employee_id as "employeeId", c.state, n.terms, c.number,
      c.employment_type as "employmentType", c.specialty, c.start_date as "startDate", c.end_date as "endDate",
      t.structure_id as "structureId", t.schedule_id as "scheduleId", t.weekly_minutes as "weeklyMinutes",
      t.pay_basis as "payBasis", t.rate
    from contract c
    join lateral (
      select count(*)::int as terms, min(o.valid_from) as first from contract_term o
      where o.organization_id = c.organization_id and o.contract_id = c.id) n on true
    join contract_term t on t.organization_id = c.organization_id and t.contract_id = c.id and t.valid_from = n.first
    where c.organization_id = ${organizationId} and c.number = any (${numbers}::text[])
  `.execute(db);
  return new Map(
    rows.map(({ id, version, employeeId, state, terms, ...values }) => [
      values.number,
      { id, version, employeeId, state, terms, values },
    ]),
  );
}

type Change = ContractRecord & { id: string };

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

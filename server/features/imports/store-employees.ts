import { type RawBuilder, sql } from "kysely";
import { v7 as uuid } from "uuid";
import { inColumns } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { maskedFields } from "#server/features/employees/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Entry } from "#server/kernel/write.ts";
import { changedMeanwhile } from "./import-file.ts";
import type { Judged } from "./import-kind.ts";
import { type EmployeeRecord, noFields } from "./judge-employees.ts";

type Change = EmployeeRecord & { id: string };

const columns = Object.keys(inColumns(noFields));

/** Stores new and changed employees, each kind in one statement, and gives them the punches that wait for their cards. */
export async function storeEmployees(
  tx: Writer,
  { organizationId }: BodyContext,
  rows: readonly Judged<EmployeeRecord>[],
): Promise<Entry[]> {
  const changes = rows.flatMap(({ record }): Change[] =>
    record ? [{ ...record, id: record.before?.id ?? uuid() }] : [],
  );
  if (changes.length === 0) return [];
  await insertNew(tx, organizationId, changes);
  await updateKnown(tx, organizationId, changes);
  await sql`
    update punch p set employee_id = e.id
    from employee e
    where p.organization_id = ${organizationId} and p.employee_id is null
      and e.organization_id = p.organization_id and e.card_number = p.card_number`.execute(tx);
  return changes.map(({ id, fields, before }) => ({
    subjectKind: "employee",
    subjectId: id,
    before: before && maskedFields(before.fields),
    after: maskedFields(fields),
  }));
}

async function insertNew(
  tx: Writer,
  organizationId: string,
  changes: readonly Change[],
): Promise<void> {
  const added = changes.filter(({ before }) => before === null);
  await sql`
    insert into employee (organization_id, id, ${listed("")})
    select ${organizationId}::uuid, r.id, ${listed("r.")} from ${recordset(added)}`.execute(tx);
}

/** The columns of what a person typed, each after `of`. */
function listed(of: "" | "r."): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(`${of}${column}`)));
}

async function updateKnown(
  tx: Writer,
  organizationId: string,
  changes: readonly Change[],
): Promise<void> {
  const edited = changes.filter(({ before }) => before !== null);
  const set = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`r.${column}`)}`);
  const { numAffectedRows } = await sql`
    update employee e set ${sql.join(set)}, version = e.version + 1
    from ${recordset(edited)}
    where e.organization_id = ${organizationId} and e.id = r.id and e.version = r.version`.execute(
    tx,
  );
  if (Number(numAffectedRows ?? 0) !== edited.length) throw changedMeanwhile();
}

function recordset(changes: readonly Change[]): RawBuilder<unknown> {
  const rows = changes.map(({ id, fields, before }) => ({
    id,
    version: before?.version ?? 0,
    ...inColumns(fields),
  }));
  return sql`jsonb_populate_recordset(null::employee, ${JSON.stringify(rows)}::jsonb) as r`;
}

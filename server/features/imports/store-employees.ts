import { type RawBuilder, sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { Writer } from "#server/db/handles.ts";
import { employeeRow, maskedFields } from "#server/features/employees/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Entry } from "#server/kernel/write.ts";
import { changedMeanwhile } from "./import-file.ts";
import type { Judged } from "./import-kind.ts";
import type { EmployeeRecord } from "./judge-employees.ts";

type Change = EmployeeRecord & { id: string };

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
    insert into employee (organization_id, id, afm, amka, last_name, first_name, father_name, birth_date, email,
      phone, iban, education, specialty, card_number)
    select ${organizationId}::uuid, r.id, r.afm, r.amka, r.last_name, r.first_name, r.father_name, r.birth_date, r.email,
      r.phone, r.iban, r.education, r.specialty, r.card_number
    from ${recordset(added)}`.execute(tx);
}

async function updateKnown(
  tx: Writer,
  organizationId: string,
  changes: readonly Change[],
): Promise<void> {
  const edited = changes.filter(({ before }) => before !== null);
  const { numAffectedRows } = await sql`
    update employee e set afm = r.afm, amka = r.amka, last_name = r.last_name, first_name = r.first_name,
      father_name = r.father_name, birth_date = r.birth_date, email = r.email, phone = r.phone, iban = r.iban,
      education = r.education, specialty = r.specialty, card_number = r.card_number, version = e.version + 1
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
    ...employeeRow(fields),
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
    id uuid, version integer, afm text, amka text, last_name text, first_name text, father_name text,
    birth_date date, email text, phone text, iban text, education text, specialty text, card_number text)`;
}

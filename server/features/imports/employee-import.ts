import { type RawBuilder, sql } from "kysely";
import { v7 as uuid } from "uuid";
import { cleanAfm } from "#domain/identity/afm.ts";
import { cleanAmka } from "#domain/identity/amka.ts";
import { inColumns } from "#server/db/columns.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import { employeeSelection, maskedFields, noFields } from "#server/features/employees/public.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { entryOf } from "#server/kernel/write.ts";
import { employeeColumns, type EmployeeField } from "./employee-columns.ts";
import { changedMeanwhile } from "./import-file.ts";
import type { FileRow, ImportKind } from "./import-kind.ts";
import { type EmployeeRecord, judgeEmployees, type Register } from "./judge-employees.ts";

/** The import of employees: the tax number says who a row is about. */
export const employeeImport: ImportKind<EmployeeField, EmployeeRecord> = {
  act: "employee.import",
  columns: employeeColumns,
  keys: [
    "employee_organization_id_afm_key",
    "employee_amka",
    "employee_organization_id_card_number_key",
  ],
  judge: async (db, ctx, rows) => {
    const { afm: ownAfm } = await ownAffairs(db, ctx);
    const register = await registerFor(db, ctx.organizationId, rows);
    return judgeEmployees(rows, { ...register, ownAfm, today: ctx.today });
  },
  /** Stores new and changed employees, each kind in one statement, and gives them the punches that wait for their cards. */
  store: async (tx, { organizationId }, rows) => {
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
    return changes.map(({ id, fields, before }) =>
      entryOf("employee", id, {
        before: before && maskedFields(before.fields),
        after: maskedFields(fields),
      }),
    );
  },
};

async function registerFor(
  db: Reader,
  organizationId: string,
  rows: readonly FileRow<EmployeeField>[],
): Promise<Omit<Register, "ownAfm" | "today">> {
  const texts = (field: EmployeeField) => rows.map(({ cells }) => String(cells.get(field) ?? ""));
  const known = await db
    .selectFrom("employee as e")
    .select(["e.id", "e.version", ...employeeSelection])
    .where("e.organization_id", "=", organizationId)
    .where((of) =>
      of.or([
        of("e.afm", "=", of.fn.any(of.val(texts("afm").map(cleanAfm)))),
        of("e.amka", "=", of.fn.any(of.val(texts("amka").map(cleanAmka)))),
        of("e.card_number", "=", of.fn.any(of.val(texts("cardNumber")))),
      ]),
    )
    .execute();
  return {
    byAfm: new Map(
      known.map(({ id, version, ...fields }) => [fields.afm, { id, version, fields }]),
    ),
    afmOfAmka: new Map(known.flatMap(({ amka, afm }) => (amka ? [[amka, afm]] : []))),
    afmOfCard: new Map(
      known.flatMap(({ cardNumber, afm }) => (cardNumber ? [[cardNumber, afm]] : [])),
    ),
  };
}

type Change = EmployeeRecord & { id: string };

const columns = Object.keys(inColumns(noFields));

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

import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import { cleanAfm } from "#domain/identity/afm.ts";
import { cleanAmka } from "#domain/identity/amka.ts";
import type { Reader } from "#server/db/handles.ts";
import { employeeSelection, maskedFields } from "#server/features/employees/public.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { requireGoing } from "#server/kernel/require-going.ts";
import { entryOf } from "#server/kernel/write.ts";
import { employeeColumns, type EmployeeField } from "./employee-columns.ts";
import type { FileRow, ImportKind } from "./import-kind.ts";
import { type EmployeeRecord, judgeEmployees, type Register } from "./judge-employees.ts";
import { storeRecords } from "./store-records.ts";

/** The import of employees: the tax number identifies the person of a row. */
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
  /** Stores new and changed employees, each kind in one statement, and links the punches that wait for their cards. */
  store: async (tx, { organizationId, today }, rows) => {
    const changes = rows.flatMap(({ record }) =>
      record ? [{ ...record, id: record.before?.id ?? uuid() }] : [],
    );
    if (changes.length === 0) return [];
    if (changes.some(({ before }) => before === null))
      await requireGoing(tx, organizationId, today);
    await storeRecords(tx, { table: "employee", organizationId }, changes);
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

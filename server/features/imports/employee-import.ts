import { cleanAfm } from "#domain/identity/afm.ts";
import { cleanAmka } from "#domain/identity/amka.ts";
import type { Reader } from "#server/db/handles.ts";
import { employeeSelection } from "#server/features/employees/public.ts";
import { employeeColumns, type EmployeeField } from "./employee-columns.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import type { FileRow, ImportKind } from "./import-kind.ts";
import { type EmployeeRecord, judgeEmployees, type Register } from "./judge-employees.ts";
import { storeEmployees } from "./store-employees.ts";

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
  store: storeEmployees,
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

import { sql } from "kysely";
import {
  payrollLayoutList,
  type PayrollLayoutFields,
  type PayrollLayoutOut,
} from "#api/payroll-layouts.ts";
import { signedStates } from "#domain/attendance/monthly.ts";
import type { Month } from "#domain/calendar/day.ts";
import { fieldsIn } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { listing } from "#server/lists/listing.ts";
import { payrollLayoutListTexts } from "#texts/payroll-layout-pages.ts";

/** The typed fields of a layout, in the order of the form. */
export const layoutFields = [
  "title",
  "form",
  "per",
  "delimiter",
  "withHeads",
  "decimalSign",
  "hours",
  "encoding",
  "columns",
  "kinds",
] as const satisfies readonly (keyof PayrollLayoutFields)[];

/** The layouts of a body. */
export const payrollLayoutListing = listing(payrollLayoutList, {
  texts: payrollLayoutListTexts,
  matching: (db, { organizationId, search }) =>
    layoutsOf(db, organizationId).where(matchesWords(sql`greek_key(l.title)`, search)),
  shown: (matching) => matching.selectAll(),
  order: { by: { title: "l.title" }, last: ["l.id"] },
  item: (row) => layoutFromRow(row),
  values: { columns: ({ columns }) => columns.length },
});

/** The layouts of a body, as `l`. */
export function layoutsOf(db: Reader, organizationId: string) {
  return db.selectFrom("payroll_layout as l").where("l.organization_id", "=", organizationId);
}

/** A layout of the body; undefined if it has none with that id. */
export async function layoutOf(
  db: Reader,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<PayrollLayoutOut | undefined> {
  const found = layoutsOf(db, organizationId).selectAll().where("l.id", "=", id);
  const row = await found.executeTakeFirst();
  return row && layoutFromRow(row);
}

type LayoutRow = Awaited<
  ReturnType<ReturnType<ReturnType<typeof layoutsOf>["selectAll"]>["executeTakeFirstOrThrow"]>
>;

/** Guarantee: only the layouts' write calls write `columns` and `kinds`, after `faultOfLayout`. */
export function layoutFromRow(row: LayoutRow): PayrollLayoutOut {
  const { id, version, columns, kinds } = row;
  return {
    ...fieldsIn(row, layoutFields),
    id,
    version,
    columns: columns as PayrollLayoutFields["columns"],
    kinds: kinds as PayrollLayoutFields["kinds"],
  };
}

/** The newest signed month, else the newest month; null if the body has none. */
export async function sampleMonth(db: Reader, organizationId: string): Promise<Month | null> {
  const months = db
    .selectFrom("monthly_contract")
    .select("month")
    .where("organization_id", "=", organizationId)
    .orderBy("month", "desc")
    .limit(1);
  const signed = await months.where("state", "in", signedStates).executeTakeFirst();
  const found = signed ?? (await months.where("state", "<>", "cancelled").executeTakeFirst());
  return found?.month ?? null;
}

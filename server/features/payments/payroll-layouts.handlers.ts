import { v7 as uuid } from "uuid";
import type { PayrollLayoutFields, payrollLayouts } from "#api/payroll-layouts.ts";
import { faultOfLayout } from "#domain/payments/refusal-to-layout.ts";
import { inColumns } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { deleteRows, insertRow } from "#server/db/rows.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { fieldFault, orNotFound, requireVersion } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { requireOwnTitle } from "#server/kernel/require-own-title.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { payrollLayoutTexts } from "#texts/payroll-layout-pages.ts";
import { layoutFaultText } from "#texts/payroll-layouts.ts";
import { fileOfLayout, outcomeOfLayout } from "./month-in-layout.ts";
import {
  layoutFromRow,
  layoutsOf,
  payrollLayoutListing,
  sampleMonth,
} from "./payroll-layouts.queries.ts";
import { payrollListing } from "./payroll.ts";

/** Enough to check whether the columns are where they should be. */
const sampleRows = 5;

export const payrollLayoutHandlers: Handlers<typeof payrollLayouts> = {
  ...payrollLayoutListing.calls,
  getSample: async (ctx, { organizationId }) => {
    const month = await readBody(ctx, (db) => sampleMonth(db, organizationId));
    if (month === null) return { month, rows: [] };
    const query = { organizationId, month, skip: 0, take: sampleRows };
    return { month, rows: (await payrollListing.getAll(ctx, query)).items };
  },
  getOutcome: outcomeOfLayout,
  getFile: fileOfLayout,
  /** Adds a layout to the body. Throws `invalid` if another has its title or no file could be made from it. */
  create: (ctx, { organizationId, ...fields }) =>
    write(ctx, "payroll-layout.create", async (tx) => {
      const id = uuid();
      await requireFitting(tx, { organizationId, id, was: null }, fields);
      await insertRow(tx, "payroll_layout", {
        organization_id: organizationId,
        id,
        ...layoutColumns(fields),
      });
      return {
        entries: [entryOf("payroll-layout", id, { after: fields })],
        result: { id, version: 1 },
      };
    }),
  /** Changes a layout. Throws like `create`, and `changed` when someone else changed it first. */
  update: (ctx, { organizationId, id, version, ...fields }) =>
    write(ctx, "payroll-layout.update", async (tx) => {
      const before = await lockLayout(tx, { organizationId, id, version });
      await requireFitting(tx, { organizationId, id, was: before.title }, fields);
      await tx
        .updateTable("payroll_layout")
        .set({ ...layoutColumns(fields), version: version + 1 })
        .where((of) => of.and({ organization_id: organizationId, id }))
        .execute();
      return {
        entries: [entryOf("payroll-layout", id, { before, after: fields })],
        result: { id, version: version + 1 },
      };
    }),
  /** Removes a layout. The ledger keeps its last fields. */
  delete: (ctx, { organizationId, id, version }) =>
    write(ctx, "payroll-layout.delete", async (tx) => {
      const before = await lockLayout(tx, { organizationId, id, version });
      await deleteRows(tx, "payroll_layout", { organization_id: organizationId, id });
      return { entries: [entryOf("payroll-layout", id, { before })], result: { id } };
    }),
};

type Edited = { organizationId: string; id: string; version: number };

/** The present layout, locked until the transaction ends. Throws `not-found`, or `changed` when someone else changed it first. */
async function lockLayout(
  tx: Writer,
  { organizationId, id, version }: Edited,
): Promise<PayrollLayoutFields> {
  const found = layoutsOf(tx, organizationId).selectAll().where("l.id", "=", id).forUpdate();
  const layout = layoutFromRow(orNotFound(await found.executeTakeFirst()));
  const { id: _id, version: _version, ...fields } = requireVersion(layout, version);
  return fields;
}

async function requireFitting(
  tx: Writer,
  { organizationId, id, was }: { organizationId: string; id: string; was: string | null },
  fields: PayrollLayoutFields,
): Promise<void> {
  const fault = faultOfLayout(fields);
  if (fault) throw fieldFault("columns", layoutFaultText(fields, fault));
  await requireOwnTitle(tx, {
    among: `payroll-layout ${organizationId}`,
    field: "title",
    title: fields.title,
    was,
    others: () => layoutsOf(tx, organizationId).select("l.title").where("l.id", "!=", id).execute(),
    taken: payrollLayoutTexts.duplicate,
  });
}

function layoutColumns({ columns, kinds, ...fields }: PayrollLayoutFields) {
  return { ...inColumns(fields), columns: JSON.stringify(columns), kinds: JSON.stringify(kinds) };
}

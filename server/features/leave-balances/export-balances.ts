import type { InputOf } from "#api/call.ts";
import type { LeaveBalanceOfList, leaveBalances } from "#api/leave-balances.ts";
import { type ExportColumn, exportedList } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { leaveTexts as t } from "#texts/leave-balances.ts";
import { balancesOfBody } from "./balances-of-body.ts";

const columns: readonly ExportColumn<LeaveBalanceOfList>[] = [
  { header: t.person, width: 30, kind: "text", value: (one) => `${one.lastName} ${one.firstName}` },
  { header: t.contract, width: 16, kind: "text", value: (one) => one.number },
  { header: t.structure, width: 30, kind: "text", value: (one) => one.structureTitle },
  { header: t.reason, width: 30, kind: "text", value: (one) => one.title },
  { header: t.entitled, width: 14, kind: "number", value: (one) => one.entitledDays },
  { header: t.carried, width: 14, kind: "number", value: (one) => one.carriedDays },
  {
    header: t.carriedUntilHeader,
    width: 14,
    kind: "day",
    value: ({ carriedDays, carriedUntil }) => (carriedDays > 0 ? carriedUntil : null),
  },
  { header: t.corrected, width: 14, kind: "number", value: (one) => one.correctedDays },
  { header: t.taken, width: 14, kind: "number", value: (one) => one.takenDays },
  { header: t.planned, width: 18, kind: "number", value: (one) => one.plannedDays },
  { header: t.left, width: 14, kind: "number", value: (one) => one.leftDays },
];

/** The balances that pass the filter, as a file. */
export async function exportBalances(
  ctx: BodyContext,
  { format, ...filter }: InputOf<typeof leaveBalances.export>,
): Promise<FileAnswer> {
  const { rows } = await readBody(ctx, (db) => balancesOfBody(ctx, db, filter));
  return exportedList(ctx, {
    title: t.title,
    format,
    bodies: [ctx.organizationId],
    columns,
    rows,
  });
}

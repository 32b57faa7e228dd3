import type { InputOf } from "#api/call.ts";
import type { MonthRequestOut, monthRequests } from "#api/month-requests.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { monthRequestTexts as t } from "#texts/month-requests.ts";
import { requestItems } from "./requests.queries.ts";

const columns: readonly ExportColumn<MonthRequestOut>[] = [
  { header: t.employee, width: 32, kind: "text", value: (item) => item.name },
  { header: t.structure, width: 40, kind: "text", value: (item) => item.structure },
  { header: t.recipient, width: 32, kind: "text", value: (item) => item.recipient },
  { header: t.madeAt, width: 18, kind: "instant", value: (item) => item.sentAt },
  { header: t.expiresAt, width: 18, kind: "instant", value: (item) => item.expiresAt },
  { header: t.state, width: 18, kind: "text", value: (item) => t.states[item.state] },
  { header: t.mail, width: 18, kind: "text", value: (item) => t.mails[item.mail] },
  { header: t.disputes, width: 16, kind: "number", value: (item) => item.disputes.length },
  { header: t.unanswered, width: 12, kind: "number", value: openDisputes },
];

/** The requests of a month that pass the filter, as a file. */
export function exportRequests(
  ctx: BodyContext,
  { format, ...filter }: InputOf<typeof monthRequests.export>,
): Promise<FileAnswer> {
  const { now } = ctx;
  return exportedList(ctx, {
    title: t.fileName(filter.month),
    format,
    bodies: [ctx.organizationId],
    columns,
    rows: (db, page) => requestItems(db, filter, { now, ...page }),
  });
}

function openDisputes({ disputes }: MonthRequestOut): number {
  return disputes.filter(({ answer }) => answer === null).length;
}

import type { InputOf } from "#api/call.ts";
import type { ergani, WorkCardItem } from "#api/ergani.ts";
import { clockAt } from "#domain/calendar/clock.ts";
import { dayAt } from "#domain/calendar/zone.ts";
import { type ExportColumn, exportedList } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { erganiPageTexts as t } from "#texts/ergani.ts";
import { cardRows } from "./cards.queries.ts";

const columns: readonly ExportColumn<WorkCardItem>[] = [
  { header: t.workDate, width: 14, kind: "day", value: (one) => one.workDate },
  { header: t.person, width: 30, kind: "text", value: (one) => `${one.lastName} ${one.firstName}` },
  { header: t.afm, width: 12, kind: "text", value: (one) => one.afm },
  { header: t.contract, width: 16, kind: "text", value: (one) => one.number },
  { header: t.kind, width: 14, kind: "text", value: (one) => t.kinds[one.kind] },
  { header: t.day, width: 12, kind: "day", value: (one) => dayAt(one.at) },
  { header: t.time, width: 8, kind: "text", value: (one) => clockAt(one.at) },
  { header: t.state, width: 16, kind: "text", value: (one) => t.states[one.state] },
  { header: t.lateReason, width: 10, kind: "text", value: (one) => one.lateReason },
  { header: t.protocol, width: 16, kind: "text", value: (one) => one.protocol },
  { header: t.tries, width: 10, kind: "number", value: (one) => one.tries },
  { header: t.answer, width: 50, kind: "text", value: (one) => one.answer },
];

/** The cards that pass the filter, as a file. */
export function exportCards(
  ctx: BodyContext,
  { format, ...filter }: InputOf<typeof ergani.export>,
): Promise<FileAnswer> {
  return exportedList(ctx, {
    title: t.title,
    format,
    bodies: [ctx.organizationId],
    columns,
    rows: (db, stretch) => cardRows(db, filter, stretch),
  });
}

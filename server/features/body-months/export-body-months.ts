import type { BodyMonths, bodyMonths } from "#api/body-months.ts";
import type { InputOf } from "#api/call.ts";
import { addMonths, monthOf } from "#domain/calendar/day.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { agencyTexts as t } from "#texts/agency.ts";
import { monthGroupTexts } from "#texts/dashboard.ts";
import { bodiesIn } from "./body-months.queries.ts";

const groups = ["draft", "submitted", "awaiting", "signed", "approved"] as const;

const columns: readonly ExportColumn<BodyMonths>[] = [
  { header: t.body, width: 48, kind: "text", value: (item) => item.title },
  ...groups.map((group): ExportColumn<BodyMonths> => ({
    header: monthGroupTexts[group],
    width: 14,
    kind: "number",
    value: (item) => item[group],
  })),
  { header: t.sheetsToCheck, width: 18, kind: "number", value: (item) => item.sheetsToCheck },
];

/** The bodies that pass the filter with their months by state, as a file. */
export async function exportBodyMonths(
  ctx: SignedContext,
  { format, ...filter }: InputOf<typeof bodyMonths.export>,
): Promise<FileAnswer> {
  const { month = addMonths(monthOf(ctx.today), -1) } = filter;
  return exportedList(ctx, {
    title: t.bodiesFile(month),
    format,
    bodies: await everyBody(ctx),
    columns,
    rows: (db, page) => bodiesIn(db, { ...filter, month }, page),
  });
}

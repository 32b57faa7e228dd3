import type { MonthlyContractItem } from "#api/monthly-contracts.ts";
import { reasonMask } from "#server/features/attendance/public.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import { hoursOf } from "#server/integrations/files/sheet.ts";
import { monthsExport as texts } from "#texts/monthly-contracts.ts";
import { monthStateTexts } from "#texts/month-states.ts";
import { type Filter, monthlyContractRows } from "./monthly-contracts.queries.ts";

const columns: readonly ExportColumn<MonthlyContractItem>[] = [
  { header: texts.month, width: 10, kind: "text", value: (item) => item.month },
  { header: texts.lastName, width: 24, kind: "text", value: (item) => item.lastName },
  { header: texts.firstName, width: 18, kind: "text", value: (item) => item.firstName },
  { header: texts.contractNumber, width: 16, kind: "text", value: (item) => item.contractNumber },
  { header: texts.specialty, width: 28, kind: "text", value: (item) => item.specialty },
  { header: texts.structure, width: 36, kind: "text", value: (item) => item.structureTitle },
  { header: texts.state, width: 16, kind: "text", value: (item) => monthStateTexts[item.state] },
  ...(
    [
      "plannedDays",
      "presentDays",
      "teleworkDays",
      "leavePaidDays",
      "leaveUnpaidDays",
      "sickDays",
      "unjustifiedDays",
      "pendingDays",
      "missingDays",
    ] as const
  ).map(days),
  ...(
    [
      "plannedMinutes",
      "workedMinutes",
      "overtimeMinutes",
      "nightMinutes",
      "sundayHolidayMinutes",
      "balanceMinutes",
    ] as const
  ).map(hours),
];

/** The months that match the filter, as a file; durations in hours. */
export async function exportMonths(
  ctx: BodyContext,
  { format, ...filter }: Filter & { format: "xlsx" | "csv" },
): Promise<FileAnswer> {
  const mask = await reasonMask(ctx);
  return exportedList(ctx, {
    title: texts.fileName,
    format,
    bodies: [ctx.organizationId],
    columns,
    rows: (db, page) =>
      monthlyContractRows(db, filter, { ...mask, userId: ctx.actor.userId }, page),
  });
}

type Figure = Exclude<keyof typeof texts.figures, symbol>;

function days(key: Figure): ExportColumn<MonthlyContractItem> {
  return {
    header: texts.figures[key],
    width: 14,
    kind: "number",
    value: (item) => item.totals[key],
  };
}

function hours(key: Figure): ExportColumn<MonthlyContractItem> {
  return {
    header: texts.figures[key],
    width: 14,
    kind: "number",
    value: (item) => hoursOf(item.totals[key]),
  };
}

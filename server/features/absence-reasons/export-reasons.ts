import type { InputOf } from "#api/call.ts";
import type { absenceReasons, ReasonItem } from "#api/absence-reasons.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import {
  dayBasisTexts,
  payTexts,
  reasonFieldTexts as t,
  reasonGroupTexts,
  reasonPageTexts,
  reasonRegimeTexts,
  reasonUnitTexts,
} from "#texts/absence-reasons.ts";
import { common } from "#texts/common.ts";
import { reasonItems } from "./absence-reasons.queries.ts";

type Column = ExportColumn<ReasonItem>;

const text = (header: string, width: number, value: (item: ReasonItem) => string): Column => ({
  header,
  width,
  kind: "text",
  value,
});
const number = (header: string, value: (item: ReasonItem) => number | null): Column => ({
  header,
  width: 14,
  kind: "number",
  value,
});
const yesOrNo = (holds: boolean) => (holds ? common.yes : common.no);

const columns: readonly Column[] = [
  text(t.code, 10, (item) => item.code),
  text(t.title, 44, (item) => item.title),
  text(t.shortTitle, 10, (item) => item.shortTitle),
  text(t.regime, 18, (item) => reasonRegimeTexts[item.regime]),
  text(t.group, 18, (item) => reasonGroupTexts[item.group]),
  text(t.unit, 14, (item) => reasonUnitTexts[item.unit]),
  text(t.paid, 20, (item) => payTexts[item.paid]),
  text(t.countsAsService, 14, (item) => yesOrNo(item.countsAsService)),
  text(t.countsAsPresence, 14, (item) => yesOrNo(item.countsAsPresence)),
  number(t.maxPerYear, (item) => item.maxPerYear),
  number(t.maxPerEvent, (item) => item.maxPerEvent),
  number(t.maxConsecutive, (item) => item.maxConsecutive),
  text(t.dayBasis, 18, (item) => dayBasisTexts[item.dayBasis]),
  number(t.minServiceMonths, (item) => item.minServiceMonths),
  text(t.requiresDocument, 14, (item) => yesOrNo(item.requiresDocument)),
  text(t.documentKind, 32, (item) => item.documentKind),
  number(t.documentDueDays, (item) => item.documentDueDays),
  text(t.requiresApproval, 14, (item) => yesOrNo(item.requiresApproval)),
  number(t.noticeDays, (item) => item.noticeDays),
  text(t.proportionalToContract, 14, (item) => yesOrNo(item.proportionalToContract)),
  text(t.carryOverUntil, 14, (item) => dayAndMonth(item.carryOverUntil)),
  text(t.carriedAs, 14, (item) => item.carriedAs ?? ""),
  text(t.genderOrRole, 24, (item) => item.genderOrRole),
  text(t.erganiCode, 14, (item) => item.erganiCode ?? ""),
  text(t.payrollCode, 14, (item) => item.payrollCode ?? ""),
  text(t.legalBasis, 50, (item) => item.legalBasis),
  text(t.isSensitive, 14, (item) => yesOrNo(item.isSensitive)),
  { header: t.validFrom, width: 14, kind: "day", value: (item) => item.validFrom },
  text(t.isActive, 14, (item) => yesOrNo(item.isActive)),
];

/** The reasons that pass the filter, with all their fields, as a file. */
export function exportReasons(
  ctx: SignedContext,
  { format, ...given }: InputOf<typeof absenceReasons.export>,
): Promise<FileAnswer> {
  const filter = { ...given, on: given.on ?? ctx.today };
  return exportedList(ctx, {
    title: reasonPageTexts.title,
    format,
    bodies: [],
    columns,
    rows: (db, stretch) => reasonItems(db, filter, stretch),
  });
}

function dayAndMonth(monthDay: string | null): string {
  return monthDay === null ? "" : monthDay.split("-").toReversed().join("/");
}

import { reasonOf } from "#domain/attendance/intervals.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { AskedRange } from "../entry/range-dialog.tsx";
import type { Spot } from "../model/drafts.ts";
import { rangePreview, type TypedRange } from "../model/range.ts";
import type { Grid } from "./use-grid.ts";

/** What a range would do, on the sheet as it is edited. Leave is told as it stands at the beginning of `leaveOn`. */
export function askedRange(
  grid: Pick<Grid, "sheet" | "state" | "rules" | "viewOf">,
  leaveOn: Day,
  spot: Spot,
  range: TypedRange,
): AskedRange {
  const { sheet, state, rules, viewOf } = grid;
  const { days, vocabulary } = sheet;
  const to = days.findLast((day) => day <= range.until) ?? "";
  const isHoliday = (day: number) => sheet.natureOf(days[day - 1] ?? "").kind === "holiday";
  const preview = rangePreview(state, rules, spot, days.indexOf(to) + 1, range.text, isHoliday);
  const content = preview.proposals[0]?.[1];
  const interval = content?.kind === "intervals" ? content.intervals[0] : undefined;
  const reason = interval ? reasonOf(interval, vocabulary.reasons) : null;
  const code = reason?.code ?? "";
  const taken = new Set(preview.proposals.map(([{ day }]) => day));
  const used = viewOf(spot.contractId).days.filter(
    ({ result }, index) =>
      result.reason === code && !taken.has(index + 1) && (days[index] ?? "") >= leaveOn,
  ).length;
  const from = days[spot.day - 1] ?? "";
  const contract = sheet.contracts.get(spot.contractId);
  return {
    contractId: spot.contractId,
    who: `${contract?.lastName} ${contract?.firstName}`,
    text: range.text,
    title: reason?.title ?? range.text,
    from,
    to,
    until: range.until,
    preview,
    days,
    code,
    spentDays: used + taken.size,
    needsDocument: reason?.requiresDocument ?? false,
    documentDueDays: reason?.documentDueDays ?? null,
  };
}

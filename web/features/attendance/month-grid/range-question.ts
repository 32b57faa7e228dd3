import { isLeaveOf } from "#domain/leave/day-of-leave.ts";
import { reasonOf } from "#domain/attendance/intervals.ts";
import { daysBetween, type Day } from "#domain/calendar/day.ts";
import type { RangeQuestion } from "../entry/range-dialog.tsx";
import type { Spot } from "../model/drafts.ts";
import type { Content } from "../model/content.ts";
import { storedAt } from "../model/editor-state.ts";
import { dateOf } from "../model/records.ts";
import type { DayRange } from "../model/range.ts";
import { rangePreview } from "../model/range-preview.ts";
import type { Grid } from "./use-grid.ts";

/** A month with its edits. */
export type EditedMonth = Pick<Grid, "sheet" | "state" | "rules" | "viewOf">;

/**
 * The effect of a range, on the edited sheet and on those of the later months that it reaches. Leave is given as of the
 * beginning of `leaveOn`.
 */
export function rangeQuestion(
  months: readonly [EditedMonth, ...EditedMonth[]],
  leaveOn: Day,
  spot: Spot,
  range: DayRange,
): RangeQuestion {
  const [begun] = months;
  const { sheet } = begun;
  const first = sheet.days[0] ?? "";
  const from = dateOf(first, spot.day);
  const parts = months.map((month) => partOf(month, first, from, spot, range));
  const proposals = parts.flatMap((part) => part.proposals);
  const sum = (of: "replaced" | "off" | "locked" | "outside" | "refused") =>
    parts.reduce((total, { preview }) => total + preview[of], 0);
  const content = proposals[0]?.[1];
  const interval = content?.kind === "intervals" ? content.intervals[0] : undefined;
  const reason = interval ? reasonOf(interval, sheet.vocabulary.reasons) : null;
  const code = reason?.code ?? "";
  const ofYear = (day: Day) => yearOf(day) === yearOf(from);
  const taken = new Set(proposals.map(([{ day }]) => dateOf(first, day)));
  const used = months.flatMap((month) => daysOf(month, spot.contractId, code));
  const contract = sheet.contracts.get(spot.contractId);
  return {
    contractId: spot.contractId,
    who: contract?.name ?? "",
    text: range.text,
    title: reason?.title ?? range.text,
    from,
    until: range.until,
    preview: {
      proposals,
      replaced: sum("replaced"),
      off: sum("off"),
      locked: sum("locked"),
      outside: sum("outside"),
      refused: sum("refused"),
      holidays: parts.flatMap(({ preview }) => preview.holidays),
    },
    first,
    months: parts.map(({ month, proposals: { length: days } }) => ({ month, days })),
    closed: parts.flatMap(({ month, isClosed }) => (isClosed ? [month] : [])),
    code,
    spentDays:
      [...taken].filter(ofYear).length +
      used.filter((day) => ofYear(day) && day >= leaveOn && !taken.has(day)).length,
    draftsOutside: draftsOutside(begun, {
      contractId: spot.contractId,
      code,
      from,
      until: range.until,
    }),
    needsDocument: reason?.requiresDocument ?? false,
  };
}

type Leave = Pick<RangeQuestion, "contractId" | "code" | "from" | "until">;

/** How many days of a leave the drafts outside it use in each year, less those they give back. */
function draftsOutside({ sheet, state, rules }: EditedMonth, leave: Leave): Map<number, number> {
  const { contractId, code, from, until } = leave;
  const days = new Map<number, number>();
  for (const [day, { content }] of state.drafts.get(contractId) ?? []) {
    const date = dateOf(sheet.days[0] ?? "", day);
    const year = yearOf(date);
    if (date >= from && date <= until) continue;
    const stored = storedAt(state, rules, { contractId, day }).content;
    days.set(year, (days.get(year) ?? 0) + daysTaken(content, code) - daysTaken(stored, code));
  }
  return days;
}

function daysTaken(content: Content, code: string): number {
  return content.kind === "intervals" && isLeaveOf(content.intervals, code) ? 1 : 0;
}

/** A month's part of the range; its days are counted from the first of the month that the range begins in. */
function partOf(
  { sheet, state, rules }: EditedMonth,
  first: Day,
  from: Day,
  { contractId }: Spot,
  { text, until }: DayRange,
) {
  const { days, month } = sheet;
  const begin = days.findIndex((day) => day >= from) + 1;
  const last = days.findLastIndex((day) => day <= until) + 1;
  const isHoliday = (day: number) => sheet.natureOf(days[day - 1] ?? "").kind === "holiday";
  const spot = { contractId, day: begin };
  const preview = rangePreview(state, rules, spot, last, text, isHoliday);
  const before = daysBetween(first, days[0] ?? first);
  const shifted = (day: number) => day + before;
  const contract = sheet.contracts.get(contractId);
  const isClosed =
    before > 0 &&
    contract !== undefined &&
    days.slice(0, last).some((day) => sheet.effectOn(contract, day) !== "stays");
  return {
    month,
    isClosed,
    preview: { ...preview, holidays: preview.holidays.map(shifted) },
    proposals: preview.proposals.map(
      ([at, content]) => [{ ...at, day: shifted(at.day) }, content] as const,
    ),
  };
}

/** Days of the month on which the contract has the absence. */
function daysOf({ sheet, viewOf }: EditedMonth, contractId: string, code: string): Day[] {
  if (!sheet.contracts.has(contractId)) return [];
  return viewOf(contractId).days.flatMap(({ result }, index) =>
    result.reason === code ? [sheet.days[index] ?? ""] : [],
  );
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

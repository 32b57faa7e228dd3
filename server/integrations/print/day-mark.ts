import type { AbsenceReason, DayLabel, DayResult, Interval } from "#domain/attendance/types.ts";
import { isHidden } from "#domain/leave/hidden-reasons.ts";
import { dayCodes } from "#texts/print.ts";
import type { PrintedTotals } from "./printed-month.ts";

type NamedReason = Pick<AbsenceReason, "group" | "isSensitive"> & { shortTitle: string };

/** What the cell of one day shows. */
export type DayMark = {
  code: string;
  /** Minutes worked; if 0, the line under the code stays empty. */
  minutes: number;
  /** Whether a time of the day was typed by hand. */
  isTyped: boolean;
  tone: "duty" | "absence" | "off" | "doubt";
  countsAs: keyof PrintedTotals | null;
};

const absences: readonly DayLabel[] = ["leave", "sick", "unpaid"];
const tones: Partial<Record<DayLabel, DayMark["tone"]>> = {
  leave: "absence",
  sick: "absence",
  unpaid: "absence",
  rest: "off",
  holiday: "off",
  weekend: "off",
  closure: "off",
  outside: "off",
  unjustified: "doubt",
  missing: "doubt",
  pending: "doubt",
};

/**
 * The cell of a day. Of health and other sensitive reasons it shows only whether the absence is paid (General Data Protection
 * Regulation, article 9): the sheet passes through many hands.
 */
export function markOfDay(
  result: DayResult,
  intervals: readonly Interval[],
  reasons: ReadonlyMap<string, NamedReason>,
): DayMark {
  const reason = reasons.get(result.reason ?? "");
  return {
    code: codeOf(result.label, reason),
    minutes: result.workedMinutes,
    isTyped: intervals.some(({ from, to, mark }) => mark === "typed" && (from ?? to) !== null),
    tone: tones[result.label] ?? "duty",
    countsAs: columnOf(result.label),
  };
}

function codeOf(label: DayLabel, reason: NamedReason | undefined): string {
  if (!reason || !absences.includes(label)) return dayCodes[label];
  if (!isHidden(reason)) return reason.shortTitle;
  return dayCodes[label === "unpaid" ? "unpaid" : "sick"];
}

/** The column of the totals in which the day counts; absences by whether they are paid, whatever their reason. */
function columnOf(label: DayLabel): keyof PrintedTotals | null {
  switch (label) {
    case "present":
    case "telework":
    case "duty":
    case "training":
      return "presentDays";
    case "unpaid":
      return "unpaidDays";
    case "leave":
    case "sick":
      return "paidLeaveDays";
    case "unjustified":
      return "unjustifiedDays";
    default:
      return null;
  }
}

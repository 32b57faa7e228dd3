import type { AbsenceReason, DayLabel, DayResult, Interval } from "#domain/attendance/types.ts";
import { dayCodes, hiddenReason } from "#texts/print.ts";
import type { PrintedTotals } from "./printed-month.ts";

/** A reason as named on the sheet. */
export type NamedReason = Pick<AbsenceReason, "group" | "isSensitive"> & { shortTitle: string };

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
 * The cell of a day. Health and other sensitive reasons show as justified absence (General Data Protection Regulation,
 * article 9): the sheet passes through many hands.
 */
export function markOfDay(
  result: DayResult,
  intervals: readonly Interval[],
  reasons: ReadonlyMap<string, NamedReason>,
): DayMark {
  const reason = reasons.get(result.reason ?? "");
  const isHidden = reason?.group === "sick" || (reason?.isSensitive ?? false);
  return {
    code: absences.includes(result.label)
      ? ((isHidden ? hiddenReason.code : reason?.shortTitle) ?? dayCodes[result.label])
      : dayCodes[result.label],
    minutes: result.workedMinutes,
    isTyped: intervals.some(({ from, to, mark }) => mark === "typed" && (from ?? to) !== null),
    tone: tones[result.label] ?? "duty",
    countsAs: columnOf(result.label, isHidden),
  };
}

/** The column of the totals in which the day counts; unpaid absences have their own column whatever their reason. */
function columnOf(label: DayLabel, isHidden: boolean): keyof PrintedTotals | null {
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
      return isHidden ? "justifiedDays" : "paidLeaveDays";
    case "unjustified":
      return "unjustifiedDays";
    default:
      return null;
  }
}

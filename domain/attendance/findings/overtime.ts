import {
  allowsOvertime,
  approveOvertime,
  overtimeByKind,
  type ApprovedOvertime,
  type OvertimeByKind,
} from "../../overtime/approve.ts";
import {
  inOrder,
  noOvertime,
  spendOvertime,
  type ApprovedDay,
  type OvertimeCounters,
  type OvertimeGrant,
  type SpendingDay,
} from "../../overtime/spend.ts";
import type { Day } from "../../calendar/day.ts";
import type { Finding, FindingLevel } from "../types.ts";
import {
  measureDays,
  report,
  type FindingDay,
  type FindingInputs,
  type Frame,
  type MeasuredDay,
} from "./frame.ts";
import type { FindingParameters } from "./parameters.ts";

/** Whether a rule that reads decisions is set to one of the levels: otherwise none need be loaded. */
export function readsDecisions(
  { levels }: FindingParameters,
  wantedLevels: readonly FindingLevel[],
): boolean {
  return [levels.R13, levels.R14].some((level) => wantedLevels.some((one) => one === level));
}

/**
 * Consecutive days of one contract with their overtime, in the shape that `spendOvertime` takes; `structureOf` returns
 * where each was worked.
 */
export function spendingDays(
  days: readonly FindingDay[],
  frame: Frame,
  structureOf: (day: Day) => string | null,
): SpendingDay[] {
  const { contractId, regime } = frame;
  return measureDays(days, frame).map((day) => ({
    contractId,
    structureId: structureOf(day.day),
    day: day.day,
    ofKind: overtimeByKind(day, regime),
  }));
}

/** The decisions of a person, and the days of the person's other contracts that also draw on them. */
export type OvertimeOfPerson = { grants: readonly OvertimeGrant[]; others: readonly SpendingDay[] };

/**
 * Days in a structure, each with the overtime that the person's decisions still allow on it; unchanged where the decisions
 * are not known.
 */
export function withAllowances(
  days: readonly FindingDay[],
  frame: Frame,
  structureId: string,
  person: OvertimeOfPerson | undefined,
): readonly FindingDay[] {
  if (person === undefined) return days;
  const { grants, others } = person;
  if (grants.length === 0) return days.map((day) => ({ ...day, allowances: [] }));
  const own = spendingDays(days, frame, () => structureId);
  const { allowancesOn } = spendOvertime([...own, ...others], grants);
  return days.map((day) => ({ ...day, allowances: allowancesOn(frame.contractId, day.day) }));
}

/**
 * What was counted towards the caps before a month, and the overtime allowed on its days under the person's other
 * contracts.
 */
export type CountedOvertime = { counters: OvertimeCounters; others: readonly CountedDay[] };

type CountedDay = Pick<ApprovedDay, "contractId" | "day" | "ofKind">;

/**
 * R13. Overtime beyond what decisions allow (Law 4354/2015, article 20; for municipalities Law 3584/2007, articles 48
 * and 176); under private law `overtimeOfDays` defines what overtime is. A few minutes more or less than the plan are not
 * overtime. Lists the decisions that cover the person on the day, where there are any.
 */
export function overtimeWithoutDecision(day: MeasuredDay, frame: Frame): Finding[] {
  const { overtimeMinutes, allowances } = day;
  if (frame.regime === "none" || allowances === undefined) return [];
  const approvedMinutes = approvedOf(day, frame).minutes;
  const exceededMinutes = overtimeMinutes - approvedMinutes;
  if (exceededMinutes <= frame.parameters.overtimeToleranceMinutes) return [];
  const covering = allowances.filter(({ kind }) => allowsOvertime(kind, frame.regime));
  const decisions = [...new Set(covering.map(({ number }) => number))].join(", ");
  return report(frame, "R13", day.day, {
    overtimeMinutes,
    approvedMinutes,
    ...(decisions === "" ? {} : { decisions, exceededMinutes }),
  });
}

/**
 * R14. Approved overtime over its cap, or near it: under public law 120 hours of afternoons and 96 of nights, Sundays and holidays
 * in a calendar half-year, 240 and 192 in its year (Law 4354/2015, article 20); under private law 150 hours a year (Law 5239/2025).
 * Only overtime that a decision allows is counted, each minute by its time of day, under all contracts of the person. Reported on
 * the day that exceeds the cap, else on the one that comes near it, once for each counter, with the total at the month's end.
 */
export function overtimeOverCap(
  days: readonly MeasuredDay[],
  { counters, others }: CountedOvertime,
  frame: Frame,
): Finding[] {
  const { parameters } = frame;
  if (frame.regime === "none") return [];
  const halfYear = capsOfHalfYear(parameters, counters);
  const caps: [FindingInputs["R14"]["counter"], number, number, (of: OvertimeByKind) => number][] =
    frame.regime === "private"
      ? [["year", counters.yearMinutes, parameters.privateYearMinutes, (of) => of.private]]
      : [
          ["afternoon", counters.afternoonMinutes, halfYear.afternoonMinutes, (of) => of.afternoon],
          [
            "off-hours",
            counters.offHoursMinutes,
            halfYear.offHoursMinutes,
            (of) => of.night + of["sunday-holiday"],
          ],
        ];
  const own = days.map((day) => ({
    contractId: frame.contractId,
    day: day.day,
    ofKind: approvedOf(day, frame).ofKind,
  }));
  const counted: CountedDay[] = inOrder([...own, ...others]);
  return caps.flatMap(([counter, before, mostMinutes, minutesOf]) => {
    const nearMinutes = (mostMinutes * parameters.overtimeNearPercent) / 100;
    let totalMinutes = before;
    let passedOn: CountedDay | null = null;
    let nearOn: CountedDay | null = null;
    for (const one of counted) {
      const minutes = minutesOf(one.ofKind);
      totalMinutes += minutes;
      if (minutes === 0) continue;
      if (totalMinutes >= nearMinutes) nearOn ??= one;
      if (totalMinutes > mostMinutes) passedOn ??= one;
    }
    const on = passedOn ?? nearOn;
    if (on?.contractId !== frame.contractId) return [];
    const leftMinutes = mostMinutes - totalMinutes;
    return report(frame, "R14", on.day, {
      counter,
      totalMinutes,
      mostMinutes,
      ...(passedOn ? {} : { leftMinutes }),
    });
  });
}

/** What remains of the caps after what was counted; negative where they are exceeded. */
export function leftOfCaps(
  parameters: FindingParameters,
  counters: OvertimeCounters = noOvertime,
): HalfYear & Pick<OvertimeCounters, "yearMinutes"> {
  const { afternoonMinutes, offHoursMinutes } = capsOfHalfYear(parameters, counters);
  return {
    afternoonMinutes: afternoonMinutes - counters.afternoonMinutes,
    offHoursMinutes: offHoursMinutes - counters.offHoursMinutes,
    yearMinutes: parameters.privateYearMinutes - counters.yearMinutes,
  };
}

type HalfYear = Pick<OvertimeCounters, "afternoonMinutes" | "offHoursMinutes">;

/** The cap of a half-year: its own hours, but no more than the other half-year leaves of the year's hours. */
function capsOfHalfYear(of: FindingParameters, counted: OvertimeCounters): HalfYear {
  return {
    afternoonMinutes: capOf(
      of.afternoonHalfYearMinutes,
      of.afternoonYearMinutes,
      counted.earlierAfternoonMinutes,
    ),
    offHoursMinutes: capOf(
      of.offHoursHalfYearMinutes,
      of.offHoursYearMinutes,
      counted.earlierOffHoursMinutes,
    ),
  };
}

function capOf(half: number, year: number, earlier: number): number {
  return Math.min(half, Math.max(0, year - earlier));
}

function approvedOf(day: MeasuredDay, { regime }: Frame): ApprovedOvertime {
  return approveOvertime(overtimeByKind(day, regime), day.allowances ?? []);
}

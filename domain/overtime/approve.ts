import type { Day } from "../calendar/day.ts";
import type { WorkRegime } from "../contracts/employment-type.ts";
import { offHoursMinutes, sundayHolidayMinutes } from "../attendance/hours.ts";
import { lastMinutes, mergeSpans, without, type Span } from "../attendance/spans.ts";
import type { DayNature, DayPlan } from "../attendance/types.ts";
import type { OvertimeKind } from "./decision.ts";

/** The hours that a decision has left for a person at the beginning of a day. */
export type OvertimeAllowance = {
  decisionId: string;
  /** The number given by the organ that issued it. */
  number: string;
  kind: OvertimeKind;
  leftMinutes: number;
};

/** The fields of a day with overtime that are used here. */
type Overworked = {
  day: Day;
  plan: Pick<DayPlan, "ranges">;
  nature: DayNature;
  nextNature?: DayNature;
  presence: readonly Span[];
  overtimeMinutes: number;
};

/** Minutes of overtime by legal kind. */
export type OvertimeByKind = Readonly<Record<OvertimeKind, number>>;

/** Overtime that decisions allow, by legal kind and by decision. */
export type ApprovedOvertime = {
  minutes: number;
  ofKind: OvertimeByKind;
  ofDecision: ReadonlyMap<string, number>;
};

/**
 * How much of a day's overtime the decisions allow, in their order: each allows overtime of its own kind, as far as its hours
 * suffice.
 */
export function approveOvertime(
  overtime: OvertimeByKind,
  allowances: readonly OvertimeAllowance[],
): ApprovedOvertime {
  if (allowances.length === 0) return noneApproved;
  const left = { ...overtime };
  const ofKind = { ...nothing };
  const ofDecision = new Map<string, number>();
  let minutes = 0;
  for (const { decisionId, kind, leftMinutes } of allowances) {
    const allowed = Math.min(left[kind], leftMinutes);
    if (allowed <= 0) continue;
    left[kind] -= allowed;
    ofKind[kind] += allowed;
    ofDecision.set(decisionId, allowed);
    minutes += allowed;
  }
  return { minutes, ofKind, ofDecision };
}

/**
 * Each minute of the overtime by its time of day: on Sundays and holidays, else from 22:00 to 06:00, else by day (Law
 * 4354/2015, article 20). Private law counts it together.
 */
export function overtimeByKind(day: Overworked, regime: WorkRegime): OvertimeByKind {
  const { overtimeMinutes, nature, nextNature = ordinary } = day;
  if (regime === "none" || overtimeMinutes === 0) return nothing;
  if (regime === "private") return { ...nothing, private: overtimeMinutes };
  const spans = overtimeSpans(day);
  const off = offHoursMinutes(day.day, nature, nextNature, spans);
  const sundayHoliday = sundayHolidayMinutes(day.day, nature, nextNature, spans);
  return {
    ...nothing,
    afternoon: overtimeMinutes - off,
    night: off - sundayHoliday,
    "sunday-holiday": sundayHoliday,
  };
}

/** Whether decisions of the kind may allow overtime under the regime. */
export function allowsOvertime(kind: OvertimeKind, regime: WorkRegime): boolean {
  return regime === "private" ? kind === "private" : kind !== "private" && kind !== "completing";
}

const nothing: OvertimeByKind = {
  afternoon: 0,
  night: 0,
  "sunday-holiday": 0,
  completing: 0,
  private: 0,
};

const noneApproved: ApprovedOvertime = { minutes: 0, ofKind: nothing, ofDecision: new Map() };

const ordinary: DayNature = { kind: "working", title: null, stopMinute: null };

/** When the overtime was worked: the last of the presence beyond the plan. */
function overtimeSpans({ presence: spans, plan, overtimeMinutes }: Overworked): Span[] {
  const presence = mergeSpans(spans);
  const beyond = presence.flatMap((span) => without(span, plan.ranges));
  const within = presence.flatMap((span) => without(span, beyond));
  return mergeSpans(lastMinutes([...within, ...beyond], overtimeMinutes));
}

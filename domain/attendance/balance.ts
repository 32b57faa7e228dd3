import { minutesWithin, type Span } from "./spans.ts";
import type { BalanceRule, DayPlan } from "./types.ts";

/** What a day holds, each list free of overlaps: presence and absence with a reason in minutes of the work date. */
export type Coverage = {
  presence: readonly Span[];
  absence: readonly Span[];
  /** Minutes of recorded breaks. */
  breakMinutes: number;
};

/** How a day deviates from its plan; all fields except the balance are zero or more. */
type Deviation = {
  lateMinutes: number;
  earlyMinutes: number;
  awayMinutes: number;
  balanceMinutes: number;
};

/** The rule where no schedule defines one: no offset, no grace. */
export const noBalance: BalanceRule = {
  compensationCapMinutes: 0,
  creditEarlyArrival: false,
  graceMinutes: 0,
};

const none: Deviation = { lateMinutes: 0, earlyMinutes: 0, awayMinutes: 0, balanceMinutes: 0 };

/**
 * The balance of a day, as large municipalities keep it for their permanent staff (decision 0006): arriving early is not
 * credited, arriving late is a deficit; leaving early is a deficit, leaving late offsets the same day's late arrival up
 * to the cap. It is never positive unless the rule credits early arrival. An absence with a reason counts as
 * presence; time away between arrival and departure is a deficit beyond the break. Lateness within the grace is ignored;
 * beyond it all of the lateness counts. A day without plan or without any coverage has no deviation.
 */
export function balanceOfDay(plan: DayPlan, coverage: Coverage, rule: BalanceRule): Deviation {
  const { presence, absence } = coverage;
  const planStart = plan.ranges[0]?.from;
  const planEnd = plan.ranges.at(-1)?.to;
  if (planStart === undefined || planEnd === undefined) return none;
  if (presence.length + absence.length === 0) return none;

  const arrival = Math.min(earliest(presence), earliest(absence));
  const departure = Math.max(latest(presence), latest(absence));
  const late = minutesWithin(plan.ranges, planStart, arrival);
  const lateMinutes = late > rule.graceMinutes ? late : 0;
  const earlyMinutes = minutesWithin(plan.ranges, departure, planEnd);
  const awayMinutes = Math.max(0, uncoveredMinutes(plan, coverage) - breakAllowed(plan, coverage));

  const stayedOn = Math.max(0, latest(presence) - planEnd);
  const offset = Math.min(stayedOn, lateMinutes, rule.compensationCapMinutes);
  const cameEarly = rule.creditEarlyArrival ? Math.max(0, planStart - earliest(presence)) : 0;
  const balanceMinutes = offset + cameEarly - lateMinutes - earlyMinutes - awayMinutes;
  return { lateMinutes, earlyMinutes, awayMinutes, balanceMinutes };
}

/** Planned minutes between arrival and departure that neither presence nor absence covers, breaks included. */
export function uncoveredMinutes(plan: DayPlan, { presence, absence }: Coverage): number {
  const arrival = Math.min(earliest(presence), earliest(absence));
  const departure = Math.max(latest(presence), latest(absence));
  let minutes = minutesWithin(plan.ranges, arrival, departure);
  for (const { from, to } of presence) minutes -= minutesWithin(plan.ranges, from, to);
  for (const { from, to } of absence) minutes -= minutesWithin(plan.ranges, from, to);
  return minutes;
}

function breakAllowed(plan: DayPlan, coverage: Coverage): number {
  return Math.max(plan.breakMinutes, coverage.breakMinutes);
}

function earliest(spans: readonly Span[]): number {
  let minute = Infinity;
  for (const { from } of spans) minute = Math.min(minute, from);
  return minute;
}

function latest(spans: readonly Span[]): number {
  let minute = -Infinity;
  for (const { to } of spans) minute = Math.max(minute, to);
  return minute;
}

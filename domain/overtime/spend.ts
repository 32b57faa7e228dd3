import { type Day, monthOf } from "../calendar/day.ts";
import {
  approveOvertime,
  type ApprovedOvertime,
  type OvertimeAllowance,
  type OvertimeByKind,
} from "./approve.ts";
import type { OvertimeKind } from "./decision.ts";

/** How a decision covers one person: by name, or with all of a structure. */
export type OvertimeGrant = {
  decisionId: string;
  number: string;
  kind: OvertimeKind;
  from: Day;
  /** The last day, or the day on which it was ended. */
  to: Day;
  /** Only on days in the structure; null: wherever the person works. */
  structureId: string | null;
  monthMinutes: number;
  totalMinutes: number;
};

/** A day of a person under one of the contracts, with its overtime. */
export type SpendingDay = {
  contractId: string;
  structureId: string | null;
  day: Day;
  ofKind: OvertimeByKind;
};

/** What decisions allow of the overtime of such a day. */
export type ApprovedDay = ApprovedOvertime & { contractId: string; day: Day };

/**
 * Overtime of a person that decisions allowed before a day: within its half-year, and under private law within its year.
 */
export type OvertimeCounters = {
  afternoonMinutes: number;
  /** By night, on Sundays and on holidays, in services that run 12 hours, 24 hours or seven days. */
  offHoursMinutes: number;
  /** In the half-year before that, where it is of the same year. */
  earlierAfternoonMinutes: number;
  earlierOffHoursMinutes: number;
  yearMinutes: number;
};

/** The counters of a person without approved overtime. */
export const noOvertime: OvertimeCounters = {
  afternoonMinutes: 0,
  offHoursMinutes: 0,
  earlierAfternoonMinutes: 0,
  earlierOffHoursMinutes: 0,
  yearMinutes: 0,
};

/** A person's decisions minus what earlier days have spent, and the counters of those days. */
export type OvertimeBefore = { left: OvertimeGrant[]; counters: OvertimeCounters };

/**
 * What the decisions allow at the beginning of each day of a person's contracts, and what they allowed of the days'
 * overtime.
 */
type SpentOvertime = {
  allowancesOn: (contractId: string, day: Day) => readonly OvertimeAllowance[];
  /** Days of which some overtime is allowed, in order. */
  approved: readonly ApprovedDay[];
};

/**
 * Spends a person's decisions on the days of all contracts in their order: each day has what the days before it left of its
 * month's hours and of the total.
 */
export function spendOvertime(
  days: readonly SpendingDay[],
  grants: readonly OvertimeGrant[],
): SpentOvertime {
  const { allowances, approved } = spend(days, grants);
  return {
    allowancesOn: (contractId, day) => allowances.get(`${contractId} ${day}`) ?? [],
    approved,
  };
}

/**
 * A person's decisions at the beginning of the day `on`: the hours left of its month and in total, after the days before it,
 * which are given from the first decision on. The counters hold what was allowed on those days since the half-year and the
 * year began.
 */
export function overtimeBefore(
  days: readonly SpendingDay[],
  grants: readonly OvertimeGrant[],
  on: Day,
): OvertimeBefore {
  const { spent, approved } = spend(days, grants);
  const counters = { ...noOvertime };
  for (const { day, ofKind } of approved) {
    if (day < firstOfYear(on)) continue;
    const offHours = ofKind.night + ofKind["sunday-holiday"];
    if (day >= halfYearOf(on)) {
      counters.afternoonMinutes += ofKind.afternoon;
      counters.offHoursMinutes += offHours;
    } else {
      counters.earlierAfternoonMinutes += ofKind.afternoon;
      counters.earlierOffHoursMinutes += offHours;
    }
    counters.yearMinutes += ofKind.private;
  }
  const left = grants.map((grant) => {
    const { monthMinutes, totalMinutes } = remainderOf(grant, on, spent);
    return { ...grant, monthMinutes, totalMinutes };
  });
  return { left, counters };
}

type Spent = {
  allowances: ReadonlyMap<string, readonly OvertimeAllowance[]>;
  /** Minutes by decision, and by decision and month. */
  spent: ReadonlyMap<string, number>;
  approved: readonly ApprovedDay[];
};

function spend(days: readonly SpendingDay[], grants: readonly OvertimeGrant[]): Spent {
  const spent = new Map<string, number>();
  const allowances = new Map<string, readonly OvertimeAllowance[]>();
  const approved: ApprovedDay[] = [];
  for (const one of inOrder(days)) {
    const { contractId, day } = one;
    const left = grantsOn(one, grants).map((grant) => allowanceOf(grant, day, spent));
    allowances.set(`${contractId} ${day}`, left);
    const allowed = approveOvertime(one.ofKind, left);
    if (allowed.minutes === 0) continue;
    approved.push({ ...allowed, contractId, day });
    for (const [decisionId, minutes] of allowed.ofDecision) {
      for (const key of [decisionId, inMonth(decisionId, day)])
        spent.set(key, (spent.get(key) ?? 0) + minutes);
    }
  }
  return { allowances, spent, approved };
}

/** Days of a person's contracts in order of time. */
export function inOrder<D extends { contractId: string; day: Day }>(days: readonly D[]): D[] {
  const orderOf = ({ day, contractId }: D) => `${day} ${contractId}`;
  return days.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

/** The first day of the year in which overtime of private law is counted. */
export function firstOfYear(day: Day): Day {
  return `${day.slice(0, 4)}-01-01`;
}

/** The first day of the half-year in which overtime of public servants is counted (Law 4354/2015, article 20). */
export function halfYearOf(day: Day): Day {
  return `${day.slice(0, 4)}-${day.slice(5, 7) <= "06" ? "01" : "07"}-01`;
}

/** Where a decision both names the person and covers the structure, the person's own hours apply. */
function grantsOn(
  { day, structureId }: SpendingDay,
  grants: readonly OvertimeGrant[],
): OvertimeGrant[] {
  const there = grants.filter(
    (one) =>
      one.from <= day &&
      day <= one.to &&
      (one.structureId === null || one.structureId === structureId),
  );
  const personalDecisionIds = new Set(there.filter((one) => one.structureId === null).map(idOf));
  return there.filter((one) => one.structureId === null || !personalDecisionIds.has(idOf(one)));
}

function allowanceOf(
  grant: OvertimeGrant,
  day: Day,
  spent: ReadonlyMap<string, number>,
): OvertimeAllowance {
  const { decisionId, number, kind } = grant;
  const { monthMinutes, totalMinutes } = remainderOf(grant, day, spent);
  return { decisionId, number, kind, leftMinutes: Math.min(monthMinutes, totalMinutes) };
}

function remainderOf(
  { decisionId, monthMinutes, totalMinutes }: OvertimeGrant,
  day: Day,
  spent: ReadonlyMap<string, number>,
) {
  const ofMonth = monthMinutes - (spent.get(inMonth(decisionId, day)) ?? 0);
  const ofAll = totalMinutes - (spent.get(decisionId) ?? 0);
  return { monthMinutes: Math.max(0, ofMonth), totalMinutes: Math.max(0, ofAll) };
}

function inMonth(decisionId: string, day: Day): string {
  return `${decisionId} ${monthOf(day)}`;
}

function idOf({ decisionId }: OvertimeGrant): string {
  return decisionId;
}

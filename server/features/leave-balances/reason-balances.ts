import { type Day, daysBetween } from "#domain/calendar/day.ts";
import type { LeaveLaw } from "#domain/contracts/employment-type.ts";
import type { Schedule } from "#domain/attendance/types.ts";
import {
  partsOfADay,
  restOfYear,
  type SettledYear,
  settledYears,
  type YearOfLeave,
} from "#domain/leave/account.ts";
import { workDaysOf } from "#domain/attendance/schedule.ts";
import { annualLeaveDays, type WeekOfWork } from "#domain/leave/entitlement.ts";
import { daysOfAMonth } from "#domain/leave/limits.ts";
import type { UnbrokenService } from "#domain/leave/service.ts";
import type { Reader } from "#server/db/handles.ts";
import { type CatalogueReason, type Calculator } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { globalParamsUpTo } from "#server/kernel/global-params.ts";
import { type ContractOfLeave, contractsOfLeave } from "./contracts-of-leave.ts";
import { serviceUnderLaw } from "./service-of-contract.ts";
import { type CorrectedLeave, correctedLeave } from "./corrections.queries.ts";
import { type LeaveUse, usesOfLeave } from "./uses-of-leave.ts";

/** Leave of one reason in a year, in parts of days. */
export type ReasonBalance = {
  reason: CatalogueReason;
  /** Null if neither law nor catalogue sets a number. */
  entitled: number | null;
  year: SettledYear;
  /** The last day on which carried days may be taken. */
  carriedUntil: Day;
  /** What the year before left; null if it has no records. */
  restBefore: number | null;
  /** Used in the year up to the dividing day, and after it. */
  taken: number;
  planned: number;
  isCorrected: boolean;
};

type Query = {
  contractIds: readonly string[];
  year: number;
  passedOn: Day;
  /** Every reason with a balance if left out. */
  codes?: readonly string[];
};

/** A contract with its leave, and the contracts whose days and corrections it counts. */
type StandingsOfContract = {
  contractIds: string[];
  contract: ContractOfLeave;
  standings: ReasonBalance[];
};

/**
 * Leave of each contract in a year, by reason in the catalogue's order: the single calculation of balances, for one
 * contract or a whole body. Adjoining contracts share one leave. `passedOn` divides taken from planned days; with
 * `upTo: "passed"` planned days are left out. Each year uses the catalogue in force at its end.
 */
export async function leaveStandings(
  ctx: BodyContext,
  db: Reader,
  calculator: Calculator,
  query: Query & { upTo: "end" | "passed" },
): Promise<Map<string, StandingsOfContract>> {
  const { organizationId } = ctx;
  const { year } = query;
  const { reasonsOn: reasonsOfDay, schedules } = calculator;
  const yearEnd = `${year}-12-31`;
  const paramsOn = await globalParamsUpTo(db, yearEnd);
  const reasons = countedReasons(reasonsOfDay(yearEnd)).filter(
    ({ code }) => query.codes?.includes(code) ?? true,
  );
  const contracts = await contractsOfLeave(db, { organizationId, ...query });
  const contractIds = contracts.map(({ id }) => id);
  const codes = reasons.flatMap(({ code, carriedAs, carryOverUntil, dayBasis }) =>
    [code, ...(carriedAs === null ? [] : [carriedAs])].map((one) => ({
      code: one,
      until: carryOverUntil ?? "12-31",
      carries: carryOverUntil !== null,
      countsDaysOff: dayBasis !== "working",
    })),
  );
  const { passedOn, upTo } = query;
  const all = await usesOfLeave(db, calculator, {
    organizationId,
    contracts,
    year,
    passedOn,
    closedUpTo: upTo === "passed" ? passedOn : `${year + 1}-01-31`,
    codes,
  });
  const uses = Map.groupBy(
    all.filter(({ passed }) => passed || upTo === "end"),
    ({ contractId }) => contractId,
  );
  const corrected = Map.groupBy(
    await correctedLeave(db, { organizationId, contractIds, year }),
    ({ contractId }) => contractId,
  );
  const ofPerson = Map.groupBy(contracts, ({ employeeId }) => employeeId);
  const wanted = new Set(query.contractIds);
  return new Map(
    contracts
      .filter(({ id }) => wanted.has(id))
      .map((contract) => {
        const all = ofPerson.get(contract.employeeId) ?? [];
        const { law: regime, service } = serviceUnderLaw(contract, all);
        const ids = service.contracts.map(({ id }) => id);
        const basis: LeaveBasis = {
          year,
          regime,
          service,
          weeksIn: (of) => weeksOfWork(of, service.contracts, schedules),
          isInProportion: (of) => paramsOn(`${of}-12-31`)["leave.inProportion"],
          mostIn: (code, of) => mostDaysOf(reasonsOfDay(`${of}-12-31`).get(code)),
          uses: ids.flatMap((id) => uses.get(id) ?? []),
          corrected: ids.flatMap((id) => corrected.get(id) ?? []),
        };
        return [
          contract.id,
          { contractIds: ids, contract, standings: reasons.map((one) => standingOf(one, basis)) },
        ];
      }),
  );
}

/** Reasons with a balance of their own, in order: a reason used only for another's carried days has none. */
export function countedReasons(reasons: ReadonlyMap<string, CatalogueReason>): CatalogueReason[] {
  const all = [...reasons.values()].toSorted((one, other) => one.sortOrder - other.sortOrder);
  const carrying = new Set(all.flatMap(({ carriedAs }) => carriedAs ?? []));
  return all.filter(({ code }) => !carrying.has(code));
}

type LeaveBasis = {
  year: number;
  regime: LeaveLaw | null;
  service: UnbrokenService<ContractOfLeave>;
  /** The working weeks of a year, and whether its leave is in proportion to them. */
  weeksIn: (year: number) => WeekOfWork[];
  isInProportion: (year: number) => boolean;
  /** The days that the catalogue sets for a reason and year. */
  mostIn: (code: string, year: number) => number | null;
  uses: readonly LeaveUse[];
  corrected: readonly CorrectedLeave[];
};

function standingOf(reason: CatalogueReason, basis: LeaveBasis): ReasonBalance {
  const { year, regime, service } = basis;
  const uses = basis.uses.filter(({ code }) => code === reason.code || code === reason.carriedAs);
  const corrected = basis.corrected.filter(({ code }) => code === reason.code);
  const carriesByItself = regime === "private" && reason.carryOverUntil !== null;
  const isWholeYear = regime === "public" || reason.carryOverUntil === null;
  const firstYear = Math.min(
    year,
    ...(reason.carryOverUntil === null
      ? []
      : service.contracts.flatMap((one) => one.firstYear ?? [])),
  );
  const years = Array.from({ length: year - firstYear + 1 }, (_, index) =>
    yearOf(reason, basis, { year: firstYear + index, uses, corrected, isWholeYear }),
  );
  const settled = settledYears(years, { carriesByItself });
  const [before, last] = [settled.at(-2), settled.at(-1)];
  const ofYear = uses.filter((use) => use.year === year);
  return {
    reason,
    entitled: entitledDays(reason, basis, year),
    year: last ?? { ...yearOf(reason, basis, { year, uses, corrected, isWholeYear }), carried: 0 },
    carriedUntil: `${year}-${isWholeYear ? "12-31" : reason.carryOverUntil}`,
    restBefore: before ? restOfYear(before) : null,
    taken: sumOf(ofYear.filter(({ passed }) => passed)),
    planned: sumOf(ofYear.filter(({ passed }) => !passed)),
    isCorrected: corrected.some((one) => one.year === year),
  };
}

function yearOf(
  reason: CatalogueReason,
  basis: LeaveBasis,
  of: {
    year: number;
    uses: readonly LeaveUse[];
    corrected: readonly CorrectedLeave[];
    isWholeYear: boolean;
  },
): YearOfLeave {
  const uses = of.uses.filter(({ year }) => year === of.year);
  const rows = of.corrected.filter(({ year }) => year === of.year);
  const decided = rows.filter(({ kind }) => kind === "carried");
  return {
    entitled: entitledDays(reason, basis, of.year) ?? 0,
    corrected: halfDays(rows.filter(({ kind }) => kind === "correction")),
    decided: decided.length === 0 ? null : halfDays(decided),
    usedInTime: sumOf(uses.filter(({ inTime }) => of.isWholeYear || inTime)),
    usedAfter: sumOf(uses.filter(({ inTime }) => !of.isWholeYear && !inTime)),
  };
}

/** Annual leave by the law, others by the catalogue; in parts of days, of calendar days where the catalogue counts them. */
function entitledDays(reason: CatalogueReason, basis: LeaveBasis, year: number): number | null {
  const { group, paid } = reason;
  const mostDays = basis.mostIn(reason.code, year);
  // Days of illness that the employer pays in part: the person may be ill for longer.
  if (group === "sick" && paid === "partial") return null;
  if (mostDays !== null) return mostDays * partsOfADay;
  if (group !== "annual" || basis.regime === null) return null;
  const { regime, service } = basis;
  const [weeks, inProportion] = [basis.weeksIn(year), basis.isInProportion(year)];
  return annualLeaveDays({ ...service, regime, weeks }, year, { inProportion }) * partsOfADay;
}

function mostDaysOf(reason: CatalogueReason | undefined): number | null {
  if (!reason || reason.maxPerYear === null) return null;
  return reason.maxPerYear * (reason.dayBasis === "months" ? daysOfAMonth : 1);
}

/** The working weeks of the terms of a year; if it has none, those of the last term before, else five days. */
function weeksOfWork(
  year: number,
  contracts: readonly ContractOfLeave[],
  schedules: ReadonlyMap<string, Schedule>,
): WeekOfWork[] {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  let before: WeekOfWork = { daysPerWeek: 5, days: 1 };
  const weeks: WeekOfWork[] = [];
  for (const { endDate, terms } of contracts) {
    for (const { scheduleId, validFrom, validTo } of terms) {
      const schedule = schedules.get(scheduleId);
      const daysPerWeek = schedule ? workDaysOf(schedule) : 5;
      const [from, to] = [
        validFrom > first ? validFrom : first,
        [validTo ?? last, endDate ?? last, last].toSorted()[0] ?? last,
      ];
      if (from <= to) weeks.push({ daysPerWeek, days: daysBetween(from, to) + 1 });
      else if (validFrom < first) before = { daysPerWeek, days: 1 };
    }
  }
  return weeks.length > 0 ? weeks : [before];
}

function sumOf(uses: readonly LeaveUse[]): number {
  return uses.reduce((sum, { parts }) => sum + parts, 0);
}

function halfDays(rows: readonly CorrectedLeave[]): number {
  return rows.reduce((sum, row) => sum + (row.halfDays * partsOfADay) / 2, 0);
}

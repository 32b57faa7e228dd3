import type { InputOf, OutputOf } from "#api/call.ts";
import type { LeaveBalance, leaveBalances } from "#api/leave-balances.ts";
import { partOfDay } from "#domain/attendance/findings/leave.ts";
import type { Day } from "#domain/calendar/day.ts";
import { employmentType } from "#domain/contracts/employment-type.ts";
import { annualLeaveDays, leaveDaysLeft, type AnnualRegime } from "#domain/leave/entitlement.ts";
import {
  type CatalogueReason,
  reasonsInOrder,
  schedulesOf,
  shownReasons,
  worksOf,
} from "#server/features/attendance/public.ts";
import { type ContractDay, daysOfContracts } from "#server/features/verification/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { contractOfLeave, correctionsOf } from "./leave.queries.ts";

type Correction = Awaited<ReturnType<typeof correctionsOf>>[number];

/**
 * Leave of a contract in a year, by reason. Reasons that the actor may not know are left out. Throws `not-found` for
 * another body's contract.
 */
export async function balancesOfContract(
  ctx: BodyContext,
  { organizationId, contractId, year }: InputOf<typeof leaveBalances.getOfContract>,
): Promise<OutputOf<typeof leaveBalances.getOfContract>> {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const [works, schedules, shown, reasons] = await Promise.all([
    worksOf(ctx),
    schedulesOf(ctx),
    shownReasons(ctx),
    reasonsInOrder(ctx, { on: to < ctx.today ? to : ctx.today }),
  ]);
  return readBody(ctx, async (db) => {
    const contract = await contractOfLeave(db, organizationId, contractId);
    const corrections = await correctionsOf(db, { organizationId, contractId, year });
    const asked = { organizationId, contractIds: [contractId], from, to };
    const days = (await daysOfContracts(db, works, asked)).flatMap((one) => one.days);
    const regime = employmentType(contract.employmentType)?.leave;
    const isAnnual = regime === "public" || regime === "private" ? regime : null;
    const weeks = schedules.get(days.findLast(({ term }) => term)?.term?.scheduleId ?? "")?.weeks;
    const sixDays = (weeks ?? []).some((week) => week.filter((day) => day.length > 0).length > 5);
    const carriedCodes = new Set(reasons.flatMap(({ carriedAs }) => carriedAs ?? []));
    const balances = reasons
      .filter(({ code }) => !carriedCodes.has(code) && shown.code(to, code) === code)
      .flatMap((reason) => {
        const given = { ...contract, regime: isAnnual, sixDays };
        const own = corrections.filter(({ code }) => code === reason.code);
        const balance = balanceOf(reason, own, days, {
          year,
          today: ctx.today,
          entitled: entitledDays(reason, given, year),
        });
        return isWorthSaying(balance) ? [balance] : [];
      });
    return { balances };
  });
}

type Given = {
  regime: AnnualRegime | null;
  sixDays: boolean;
  startDate: Day;
  endDate: Day | null;
};

/** Annual leave by the law, others by the catalogue where it counts them in working days. */
function entitledDays(reason: CatalogueReason, { regime, ...given }: Given, year: number) {
  if (reason.maxPerYear !== null) return reason.dayBasis === "working" ? reason.maxPerYear : null;
  if (reason.group !== "annual" || regime === null) return null;
  return annualLeaveDays({ ...given, regime }, year);
}

function balanceOf(
  reason: CatalogueReason,
  corrections: readonly Correction[],
  days: readonly ContractDay[],
  { year, today, entitled }: { year: number; today: Day; entitled: number | null },
): LeaveBalance {
  const carriedUntil = `${year}-${reason.carryOverUntil ?? "12-31"}`;
  const codes = reason.carriedAs === null ? [reason.code] : [reason.code, reason.carriedAs];
  const used = (of: (day: Day) => boolean) =>
    rounded(
      days
        .filter(({ date }) => of(date))
        .reduce(
          (sum, day) => sum + codes.reduce((part, code) => part + partOfDay(day, code), 0),
          0,
        ),
    );
  const carried = sumOf(corrections, "carried");
  const corrected = sumOf(corrections, "correction");
  const left = leaveDaysLeft({
    entitled: entitled ?? 0,
    carried,
    corrected,
    takenUntil: used((day) => day <= carriedUntil),
    takenAfter: used((day) => day > carriedUntil),
    isLapsed: today > carriedUntil,
  });
  return {
    code: reason.code,
    title: reason.title,
    entitledDays: entitled,
    carriedDays: carried,
    carriedUntil,
    correctedDays: corrected,
    takenDays: used((day) => day <= today),
    plannedDays: used((day) => day > today),
    leftDays: entitled === null && corrections.length === 0 ? null : left,
    corrections: corrections.map(({ code: _code, ...one }) => one),
  };
}

function isWorthSaying({ entitledDays: entitled, ...balance }: LeaveBalance): boolean {
  const { takenDays, plannedDays, corrections, carriedUntil } = balance;
  const isAnnual = entitled !== null && !carriedUntil.endsWith("12-31");
  return isAnnual || takenDays + plannedDays > 0 || corrections.length > 0;
}

function sumOf(corrections: readonly Correction[], kind: Correction["kind"]): number {
  return corrections.reduce((sum, one) => sum + (one.kind === kind ? one.days : 0), 0);
}

function rounded(days: number): number {
  return Math.round(days * 100) / 100;
}

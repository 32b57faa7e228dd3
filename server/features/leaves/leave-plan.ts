import { addDays, type Day } from "#domain/calendar/day.ts";
import { effectOfLeave, isLeaveOf } from "#domain/leave/day-of-leave.ts";
import { reachOfLimits } from "#domain/leave/limits.ts";
import { isTelework } from "#texts/telework.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import type { DayOfPreview } from "#api/leaves.ts";
import type { Reader } from "#server/db/handles.ts";
import {
  barredDays,
  type Calculator,
  type CatalogueReason,
  type ContractDay,
  daysOfContracts,
  reasonMask,
} from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault, orNotFound } from "#server/kernel/fault.ts";
import { requireKept, requireNear } from "#server/kernel/require-near.ts";
import { requireSpan } from "./require-span.ts";

/** A wished leave; `was…` is the one that it replaces. */
export type WishedLeave = {
  contractId: string;
  code: string;
  from: Day;
  to: Day;
  wasCode?: string | undefined;
  wasFrom?: Day | undefined;
  wasTo?: Day | undefined;
};

/** A day of a leave, what it does there, and the present day. */
type PlannedLeaveDay = DayOfPreview & { stands: ContractDay };

export type LeavePlan = {
  reason: CatalogueReason;
  days: PlannedLeaveDay[];
  /** Days of the changed leave that the new one no longer covers. */
  freed: ContractDay[];
  /** Its days and those around it with which it may form one run. */
  around: readonly ContractDay[];
  /** Whether the actor may see the reason and what is taken under it. */
  isTold: boolean;
};

/** More consecutive days off than any closure has. */
const leastAround = 62;

/**
 * What a leave does on each of its days. Throws `not-found` for another body's contract, a fault at the field for a
 * reason that is no leave or is not given by the day, or for invalid days.
 */
export async function leavePlan(
  ctx: BodyContext,
  db: Reader,
  calculator: Calculator,
  wished: WishedLeave,
  refusals: typeof refusalTexts = refusalTexts,
): Promise<LeavePlan> {
  const { organizationId } = ctx;
  const { contractId, code, from, to, wasCode, wasFrom, wasTo } = wished;
  requireSpan({ from, to });
  requireNear(ctx, "to", to);
  if (from !== wasFrom) requireKept(ctx, "from", from);
  const first = wasFrom !== undefined && wasFrom < from ? wasFrom : from;
  const last = wasTo !== undefined && wasTo > to ? wasTo : to;
  requireSpan({ from: first, to: last });
  const reason = calculator.reasonsOn(from).get(code);
  const reach = Math.max(leastAround, reason ? reachOfLimits(reason) : 0);
  const query = { organizationId, contractIds: [contractId] };
  const span = { from: addDays(first, -reach), to: addDays(last, reach) };
  const found = orNotFound((await daysOfContracts(db, calculator, { ...query, ...span }))[0]);
  if (!reason || !reason.isActive || reason.unit === "hour") throw fieldFault("code", t.notByDay);
  if (isTelework(code)) throw fieldFault("code", t.telework);
  const isOfOld = ({ date, intervals }: ContractDay) =>
    wasCode !== undefined &&
    date >= (wasFrom ?? from) &&
    date <= (wasTo ?? to) &&
    isLeaveOf(intervals, wasCode);
  const isWithin = ({ date }: ContractDay) => date >= from && date <= to;
  const barred = await barredDays(db, ctx, [found]);
  const mask = await reasonMask(ctx);
  const days = found.days.filter(isWithin).map((stands): PlannedLeaveDay => {
    const { date, nature } = stands;
    // As the actor sees the day: whether it is kept would reveal which hidden reason is there.
    const visibleDay = { ...stands, intervals: mask.intervals(date, stands.intervals) };
    const effect = effectOfLeave(visibleDay, code, isOfOld(stands) ? (wasCode ?? null) : null);
    const refusal = stands.term === null ? "outside-contract" : barred(contractId, date);
    const changes = effect === "new" || effect === "replaces";
    if (stands.term === null || (changes && refusal !== null))
      return { date, stands, what: "refused", says: refusals[refusal ?? "outside-contract"] };
    return {
      date,
      stands,
      what: effect,
      says: saysOf(effect, nature.title, visibleDay, calculator),
    };
  });
  const freed = found.days.filter((day) => isOfOld(day) && !isWithin(day));
  const closed = freed.flatMap(({ date }) => barred(contractId, date) ?? [])[0];
  if (closed) throw fieldFault("from", refusalTexts[closed]);
  return { reason, days, freed, around: found.days, isTold: mask.code(from, code) === code };
}

/** The contract's days with a duty; a locked day or one of a closed month counts, since it takes the leave once it is opened. */
export function workingDaysOf(days: readonly PlannedLeaveDay[]): number {
  return days.filter(({ what, stands }) => what !== "off" && what !== "holiday" && stands.term)
    .length;
}

function saysOf(
  effect: string,
  holiday: string | null,
  { date, intervals }: Pick<ContractDay, "date" | "intervals">,
  { reasonsOn }: Calculator,
): string {
  if (effect === "holiday") return holiday ?? "";
  if (effect !== "replaces") return "";
  const reason = intervals.find(({ kind }) => kind === "absence")?.reason;
  return reason === undefined ? t.worked : (reasonsOn(date).get(reason)?.title ?? reason);
}

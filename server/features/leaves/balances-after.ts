import type { LeavePreview } from "#api/leaves.ts";
import { daysOfParts, partsAround } from "#domain/leave/account.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { isLeaveOf } from "#domain/leave/day-of-leave.ts";
import { daysOffWithin } from "#domain/leave/days-off.ts";
import type { Reader } from "#server/db/handles.ts";
import { type Calculator, daysOfContracts } from "#server/features/attendance/public.ts";
import { yearOfLeave } from "#server/features/leave-balances/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { LeavePlan } from "./leave-plan.ts";

/** What is left of a leave before and after it, by the years that its days touch: of what is carried, as much as its own days may take. */
export async function balancesAfter(
  ctx: BodyContext,
  db: Reader,
  calculator: Calculator,
  asked: { contractId: string; code: string; wasCode?: string | undefined; plan: LeavePlan },
): Promise<LeavePreview["balances"]> {
  const { contractId, code, wasCode, plan } = asked;
  const taken = plan.days.flatMap(({ what, date, stands }) => {
    const isChanged = stands.result.reason === code;
    // A day that is closed takes the leave too, once it is opened for it.
    const isTaken = what === "new" || what === "replaces" || (what === "refused" && stands.term);
    return isTaken && !isChanged ? [date] : [];
  });
  const freed = wasCode === code ? plan.freed.map(({ date }) => date) : [];
  const dates = [...plan.days.map(({ date }) => date), ...freed];
  const changed =
    plan.reason.dayBasis === "working" || dates.length === 0
      ? { taken, freed }
      : await byTheCalendar(ctx, db, calculator, { contractId, code, dates, taken, freed });
  const balances: LeavePreview["balances"] = [];
  for (const [year, [on = ""]] of Map.groupBy(dates, yearOf)) {
    const found = await yearOfLeave(ctx, db, calculator, { contractId, code, year });
    const of = (days: readonly Day[]) => days.filter((day) => yearOf(day) === year);
    const parts =
      found && partsAround({ ...found, taken: of(changed.taken), freed: of(changed.freed) }, on);
    balances.push({
      year,
      leftDays: parts && daysOfParts(parts.before),
      afterDays: parts && daysOfParts(parts.after),
    });
  }
  return balances;
}

/** Off on end before another day of duty: more than a summer's closure. */
const daysAround = 62;

type Change = { taken: readonly Day[]; freed: readonly Day[] };

/** What a leave takes and gives back where days off within it count, those between it and its neighbours among them. */
async function byTheCalendar(
  { organizationId }: BodyContext,
  db: Reader,
  calculator: Calculator,
  asked: Change & { contractId: string; code: string; dates: readonly Day[] },
): Promise<Change> {
  const { contractId, code, dates, taken, freed } = asked;
  const sorted = dates.toSorted();
  const [contract] = await daysOfContracts(db, calculator, {
    organizationId,
    contractIds: [contractId],
    from: addDays(sorted[0] ?? "", -daysAround),
    to: addDays(sorted.at(-1) ?? "", daysAround),
  });
  const days = contract?.days ?? [];
  const off = new Set(
    days
      .filter(({ plan, result }) => plan.minutes === 0 && result.workedMinutes === 0)
      .map(({ date }) => date),
  );
  const counted = (leave: readonly Day[]) =>
    new Set([...leave, ...daysOffWithin(leave, (day) => off.has(day)).map(({ date }) => date)]);
  const stood = days
    .filter(({ date, intervals }) => !off.has(date) && isLeaveOf(intervals, code))
    .map(({ date }) => date);
  const before = counted(stood);
  const gone = new Set(freed);
  const after = counted([...stood.filter((day) => !gone.has(day)), ...taken]);
  return {
    taken: [...after].filter((day) => !before.has(day)),
    freed: [...before].filter((day) => !after.has(day)),
  };
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

import type { LeavePreview } from "#api/leaves.ts";
import { partsOfLeave } from "#domain/attendance/findings/leave.ts";
import { daysOfParts, partsAround, partsOfADay, type PartsOfDay } from "#domain/leave/account.ts";
import type { Day } from "#domain/calendar/day.ts";
import { daysOffWithin } from "#domain/leave/days-off.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Calculator } from "#server/features/attendance/public.ts";
import { yearOfLeave } from "#server/features/leave-balances/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { ChangeOfLeave, LeaveAround } from "./leave-around.ts";
import type { LeavePlan } from "./leave-plan.ts";

type Query = {
  contractId: string;
  code: string;
  plan: LeavePlan;
  change: ChangeOfLeave;
  around: LeaveAround;
};

/** What is left before and after a leave, by the years that its days touch: carried days count only as far as its own days may use them. */
export async function balancesAfter(
  ctx: BodyContext,
  db: Reader,
  calculator: Calculator,
  { contractId, code, plan, change, around }: Query,
): Promise<LeavePreview["balances"]> {
  const calendar = byTheCalendar(around);
  const isOfLeave = new Set([...plan.days.map(({ date }) => date), ...change.freed]);
  // A day off enclosed by the leave may be the only one of its year.
  const dates = [...isOfLeave, ...calendar.taken, ...calendar.freed].toSorted();
  const balances: LeavePreview["balances"] = [];
  for (const [year, ofYear] of Map.groupBy(dates, yearOf)) {
    const [on = ""] = ofYear;
    const found = await yearOfLeave(ctx, db, calculator, { contractId, code, year });
    const isByDuty = found?.reason.dayBasis === "working";
    if ((!found || isByDuty) && !ofYear.some((day) => isOfLeave.has(day))) continue;
    const { taken, freed } = isByDuty ? change : calendar;
    const changes = [
      ...taken.map((date) => ({ date, parts: partsOfADay })),
      ...freed.map((date) => ({ date, parts: -partsOfADay })),
      ...(found ? partsReplaced(plan, change, found.reason) : []),
    ].filter(({ date }) => yearOf(date) === year);
    const parts = found && partsAround({ ...found, changes }, on);
    balances.push({
      year,
      leftDays: parts && daysOfParts(parts.before),
      afterDays: parts && daysOfParts(parts.after),
    });
  }
  return balances;
}

/** What a leave replaces of its own account: hours of it, or days under the reason of carried ones. */
function partsReplaced(
  { days }: LeavePlan,
  { taken }: ChangeOfLeave,
  account: { code: string; carriedAs: string | null },
): PartsOfDay[] {
  const anew = new Set(taken);
  return days.flatMap(({ date, stands }) =>
    anew.has(date) ? [{ date, parts: -partsOfLeave(stands, account) }] : [],
  );
}

/** What a leave takes and gives back where enclosed days off count, including those between it and its neighbours. */
function byTheCalendar({ before, after, isOff }: LeaveAround): ChangeOfLeave {
  const counted = (leave: readonly Day[]) =>
    new Set([...leave, ...daysOffWithin(leave, isOff).map(({ date }) => date)]);
  const [stood, stands] = [counted(before), counted(after)];
  return {
    taken: [...stands].filter((day) => !stood.has(day)),
    freed: [...stood].filter((day) => !stands.has(day)),
  };
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

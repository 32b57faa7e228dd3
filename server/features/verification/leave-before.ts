import { addDays, type Day } from "#domain/calendar/day.ts";
import { isLeaveOf } from "#domain/leave/day-of-leave.ts";
import { reachOfLimits } from "#domain/leave/limits.ts";
import type { Reader } from "#server/db/handles.ts";
import {
  type Calculator,
  type ContractDay,
  type DaysOfContract,
  daysOfContracts,
} from "#server/features/attendance/public.ts";

type Query = {
  organizationId: string;
  contracts: readonly DaysOfContract[];
  from: Day;
  first: Day;
};

/**
 * For contracts whose days, from the first one given (`from`) into the month that begins on `first`, all belong to one
 * leave that has a limit: the days of duty of the same leave before them, as far back as its limit requires.
 */
export async function leaveBefore(
  db: Reader,
  calculator: Calculator,
  { organizationId, contracts, from, first }: Query,
): Promise<Map<string, Day[]>> {
  const lasting = contracts.flatMap(({ contractId, days }) => {
    const onDuty = days.filter((day) => !isOff(day));
    const code = onDuty[0]?.intervals[0]?.reason;
    const leadIn = onDuty.filter(({ date }) => date < first);
    if (code === undefined || !leadIn.every(({ intervals }) => isLeaveOf(intervals, code)))
      return [];
    const reason = calculator.reasonsOn(from).get(code);
    const reach = reason ? reachOfLimits(reason) : 0;
    return reach === 0 ? [] : [{ contractId, code, reach }];
  });
  const found = new Map<string, Day[]>();
  for (const [reach, alike] of Map.groupBy(lasting, (one) => one.reach)) {
    const contractIds = alike.map(({ contractId }) => contractId);
    const span = { from: addDays(from, -reach), to: addDays(from, -1) };
    const before = await daysOfContracts(db, calculator, { organizationId, contractIds, ...span });
    for (const { contractId, days } of before) {
      const code = alike.find((one) => one.contractId === contractId)?.code ?? "";
      const onDuty = days.filter((day) => !isOff(day));
      const other = onDuty.findLastIndex(({ intervals }) => !isLeaveOf(intervals, code));
      found.set(
        contractId,
        onDuty.slice(other + 1).map(({ date }) => date),
      );
    }
  }
  return found;
}

function isOff({ plan, result }: ContractDay): boolean {
  return plan.minutes === 0 && result.workedMinutes === 0;
}

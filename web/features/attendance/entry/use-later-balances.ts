import { leaves } from "#api/leaves.ts";
import type { LeaveAccount } from "#domain/leave/account.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import type { RangeQuestion } from "./range-dialog.tsx";

/** Days of a leave left in a year; null while loading, so that what is below has its position from the start. */
type LeftOfYear = { year: number; days: number | null };

/**
 * What is left of a leave in each year that it reaches; empty if the leave is not counted by the year. The first year is
 * left out, since the sheet already knows it, unless the leave counts calendar days.
 */
export function useLaterBalances(
  { contractId, code, from, until, draftsOutside }: RangeQuestion,
  account: LeaveAccount | undefined,
): readonly LeftOfYear[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))];
  const byCalendar = account?.countsDaysOff ?? false;
  const isAsked = account !== undefined && (byCalendar || last > first);
  const { data, isLoading } = useAnswer(
    leaves.preview,
    { contractId, code, from, to: until },
    { enabled: isAsked },
  );
  if (isLoading) {
    const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return years.slice(byCalendar ? 0 : 1).map((year) => ({ year, days: null }));
  }
  return (data?.balances ?? []).flatMap(({ year, afterDays }) =>
    (year === first && !byCalendar) || afterDays === null
      ? []
      : [{ year, days: afterDays - (draftsOutside.get(year) ?? 0) }],
  );
}

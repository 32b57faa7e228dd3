import { useQuery } from "@tanstack/react-query";
import { leaves } from "#api/leaves.ts";
import type { LeaveAccount } from "#domain/leave/account.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import type { RangeQuestion } from "./range-dialog.tsx";

/** Days of a leave that remain in a year. */
export type LeftOfYear = { year: number; days: number };

/**
 * What remains of a leave in each year that it reaches, its first left out unless it is counted by the calendar; nothing where it
 * is not counted by the year.
 */
export function useLeftLater(
  { contractId, code, from, until, draftsOutside }: RangeQuestion,
  account: LeaveAccount | undefined,
): readonly LeftOfYear[] {
  const { id: organizationId } = useOrganization();
  const first = Number(from.slice(0, 4));
  const byCalendar = account?.countsDaysOff ?? false;
  const isAsked = account !== undefined && (byCalendar || Number(until.slice(0, 4)) > first);
  const asked = { organizationId, contractId, code, from, to: until };
  const { data } = useQuery({ ...queryOf(leaves.preview, asked), enabled: isAsked });
  return (data?.balances ?? []).flatMap(({ year, afterDays }) =>
    (year === first && !byCalendar) || afterDays === null
      ? []
      : [{ year, days: afterDays - (draftsOutside.get(year) ?? 0) }],
  );
}

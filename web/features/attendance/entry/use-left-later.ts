import { useQuery } from "@tanstack/react-query";
import { leaves } from "#api/leaves.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import type { RangeQuestion } from "./range-dialog.tsx";

/** Days of a leave that remain in a year. */
export type LeftOfYear = { year: number; days: number };

/** What remains of a leave in each year after its first that it reaches; nothing where it is not counted by the year. */
export function useLeftLater(
  { contractId, code, from, until, draftedLater }: RangeQuestion,
  isCounted: boolean,
): readonly LeftOfYear[] {
  const { id: organizationId } = useOrganization();
  const first = Number(from.slice(0, 4));
  const reachesOthers = isCounted && Number(until.slice(0, 4)) > first;
  const asked = { organizationId, contractId, code, from, to: until };
  const { data } = useQuery({ ...queryOf(leaves.preview, asked), enabled: reachesOthers });
  return (data?.balances ?? []).flatMap(({ year, afterDays }) =>
    year === first || afterDays === null
      ? []
      : [{ year, days: afterDays - (draftedLater.get(year) ?? 0) }],
  );
}

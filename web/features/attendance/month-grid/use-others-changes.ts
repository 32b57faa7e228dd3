import { useMemo } from "react";
import { attendances } from "#api/attendances.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { useLiveSheet } from "#web/features/live/public.ts";
import type { Grid } from "./use-grid.ts";

const changing = [attendances.getMonthSheet, monthlyContracts.getFindings];

/** Days that someone else saved in the last minute, by contract. The grid is refetched when such saves arrive. */
export function useOthersChanges(
  organizationId: string,
  { sheet, state, viewOf }: Grid,
): ReadonlyMap<string, ReadonlySet<number>> {
  const place = { organizationId, structureId: sheet.structure.id, period: sheet.month };
  const versionOf = (contractId: string, date: string) =>
    viewOf(contractId).days[Number(date.slice(8)) - 1]?.stored.version ?? 0;
  const heard = useLiveSheet(place, changing, versionOf);
  return useMemo(() => {
    const days = new Map<string, Set<number>>();
    for (const [key, version] of heard) {
      const [contractId = "", date = ""] = key.split("/");
      const day = Number(date.slice(8));
      const isOwn = state.settled.get(contractId)?.get(day)?.version === version;
      if (!isOwn) days.set(contractId, (days.get(contractId) ?? new Set()).add(day));
    }
    return days;
  }, [heard, state.settled]);
}

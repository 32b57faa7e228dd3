import type { ContractDay } from "#server/features/attendance/public.ts";

/** Days by the structures that they are of, in the order in which every write of records holds these. */
export function inStructures<D extends { stands: ContractDay }>(
  days: readonly D[],
): [string, D[]][] {
  const byStructure = Map.groupBy(
    days,
    ({ stands: { term, record } }) => term?.structureId ?? record?.structureId ?? "",
  );
  return [...byStructure].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

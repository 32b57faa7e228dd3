import { useMemo } from "react";
import { attendances, type OvertimeOfSheet } from "#api/attendances.ts";
import type { Day } from "#domain/calendar/day.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";

/** The decisions of a contract's person, the contracts of the structure that use them up, and what others use. */
export type PersonOvertime = OvertimeOfSheet["people"][number];

/** How decisions cover a contract from a sheet's first day on; undefined until loaded. */
export type OvertimeOf = (contractId: string) => PersonOvertime | undefined;

/** The overtime decisions of everyone in a structure, as of the beginning of a day. */
export function useOvertime(structureId: string, on: Day): OvertimeOf {
  const { data } = useSideAnswer(attendances.getOvertime, { structureId, on });
  return useMemo(() => overtimeOf(data), [data]);
}

function overtimeOf(response: OvertimeOfSheet | undefined): OvertimeOf {
  if (response === undefined) return () => undefined;
  const byContract = new Map(
    response.people.flatMap((person) => person.contractIds.map((id) => [id, person])),
  );
  return (contractId) => byContract.get(contractId) ?? none;
}

const none: PersonOvertime = { contractIds: [], grants: [], elsewhere: [] };

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { sheets } from "#api/sheets.ts";
import type { Day } from "#domain/calendar/day.ts";
import { sideQueryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";

const most = 200;

/** Structures whose sheet of the day is open, with how many people are still to be recorded; empty until it is told. */
export function useOpenSheets(date: Day): ReadonlyMap<string, number> {
  const organizationId = useOrganization().id;
  const { data } = useQuery(
    sideQueryOf(sheets.getAll, { organizationId, from: date, to: date, state: "open", take: most }),
  );
  return useMemo(
    () =>
      new Map(
        (data?.items ?? []).map(({ structureId, expected, recorded }) => [
          structureId,
          expected - recorded,
        ]),
      ),
    [data],
  );
}

import { useMemo } from "react";
import { sheets } from "#api/sheets.ts";
import type { Day } from "#domain/calendar/day.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";

const most = 200;

/** Structures whose sheet of the day is open, with how many people still have no record; empty until loaded. */
export function useOpenSheets(date: Day): ReadonlyMap<string, number> {
  const { data } = useSideAnswer(sheets.getAll, {
    from: date,
    to: date,
    state: "open",
    take: most,
  });
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

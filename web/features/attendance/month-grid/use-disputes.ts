import { useMemo } from "react";
import { disputes } from "#api/disputes.ts";
import type { FindingLevel } from "#domain/attendance/types.ts";
import type { Month } from "#domain/calendar/day.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";
import type { ActiveWords } from "./active-words.ts";
import type { LiveFindings } from "./use-findings.ts";
import type { Grid } from "./use-grid.ts";

type Levels = LiveFindings["levels"];

/** Open disputes of a structure's month, added to the marks and descriptions of the grid's cells. */
export function useDisputes(place: { organizationId: string; structureId: string; month: Month }) {
  const { data } = useSideAnswer(disputes.getOpen, place);
  const items = data?.items;
  return useMemo(() => {
    const byCell = new Map(
      (items ?? []).map((one) => [`${one.contractId} ${one.date}`, one.text || t.disputedTimes]),
    );
    /** A disputed cell is marked as a warning, unless it already has a more serious mark. */
    const marked = (levels: Levels): Levels => {
      if (byCell.size === 0) return levels;
      const all = new Map(levels);
      for (const { contractId, date } of items ?? []) {
        const days = new Map<number, FindingLevel>(all.get(contractId));
        const day = Number(date.slice(8));
        if (days.get(day) !== "error") days.set(day, "warning");
        all.set(contractId, days);
      }
      return all;
    };
    const withDispute = (words: ActiveWords | null, { sheet, state }: Grid): ActiveWords | null => {
      const { row, column } = state.selection.active;
      const text = byCell.get(`${state.order[row]} ${sheet.days[column]}`);
      if (!words || text === undefined) return words;
      const trouble = [words.trouble, t.disputed(text)].filter((part) => part !== null).join(". ");
      return { ...words, trouble };
    };
    return { marked, withDispute };
  }, [items]);
}

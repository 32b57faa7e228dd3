import { monthOf, type Day } from "#domain/calendar/day.ts";
import type { Range } from "./effect.queries.ts";

/** A day in a structure. */
export type DayOfStructure = { structureId: string; date: Day };

/** First and last of the days, structure by structure and month by month. */
export function rangesOf(days: readonly DayOfStructure[]): Range[] {
  const groups = Map.groupBy(days, ({ structureId, date }) => `${structureId} ${monthOf(date)}`);
  return [...groups.values()].flatMap((group) => {
    const dates = group.map(({ date }) => date).toSorted();
    const [first, last] = [dates[0], dates.at(-1)];
    if (!group[0] || !first || !last) return [];
    return [{ structureId: group[0].structureId, month: monthOf(first), first, last }];
  });
}

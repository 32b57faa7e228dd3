import type { HolidayYear } from "#api/holidays.ts";
import type { Day } from "#domain/calendar/day.ts";
import { holidayTexts as t } from "#texts/holidays.ts";
import { clockText } from "#web/ui/form/convert.ts";
import { formatDay } from "#web/ui/formats.ts";

type Rule = HolidayYear["rules"][number];

/** A holiday of the year on the day on which it is observed. */
export type ObservedHoliday = { title: string; kind: "full" | "half" };

/** The holidays of the year by day, moved ones on their new day; feasts of single bodies are not included. */
export function daysOf({ year, rules }: HolidayYear): Map<Day, ObservedHoliday[]> {
  const found = new Map<Day, ObservedHoliday[]>();
  for (const rule of rules) {
    const day = observedOn(rule);
    if (day?.startsWith(String(year)))
      found.set(day, [...(found.get(day) ?? []), { title: rule.title, kind: rule.kind }]);
  }
  return found;
}

/** The day on which a rule's holiday is observed in the year; null if it is not. */
export function observedOn({ day, move }: Rule): Day | null {
  return move && day !== null ? move.movedTo : day;
}

/** What happens to a rule's holiday in the year, in words. */
export function fateOf({ day, move, kind, stopMinute, sixDaysStopMinute }: Rule): string {
  if (day === null) return t.notInForce;
  if (move) return move.movedTo ? t.movedTo(formatDay(move.movedTo)) : t.dropped;
  return kind === "half" ? t.half(clockText(stopMinute), clockText(sixDaysStopMinute)) : "";
}

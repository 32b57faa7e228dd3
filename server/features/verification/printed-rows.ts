import { totalsOf } from "#domain/attendance/month.ts";
import type { MonthState } from "#domain/attendance/monthly.ts";
import type { DayLabel, DayNature } from "#domain/attendance/types.ts";
import { daysOfMonth, weekday, type Day, type Month } from "#domain/calendar/day.ts";
import { personName } from "#domain/identity/person-name.ts";
import { isHidden } from "#domain/leave/hidden-reasons.ts";
import { type ContractDay, type CatalogueReason } from "#server/features/attendance/public.ts";
import { markOfDay } from "#server/integrations/print/day-mark.ts";
import type {
  PrintedDay,
  PrintedMonth,
  PrintedPerson,
} from "#server/integrations/print/printed-month.ts";
import { printedTotals } from "#server/integrations/print/totals.ts";
import type { Person } from "./people.queries.ts";

type PersonWithDays = Person & { days: readonly ContractDay[] };

/** One row of the sheet. */
export function printedPerson(
  { days, ...person }: PersonWithDays,
  reasons: readonly CatalogueReason[],
): PrintedPerson {
  const byCode = new Map(reasons.map((reason) => [reason.code, reason]));
  const marks = days.map(({ result, intervals }) => markOfDay(result, intervals, byCode));
  const totals = printedTotals(marks, totalsOf(days.map(({ result }) => result)));
  return { ...person, marks, totals };
}

/** The columns of the sheet: the calendar's nature of each day of the month. */
export function printedDays(month: Month, natureOf: (day: Day) => DayNature): PrintedDay[] {
  return daysOfMonth(month).map((date) => {
    const nature = natureOf(date);
    const isWeekend = nature.kind === "working" && weekday(date) > 5;
    return {
      date,
      weekday: weekday(date),
      kind: isWeekend ? "weekend" : nature.kind,
      title: nature.title,
    };
  });
}

/** Reasons whose short titles appear in the cells, for the legend; sensitive ones show none. */
export function legendReasons(
  people: readonly PersonWithDays[],
  reasons: readonly CatalogueReason[],
): PrintedMonth["reasons"] {
  const used = new Set(
    people.flatMap(({ days }) =>
      days.flatMap(({ result }) => (namedLabels.has(result.label) ? (result.reason ?? []) : [])),
    ),
  );
  return reasons
    .filter((reason) => used.has(reason.code) && !isHidden(reason))
    .map((reason) => ({ code: reason.shortTitle, title: reason.title }));
}

const namedLabels: ReadonlySet<DayLabel> = new Set(["leave", "unpaid"]);

/** A remark of the sheet about one contract. */
export type Remark = { contractId: string; date: Day; text: string };

/** The notes of the records and the other remarks, by date and then by name. */
export function remarksOf(
  people: readonly PersonWithDays[],
  remarked: readonly Remark[],
): PrintedMonth["remarks"] {
  const byContract = Map.groupBy(remarked, ({ contractId }) => contractId);
  return people
    .flatMap(({ days, contractId, ...person }) => {
      const name = personName(person);
      const noted = days.flatMap(({ date, note }) => (note === "" ? [] : [{ date, text: note }]));
      const more = byContract.get(contractId) ?? [];
      return [...noted, ...more].map(({ date, text }) => ({ date, name, text }));
    })
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

const order: readonly MonthState[] = [
  "returned",
  "draft",
  "submitted",
  "awaiting",
  "signed",
  "approved",
  "paid",
];

/** State of the whole sheet: that of its least advanced contract. */
export function stateOf(months: readonly { state: MonthState | null }[]): MonthState {
  const ranks = months.map(({ state }) => order.indexOf(state ?? "draft"));
  return order[Math.min(...ranks, order.length - 1)] ?? "draft";
}

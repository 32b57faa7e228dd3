import type { CalendarEffect } from "#api/calendar-effect.ts";
import { changedDays, type ChangedDay } from "#domain/calendar/changed-days.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Calendar } from "#domain/calendar/holidays.ts";
import { planOf } from "#domain/attendance/schedule.ts";
import type { Reader } from "#server/db/handles.ts";
import { schedulesOf } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { leaveOn, monthsClosed, plannedIn, sheetsTouched, type Range } from "./effect.queries.ts";
import { rangesOf } from "./ranges.ts";

/** A calendar that replaces another, and where to look for differences. */
export type CalendarChange = {
  before: Calendar;
  after: Calendar;
  structureIds: readonly string[];
  dates: readonly Day[];
};

const mostListed = 200;

/** What a change of the calendar does to the body of the context. An Administrator writes through locks. */
export async function effectOf(
  db: Reader,
  ctx: BodyContext,
  change: CalendarChange,
): Promise<CalendarEffect> {
  const days = changedDays(change, change.structureIds, change.dates);
  const dates = days.map(({ date }) => date).toSorted();
  const ranges = rangesOf(days);
  const { organizationId } = ctx;
  const planned = await plannedOn(db, ctx, days, ranges);
  const sheets = await sheetsTouched(db, ctx, days);
  const leave = await leaveOn(db, organizationId, days);
  const months = await monthsClosed(db, organizationId, ranges);
  const isLocked = ctx.actor.role !== "Administrator" && sheets.some((sheet) => sheet.isLocked);
  return {
    days: new Set(dates).size,
    structures: new Set(days.map(({ structureId }) => structureId)).size,
    first: dates[0] ?? null,
    last: dates.at(-1) ?? null,
    planned: planned.slice(0, mostListed),
    dutiesLost: sumOf(planned, "dutiesLost"),
    dutiesGained: sumOf(planned, "dutiesGained"),
    sheets: sheets.slice(0, mostListed),
    sheetsInAll: sheets.length,
    leave: leave.slice(0, mostListed),
    leaveInAll: leave.length,
    months: months.slice(0, mostListed),
    refusal: months.length > 0 ? "months-closed" : isLocked ? "locked-days" : null,
  };
}

async function plannedOn(
  db: Reader,
  ctx: BodyContext,
  days: readonly ChangedDay[],
  ranges: readonly Range[],
): Promise<CalendarEffect["planned"]> {
  const [schedules, terms] = [
    await schedulesOf(ctx),
    await plannedIn(db, ctx.organizationId, ranges),
  ];
  const daysByPlace = Map.groupBy(days, ({ structureId }) => structureId);
  const found = new Map<string, CalendarEffect["planned"][number]>();
  for (const term of terms) {
    const schedule = schedules.get(term.scheduleId);
    const within = (daysByPlace.get(term.structureId) ?? []).filter(
      ({ date }) => term.first <= date && date <= term.last,
    );
    if (!schedule || within.length === 0) continue;
    const { structureId, structureTitle } = term;
    const place = found.get(structureId) ?? {
      structureId,
      structureTitle,
      people: 0,
      firstDay: within[0]?.date ?? term.first,
      dutiesLost: 0,
      dutiesGained: 0,
    };
    let touched = 0;
    for (const { date, before, after } of within) {
      const change =
        Number(planOf(schedule, date, after).ranges.length > 0) -
        Number(planOf(schedule, date, before).ranges.length > 0);
      if (change < 0) place.dutiesLost += term.people;
      if (change > 0) place.dutiesGained += term.people;
      touched += Math.abs(change);
    }
    if (touched > 0) place.people += term.people;
    found.set(structureId, place);
  }
  return [...found.values()].filter(({ people }) => people > 0);
}

function sumOf(planned: CalendarEffect["planned"], of: "dutiesLost" | "dutiesGained"): number {
  return planned.reduce((sum, place) => sum + place[of], 0);
}

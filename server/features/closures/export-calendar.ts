import type { ClosureOut, closures } from "#api/closures.ts";
import { holidaysKept } from "#domain/calendar/holidays.ts";
import { formatClock } from "#domain/minutes.ts";
import { type CalendarParts, readCalendarParts } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { exportedCalendar } from "#server/integrations/files/exported-calendar.ts";
import type { CalendarEvent } from "#server/integrations/files/write-ics.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { closureCalendar as t } from "#texts/closures.ts";
import { closuresBetween } from "./closures.queries.ts";

/** Closures and holidays of a body in this year and the next, as a calendar. */
export const exportCalendar: Handler<typeof closures.exportCalendar> = async (
  ctx,
  { organizationId },
) => {
  const year = Number(ctx.today.slice(0, 4));
  const asked = { organizationId, from: `${year}-01-01`, to: `${year + 1}-12-31` };
  const parts = await readBody(ctx, (db) => readCalendarParts(db, organizationId));
  const holidays = [year, year + 1].flatMap((one) => holidayEvents(organizationId, parts, one));
  return exportedCalendar(ctx, {
    title: t.fileName(year, year + 1),
    bodies: [organizationId],
    rows: (db, page) => closuresBetween(db, asked, page),
    events: (batches) => eventsOf(holidays, batches),
  });
};

async function* eventsOf(
  holidays: CalendarEvent[],
  batches: AsyncIterable<ClosureOut[]>,
): AsyncGenerator<CalendarEvent[]> {
  yield holidays;
  for await (const rows of batches) yield rows.map(closureEvent);
}

/** A holiday of all has one id everywhere; within a body and a year it is one event, wherever it is moved. */
function holidayEvents(
  organizationId: string,
  { regime, rules, moves, locals }: CalendarParts,
  year: number,
): CalendarEvent[] {
  return holidaysKept(year, { regime, rules, moves, locals }).map(
    ({ id, day, title, stopMinute }) => ({
      uid: `holiday-${organizationId}-${id}-${year}`,
      title: stopMinute === null ? title : t.half(title, formatClock(stopMinute)),
      text: "",
      from: day,
      to: day,
    }),
  );
}

function closureEvent(closure: ClosureOut): CalendarEvent {
  const { id, title, structureTitle, withSubstructures, reason, from, to } = closure;
  const place = withSubstructures ? t.andBelow(structureTitle ?? "") : structureTitle;
  return {
    uid: `closure-${id}`,
    title: place === null ? t.ofBody(title) : t.ofStructure(title, place),
    text: reason,
    from,
    to,
  };
}

import { v7 as uuid } from "uuid";
import type { closures, ClosureOut } from "#api/closures.ts";
import { observedHolidays } from "#domain/calendar/holidays.ts";
import { formatClock } from "#domain/minutes.ts";
import {
  calendarOfBody,
  type CalendarParts,
  readCalendarParts,
} from "#server/features/attendance/public.ts";
import { deleteRows, insertRow, updateRows } from "#server/db/rows.ts";
import { effectOf } from "#server/features/calendar-changes/public.ts";
import { exportedCalendar } from "#server/integrations/files/exported-calendar.ts";
import type { CalendarEvent } from "#server/integrations/files/write-ics.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { orNotFound } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { closureCalendar as t } from "#texts/closures.ts";
import { applyClosure, closureRow, editedClosure, calendarChangeOf } from "./change-of-closures.ts";
import { closureListing, closureOf, closuresBetween } from "./closures.queries.ts";

export const closureHandlers: Handlers<typeof closures> = {
  ...closureListing.calls,
  getById: (ctx, { organizationId, id }) =>
    readBody(ctx, async (db) => orNotFound(await closureOf(db, organizationId, id))),
  /** The effects of adding, changing or removing a closure. Refuses at its fields what saving would refuse. */
  preview: (ctx, { organizationId, id, closure }) =>
    readBody(ctx, async (db) => {
      const before = id === null ? null : orNotFound(await closureOf(db, organizationId, id));
      const change = { id: id ?? uuid(), before, after: closure };
      return effectOf(db, ctx, await calendarChangeOf(db, ctx, change));
    }),
  /** Closes a structure or the body over some days. Refused over locked days and closed months. */
  create: (ctx, { organizationId, ...after }) => {
    const id = uuid();
    const { reason } = after;
    return write(ctx, "closure.create", async (tx) => {
      const entries = await applyClosure(tx, ctx, { id, before: null, after, reason }, () =>
        insertRow(tx, "closure", { organization_id: organizationId, id, ...closureRow(after) }),
      );
      return { entries, stale: calendarOfBody, result: { id, version: 1 } };
    });
  },
  /** Changes a closure; both the days that reopen and those that close are examined. Throws `changed` if someone else changed it first. */
  update: (ctx, { organizationId, id, version, ...after }) => {
    const { reason } = after;
    const key = { organization_id: organizationId, id };
    return write(ctx, "closure.update", async (tx) => {
      const before = await editedClosure(tx, { organizationId, id, version });
      const entries = await applyClosure(tx, ctx, { id, before, after, reason }, () =>
        updateRows(tx, "closure", key, { ...closureRow(after), version: version + 1 }),
      );
      return { entries, stale: calendarOfBody, result: { id, version: version + 1 } };
    });
  },
  /** Removes a closure: its days are owed again. The ledger keeps what it was. */
  delete: (ctx, { organizationId, id, version, reason }) => {
    return write(ctx, "closure.delete", async (tx) => {
      const before = await editedClosure(tx, { organizationId, id, version });
      const entries = await applyClosure(tx, ctx, { id, before, after: null, reason }, () =>
        deleteRows(tx, "closure", { organization_id: organizationId, id }),
      );
      return { entries, stale: calendarOfBody, result: { id } };
    });
  },
  /** Closures and holidays of a body in this year and the next, as a calendar. */
  exportCalendar: async (ctx, { organizationId }) => {
    const year = Number(ctx.today.slice(0, 4));
    const query = { organizationId, from: `${year}-01-01`, to: `${year + 1}-12-31` };
    const parts = await readBody(ctx, (db) => readCalendarParts(db, organizationId));
    const holidays = [year, year + 1].flatMap((one) => holidayEvents(organizationId, parts, one));
    return exportedCalendar(ctx, {
      title: t.fileName(year, year + 1),
      bodies: [organizationId],
      rows: (db, page) => closuresBetween(db, query, page),
      events: (batches) => eventsOf(holidays, batches),
    });
  },
};

async function* eventsOf(
  holidays: CalendarEvent[],
  batches: AsyncIterable<ClosureOut[]>,
): AsyncGenerator<CalendarEvent[]> {
  yield holidays;
  for await (const rows of batches) yield rows.map(closureEvent);
}

/** A holiday rule has the same id in every body; within a body and a year it is one event, even if it is moved. */
function holidayEvents(
  organizationId: string,
  { regime, rules, moves, locals }: CalendarParts,
  year: number,
): CalendarEvent[] {
  return observedHolidays(year, { regime, rules, moves, locals }).map(
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

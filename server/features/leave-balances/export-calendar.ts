import type { InputOf } from "#api/call.ts";
import type { leaveBalances } from "#api/leave-balances.ts";
import { reasonsOn, reasonMask } from "#server/features/attendance/public.ts";
import { exportedCalendar } from "#server/integrations/files/exported-calendar.ts";
import type { CalendarEvent } from "#server/integrations/files/write-ics.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { hiddenReasonTexts } from "#texts/hidden-reasons.ts";
import { leaveTexts as t } from "#texts/leave-balances.ts";
import { type LeaveDay, leaveDays } from "./leave-days.queries.ts";

/** Leave of a year as a calendar; reasons that the actor may not know are told as everywhere. */
export async function exportCalendar(
  ctx: BodyContext,
  { organizationId, year, structureId }: InputOf<typeof leaveBalances.exportCalendar>,
): Promise<FileAnswer> {
  const of = year ?? Number(ctx.today.slice(0, 4));
  const asked = { organizationId, structureId, from: `${of}-01-01`, to: `${of}-12-31` };
  const [mask, on] = [await reasonMask(ctx), await reasonsOn(ctx)];
  const told = ({ date, reason }: LeaveDay) => {
    const code = mask.code(date, reason);
    return on(date).get(code)?.title ?? hiddenReasonTexts.paid.title;
  };
  return exportedCalendar(ctx, {
    title: t.titleOf(of),
    bodies: [organizationId],
    rows: (db, page) => leaveDays(db, asked, page),
    events: (batches) => spellsOf(batches, told),
  });
}

/** Days on end that are told alike, also over days without a duty, as one event. */
async function* spellsOf(
  batches: AsyncIterable<LeaveDay[]>,
  told: (day: LeaveDay) => string,
): AsyncGenerator<CalendarEvent[]> {
  let last: { event: CalendarEvent; reason: string; contractId: string } | null = null;
  for await (const days of batches) {
    const events: CalendarEvent[] = [];
    for (const day of days) {
      const { contractId, date, after } = day;
      const reason = told(day);
      if (
        last &&
        last.contractId === contractId &&
        last.event.to === after &&
        last.reason === reason
      ) {
        last.event.to = date;
        continue;
      }
      if (last) events.push(last.event);
      last = { event: eventOf(day, reason), reason, contractId };
    }
    yield events;
  }
  if (last) yield [last.event];
}

/** Nothing in its id tells why somebody is absent. */
function eventOf({ contractId, name, structureTitle, date }: LeaveDay, reason: string) {
  return {
    uid: `leave-${contractId}-${date}`,
    title: `${name}: ${reason}`,
    text: structureTitle,
    from: date,
    to: date,
  };
}

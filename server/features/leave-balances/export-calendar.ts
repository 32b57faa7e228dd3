import type { leaveBalances } from "#api/leave-balances.ts";
import type { AwayLeave } from "#api/leaves.ts";
import { leavesTeller, peopleAway } from "#server/features/leaves/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { exportedCalendar } from "#server/integrations/files/exported-calendar.ts";
import { leaveEvent } from "#server/integrations/files/leave-event.ts";
import type { CalendarEvent } from "#server/integrations/files/write-ics.ts";
import { leaveTexts as t } from "#texts/leave-balances.ts";

/** Leave of a year as a calendar; reasons that the actor may not know are told as everywhere. */
export const exportCalendar: Handler<typeof leaveBalances.exportCalendar> = async (
  ctx,
  { organizationId, year, structureId },
) => {
  const of = year ?? Number(ctx.today.slice(0, 4));
  const asked = { organizationId, structureId, from: `${of}-01-01`, to: `${of}-12-31` };
  const tell = await leavesTeller(ctx, asked);
  return exportedCalendar(ctx, {
    title: t.titleOf(of),
    bodies: [organizationId],
    rows: async (db, page) => {
      const people = await peopleAway(db, asked, page);
      const leaves = Map.groupBy(await tell(db, people), ({ contractId }) => contractId);
      return people.map(({ contractId }) => leaves.get(contractId) ?? []);
    },
    events: eventsOf,
  });
};

async function* eventsOf(batches: AsyncIterable<AwayLeave[][]>): AsyncGenerator<CalendarEvent[]> {
  for await (const people of batches)
    yield people.flat().map((leave) => leaveEvent(leave, leave.title));
}

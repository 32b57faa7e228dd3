import { changedDays } from "#domain/calendar/changed-days.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Entry } from "#server/kernel/write.ts";
import type { CalendarChange } from "./effect-of-change.ts";
import { renewDays } from "./renew-days.ts";

/** Works out anew what hangs on the days that a change of the calendar makes something else. */
export function applyCalendarChange(
  tx: Writer,
  ctx: BodyContext,
  change: CalendarChange,
): Promise<Entry[]> {
  const days = changedDays(change, change.structureIds, change.dates);
  return renewDays(tx, ctx, change.after, days);
}

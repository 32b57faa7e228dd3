import { changedDays } from "#domain/calendar/changed-days.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Entry } from "#server/kernel/write.ts";
import type { CalendarChange } from "./effect-of-change.ts";
import { renewDays } from "./renew-days.ts";

/** Recomputes what depends on the days that a calendar change alters. */
export function applyCalendarChange(
  tx: Writer,
  ctx: BodyContext,
  change: CalendarChange,
): Promise<Entry[]> {
  const days = changedDays(change, change.structureIds, change.dates);
  return renewDays(tx, ctx, change.after, days);
}

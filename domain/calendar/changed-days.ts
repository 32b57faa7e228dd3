import type { DayNature } from "../attendance/types.ts";
import type { Day } from "./day.ts";
import type { Calendar } from "./holidays.ts";

/** A day of a structure whose nature is about to change. */
export type ChangedDay = { structureId: string; date: Day; before: DayNature; after: DayNature };

/** The days, structure by structure, on which two calendars differ. A different title alone is not a change. */
export function changedDays(
  { before, after }: { before: Calendar; after: Calendar },
  structureIds: readonly string[],
  dates: readonly Day[],
): ChangedDay[] {
  const found: ChangedDay[] = [];
  for (const structureId of structureIds) {
    for (const date of dates) {
      const [was, becomes] = [before(date, structureId), after(date, structureId)];
      const isOther = (["kind", "stopMinute", "sixDaysStopMinute"] as const).some(
        (of) => was[of] !== becomes[of],
      );
      if (isOther) found.push({ structureId, date, before: was, after: becomes });
    }
  }
  return found;
}

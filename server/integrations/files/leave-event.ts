import type { AwayLeave } from "#api/leaves.ts";
import type { CalendarEvent } from "./write-ics.ts";

/** A leave as a calendar event; its id does not reveal why someone is absent. */
export function leaveEvent(
  { contractId, name, structureTitle, from, to }: AwayLeave,
  reason: string,
): CalendarEvent {
  return {
    uid: `leave-${contractId}-${from}`,
    title: `${name}: ${reason}`,
    text: structureTitle,
    from,
    to,
  };
}

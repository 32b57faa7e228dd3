import type { Day } from "#domain/calendar/day.ts";

/** The link to the sheet of a structure's day. */
export function toDay(structureId: string, date: Day) {
  return {
    to: "/attendances/attendance-records/$id/$date" as const,
    params: { id: structureId, date },
  };
}

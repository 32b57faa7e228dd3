import { lastDayAhead } from "#domain/calendar/ahead.ts";
import type { Day } from "#domain/calendar/day.ts";
import { notBeyond } from "#texts/moment.ts";
import { fieldFault } from "./fault.ts";

/** Throws a fault on the field for a day that is too far ahead to be planned. */
export function requireNear({ today }: { today: Day }, field: string, day: Day): void {
  const last = lastDayAhead(today);
  if (day > last) throw fieldFault(field, notBeyond(last));
}

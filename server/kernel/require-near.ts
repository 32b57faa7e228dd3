import { firstStart, lastDayAhead } from "#domain/calendar/ahead.ts";
import type { Day } from "#domain/calendar/day.ts";
import { earliestFirstDayKept } from "#domain/organizations/first-day-kept.ts";
import { notBefore, notBeyond } from "#texts/moment.ts";
import { fieldFault } from "./fault.ts";

/** Throws a fault on the field for a day that is too far ahead to be planned. */
export function requireNear({ today }: { today: Day }, field: string, day: Day): void {
  const last = lastDayAhead(today);
  if (day > last) throw fieldFault(field, notBeyond(last));
}

/** The same for the first day of a contract, which is also refused further back than anyone's working life. */
export function requireStart(ctx: { today: Day }, field: string, day: Day): void {
  requireNear(ctx, field, day);
  const first = firstStart(ctx.today);
  if (day < first) throw fieldFault(field, notBefore(first));
}

/** Throws a fault on the field for a day further back than any body keeps its days. */
export function requireKept({ today }: { today: Day }, field: string, day: Day): void {
  const first = earliestFirstDayKept(today);
  if (day < first) throw fieldFault(field, notBefore(first));
}

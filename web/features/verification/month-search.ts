import { z } from "zod";
import { Id, MonthField } from "#api/fields.ts";
import { addMonths, type Month } from "#domain/calendar/day.ts";
import { thisMonth } from "#web/kernel/today.ts";

/** What the address of a month's page holds; invalid values are dropped. */
export const monthSearch = z.object({
  month: MonthField.optional().catch(undefined),
  structure: Id.optional().catch(undefined),
});

/** The month to close now: the last complete one. */
export function monthToClose(): Month {
  return addMonths(thisMonth(), -1);
}

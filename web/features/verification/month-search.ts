import { z } from "zod";
import { Id, MonthField } from "#api/fields.ts";
import { addMonths, type Month } from "#domain/calendar/day.ts";
import { thisMonth } from "#web/kernel/today.ts";

/** What the address keeps of a month's page; what does not fit is dropped. */
export const monthSearch = z.object({
  month: MonthField.optional().catch(undefined),
  structure: Id.optional().catch(undefined),
});

/** The month that is to be closed now: the last one that is over. */
export function monthToClose(): Month {
  return addMonths(thisMonth(), -1);
}

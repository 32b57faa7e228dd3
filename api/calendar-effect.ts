import { z } from "zod";
import { ClosedState } from "./closed-months.ts";
import { DayField, Id, MonthField } from "./fields.ts";

const Place = z.object({ structureId: Id, structureTitle: z.string() });

/** What a calendar change does to one body; each list is limited to 200. */
export const CalendarEffect = z.object({
  /** Calendar days whose nature changes, and the structures where it does. */
  days: z.number().int(),
  structures: z.number().int(),
  first: DayField.nullable(),
  last: DayField.nullable(),
  /** Who is planned there on these days, and the duties that are dropped or added. */
  planned: z.array(
    Place.extend({
      people: z.number().int(),
      firstDay: DayField,
      dutiesLost: z.number().int(),
      dutiesGained: z.number().int(),
    }),
  ),
  dutiesLost: z.number().int(),
  dutiesGained: z.number().int(),
  /** Sheets that already hold records, or are locked. */
  sheets: z.array(
    Place.extend({
      date: DayField,
      worked: z.number().int(),
      onLeave: z.number().int(),
      isLocked: z.boolean(),
    }),
  ),
  sheetsInAll: z.number().int(),
  /** People with leave or absence recorded on these days, without the reason. */
  leave: z.array(Place.extend({ contractId: Id, person: z.string(), date: DayField })),
  leaveInAll: z.number().int(),
  /** Closed months that must be returned first. */
  months: z.array(
    Place.extend({ month: MonthField, state: ClosedState, contracts: z.number().int() }),
  ),
  /** Why the change cannot be made. */
  refusal: z.enum(["locked-days", "months-closed"]).nullable(),
});

export type CalendarEffect = z.output<typeof CalendarEffect>;

import { z } from "zod";
import { ClosedState } from "./closed-months.ts";
import { DayField, Id, MonthField } from "./fields.ts";

const Place = z.object({ structureId: Id, structureTitle: z.string() });

/** What a change of the calendar does to one body; each list is cut at 200. */
export const CalendarEffect = z.object({
  /** Days of the calendar that become something else, and structures of which they do. */
  days: z.number().int(),
  structures: z.number().int(),
  first: DayField.nullable(),
  last: DayField.nullable(),
  /** Who is planned there on these days, and the duties that fall away or arise. */
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
  /** Sheets that hold records already, or are locked. */
  sheets: z.array(
    Place.extend({
      date: DayField,
      worked: z.number().int(),
      onLeave: z.number().int(),
      isLocked: z.boolean(),
    }),
  ),
  sheetsInAll: z.number().int(),
  /** People with leave or absence recorded on these days; never why. */
  leave: z.array(Place.extend({ contractId: Id, person: z.string(), date: DayField })),
  leaveInAll: z.number().int(),
  /** Months that were closed and must be returned first. */
  months: z.array(
    Place.extend({ month: MonthField, state: ClosedState, contracts: z.number().int() }),
  ),
  /** Why the change cannot be made. */
  refusal: z.enum(["locked-days", "months-closed"]).nullable(),
});

export type CalendarEffect = z.output<typeof CalendarEffect>;

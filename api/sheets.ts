import { z } from "zod";
import { SheetState } from "./attendances.ts";
import { defineCalls } from "./call.ts";
import { DayField, Id, InBody, Instant, ListQuery, pageOf, sortOf } from "./fields.ts";

/** A sheet that is owed: a structure and a day on which somebody of it has a duty, opened or not. */
export const SheetItem = z.object({
  structureId: Id,
  structure: z.string(),
  date: DayField,
  state: SheetState,
  /** Records that are settled, and those with a missing punch. */
  recorded: z.number().int(),
  missing: z.number().int(),
  /** Who submitted it last and when; null where nobody has. */
  submittedBy: z.string().nullable(),
  submittedAt: Instant.nullable(),
});

/** How many days a list of sheets may reach over. */
export const mostSheetDays = 92;

export const sheets = defineCalls({
  /** Sheets owed by the structures of a body; without days, those of the running month up to today. */
  getAll: {
    method: "GET",
    path: "/Sheets/GetAll",
    access: { who: "body" },
    input: InBody.extend(ListQuery.shape).extend({
      sort: sortOf("date", "structure").default("date"),
      from: DayField.optional(),
      /** Nothing is owed before its day: later than today counts as today. */
      to: DayField.optional(),
      state: SheetState.optional(),
      structureId: Id.optional(),
    }),
    output: pageOf(SheetItem).extend({ from: DayField, to: DayField }),
  },
});

export type SheetItem = z.output<typeof SheetItem>;

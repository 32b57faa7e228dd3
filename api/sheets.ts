import { z } from "zod";
import { SheetState } from "./attendance-sheets.ts";
import { defineCalls } from "./call.ts";
import { DayField, FileFormat, Id, InBody, Instant, ListQuery, pageOf, sortOf } from "./fields.ts";

/** A sheet that is owed: a structure and a day on which somebody of it has a duty, opened or not. */
export const SheetItem = z.object({
  structureId: Id,
  structure: z.string(),
  date: DayField,
  state: SheetState,
  /** People with a duty on the day, and those of them with a settled record. */
  expected: z.number().int(),
  recorded: z.number().int(),
  /** Records with a missing punch. */
  missing: z.number().int(),
  /** Who submitted it last and when; null where nobody has. */
  submittedBy: z.string().nullable(),
  submittedAt: Instant.nullable(),
});

/** How many days a list of sheets may reach over. */
export const mostSheetDays = 92;

const SheetFilter = InBody.extend({
  search: ListQuery.shape.search,
  sort: sortOf("date", "structure").default("date"),
  from: DayField.optional(),
  /** Nothing is owed before its day: later than today counts as today. */
  to: DayField.optional(),
  state: SheetState.optional(),
  structureId: Id.optional(),
});

export const sheets = defineCalls({
  /** Sheets owed by the structures of a body; without days, those of the running month up to today. */
  getAll: {
    method: "GET",
    path: "/Sheets/GetAll",
    access: { who: "body" },
    input: SheetFilter.extend({ skip: ListQuery.shape.skip, take: ListQuery.shape.take }),
    output: pageOf(SheetItem).extend({ from: DayField, to: DayField }),
  },
  export: {
    method: "GET",
    path: "/Sheets/Export",
    access: { who: "body" },
    input: SheetFilter.extend({ format: FileFormat }),
    output: z.unknown(),
    answer: "file",
  },
});

export type SheetFilter = z.output<typeof SheetFilter>;

export type SheetItem = z.output<typeof SheetItem>;

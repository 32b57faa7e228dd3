import { z } from "zod";
import { SheetState } from "./attendance-sheets.ts";
import { defineCalls } from "./call.ts";
import { DayField, Id, InBody, Instant, ListQuery } from "./fields.ts";
import { type ListQueryOf, defineList } from "./list.ts";

/** A sheet that is owed: a structure and a day on which someone there has a duty, opened or not. */
export const SheetItem = z.object({
  structureId: Id,
  structure: z.string(),
  date: DayField,
  state: SheetState,
  /** People with a duty on the day, and how many of them have a settled record. */
  expected: z.number().int(),
  recorded: z.number().int(),
  /** Records with a missing punch. */
  missing: z.number().int(),
  /** Who last submitted it and when; null if no one has. */
  submittedBy: z.string().nullable(),
  submittedAt: Instant.nullable(),
});

/** Maximum number of days that a list of sheets may span. */
export const mostSheetDays = 92;

/** Sheets owed by the structures of a body; without days, those of the current month up to today. */
export const sheetList = defineList({
  name: "sheets",
  path: "/Sheets",
  access: { who: "body" },
  within: InBody.shape,
  filters: {
    search: ListQuery.shape.search,
    from: DayField.optional(),
    /** Nothing is owed before its day: a day later than today counts as today. */
    to: DayField.optional(),
    state: SheetState.optional(),
    structureId: Id.optional(),
  },
  sorts: ["date", "structure", "state"],
  /** By state: open ones first, those due longest at the top; then the others, latest first. */
  usualSort: "state",
  item: SheetItem,
  also: { from: DayField, to: DayField },
  lead: "structure",
  columns: {
    structure: { width: 40 },
    date: { kind: "day", width: 12 },
    state: { width: 16 },
    expected: { kind: "number", width: 14, hidden: "always" },
    recorded: { kind: "number", width: 14, hidden: "up to tablets" },
    missing: { kind: "number", width: 20 },
    submitted: { of: "submittedAt", kind: "instant", width: 18 },
    submittedBy: { width: 24, hidden: "always" },
  },
});

export const sheets = defineCalls("Sheets", sheetList.calls);

export type SheetFilter = ListQueryOf<typeof sheetList>;

export type SheetItem = z.output<typeof SheetItem>;

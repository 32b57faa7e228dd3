import { z } from "zod";
import { defineCalls } from "./call.ts";
import {
  DayField,
  FileFormat,
  Id,
  ListQuery,
  MonthField,
  pageOf,
  requiredLine,
  sortOf,
} from "./fields.ts";

const Count = z.number().int();
const ofAdministrator = { who: "session", roles: ["Administrator"] } as const;

/** Sheets owed on one day by the structures of a body, and what became of them. */
export const DayOfSheets = z.object({
  date: DayField,
  owed: Count,
  /** Still open, or never opened. */
  open: Count,
  /** Submitted at some time, locked since or not. */
  submitted: Count,
  locked: Count,
});

export const BodyOfSheets = z.object({
  organizationId: Id,
  organization: z.string(),
  owed: Count,
  open: Count,
  submitted: Count,
  locked: Count,
  /** Requests to unlock that wait, of any month. */
  asked: Count,
  days: z.array(DayOfSheets),
});

const CompletenessFilter = z.object({
  search: ListQuery.shape.search,
  sort: sortOf("organization").optional(),
  month: MonthField.optional(),
});

const Bodies = z
  .array(z.object({ organizationId: Id }))
  .min(1)
  .max(50);

/** What a mass lock would do, or has done, in one body. */
export const LockRow = z.object({
  organizationId: Id,
  organization: z.string(),
  /** Sheets that are locked by it. */
  sheets: Count,
  /** Of these, those that were never submitted. */
  unsubmitted: Count,
  outcome: z.enum(["planned", "done", "failed"]),
  messages: z.array(z.string()),
});

export const locks = defineCalls({
  /** Bodies with the sheets they owed in a month, up to today, day by day. */
  getCompleteness: {
    method: "GET",
    path: "/Locks/GetCompleteness",
    access: ofAdministrator,
    input: CompletenessFilter.extend({
      skip: ListQuery.shape.skip,
      take: z.coerce.number().int().min(1).max(50).default(20),
    }),
    output: pageOf(BodyOfSheets).extend({ month: MonthField }),
  },
  exportCompleteness: {
    method: "GET",
    path: "/Locks/ExportCompleteness",
    access: ofAdministrator,
    input: CompletenessFilter.extend({ format: FileFormat }),
    output: z.unknown(),
    answer: "file",
  },
  /** What locking everything up to a day would do in each body. */
  preview: {
    method: "POST",
    path: "/Locks/Preview",
    access: ofAdministrator,
    input: z.object({ bodies: Bodies, upTo: DayField }),
    output: z.object({ rows: z.array(LockRow) }),
  },
  /** Locks every sheet owed up to a day, each body for itself; the last 62 days. */
  lock: {
    method: "POST",
    path: "/Locks/Lock",
    access: ofAdministrator,
    input: z.object({ bodies: Bodies, upTo: DayField, reason: requiredLine(300) }),
    output: z.object({ rows: z.array(LockRow) }),
  },
});

export type CompletenessFilter = z.output<typeof CompletenessFilter>;
export type BodyOfSheets = z.output<typeof BodyOfSheets>;
export type DayOfSheets = z.output<typeof DayOfSheets>;
export type LockRow = z.output<typeof LockRow>;

import { z } from "zod";
import { monthStates } from "#domain/attendance/monthly.ts";
import { ledgerActs } from "#domain/ledger/acts.ts";
import { subjectKinds } from "#domain/ledger/subjects.ts";
import { asFile, defineCalls } from "./call.ts";
import { DayField, FileFormat, Id, InBody, MonthField, pageOf } from "./fields.ts";

/** One change of a subject as its history shows it: the fields that differ, before and after. */
export const HistoryEntry = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string().nullable(),
  /** Whether the day was recorded by the employee concerned. */
  byOneself: z.boolean(),
  role: z.string(),
  source: z.string(),
  act: z.enum(ledgerActs),
  /** What was changed, as named in the ledger. */
  subjectKind: z.enum(subjectKinds),
  subjectId: z.string(),
  /** Whom or what the subject is about, if the history covers more than one subject. */
  about: z.string().nullable(),
  reason: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** Number of the seal that covers the entry; null until it is sealed, which takes a minute at most. */
  seal: z.number().int().nullable(),
});

export type HistoryEntry = z.output<typeof HistoryEntry>;

/** A place in a body's ledger: an entry's id and the instant it was written, in microseconds since 1970. */
const Cursor = z.string().max(40);

/** What changed: the month of a contract, which has the contract's id, or a row of a register. */
const changedKinds = ["month", "contract", "employee", "structure", "payment"] as const;

export const history = defineCalls("History", {
  /**
   * Ledger entries, newest first: of one subject (`subjectKind` and `subjectId`), of a day of a structure (`structureId` and
   * `date`), or of the months of a structure (`structureId` and `month`).
   */
  getAll: {
    access: { who: "body" },
    input: InBody.extend({
      subjectKind: z.enum(subjectKinds).optional(),
      subjectId: z.string().max(100).optional(),
      structureId: Id.optional(),
      date: DayField.optional(),
      month: MonthField.optional(),
      skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
      take: z.coerce.number().int().min(1).max(100).default(20),
    }),
    output: pageOf(HistoryEntry),
  },
  /** The same entries of the months of a structure, as a file in the words of the page. */
  exportMonth: {
    access: { who: "body" },
    input: InBody.extend({ structureId: Id, month: MonthField, format: FileFormat }),
    ...asFile,
  },
  /**
   * What changed after a cursor, by the last change, for programs that keep a copy: a contract's month if its days, totals,
   * state or amount may have changed, a contract if itself or a term of it did. Without a cursor, none, and the cursor of
   * now. A page has few items or none if little changed, also while there is `more`.
   */
  getChanges: {
    access: { who: "body", fullAccess: true },
    input: InBody.extend({ after: Cursor.optional() }),
    output: z.object({
      items: z.array(
        z.object({
          kind: z.enum(changedKinds),
          id: Id,
          month: MonthField.nullable(),
          /** Of a month, as it is now. */
          state: z.enum(monthStates).nullable(),
        }),
      ),
      cursor: Cursor,
      more: z.boolean(),
    }),
  },
});

import { z } from "zod";
import { IntervalField } from "./attendance-sheets.ts";
import { SavedRecord } from "./attendances.ts";
import { asFile, defineCalls } from "./call.ts";
import { PayOut } from "./contract-fields.ts";
import { MonthOfContract } from "./closed-months.ts";
import {
  DayField,
  FileFormat,
  Id,
  InBody,
  PersonName,
  Version,
  line,
  requiredLine,
} from "./fields.ts";
import { defineList } from "./list.ts";

/** The outcome, actual or expected, for one row of a file. */
export const ImportRow = z.object({
  /** Line of the file; its header is line 1. */
  line: z.number().int(),
  /** Who or what the row is about, as far as it could be read. */
  title: z.string(),
  outcome: z.enum(["create", "update", "same", "error"]),
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
  /** What an update changes, as text. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  /** Of a contract without errors; else null. */
  pay: PayOut.extend({ employmentType: z.number().int() }).nullable(),
});

export const ImportReport = z.object({
  /** Headers of the file, and the column that each maps to; null if it was not recognised. */
  columns: z.array(z.object({ header: z.string(), column: z.string().nullable() })),
  counts: z.object({
    create: z.number().int(),
    update: z.number().int(),
    same: z.number().int(),
    error: z.number().int(),
  }),
  rows: z.array(ImportRow),
});

const Upload = InBody.extend({ fileName: requiredLine(200) });
const Apply = Upload.extend({
  /** Skips rows with errors; without it a file with any is refused as a whole. */
  skipErrors: z.stringbool().default(false),
});

/** A person's day as the card reader recorded it. */
const PunchedDay = z.object({
  contractId: Id,
  ...PersonName.shape,
  contractNumber: z.string(),
  date: DayField,
  /** 0 without a record. */
  version: z.number().int(),
  /** After the body's rule for punched times; `punched` has the original ones. */
  intervals: z.array(IntervalField),
  punched: z.array(IntervalField),
  /** Punches that are in no interval: pressed twice, or between arrival and departure. */
  leftOut: z.number().int(),
});

/**
 * Why a day is not proposed: it is already hand-typed, the person has another contract on that day, the month was submitted
 * and would go back to draft because the day is unlocked, or the punches make more intervals than a day can hold.
 */
export const PunchQuestion = z.enum(["typed", "two-contracts", "month-reopens", "too-many"]);

/** A card whose punches wait to be assigned to an employee. */
const UnknownCard = z.object({
  cardNumber: z.string(),
  punches: z.number().int(),
  firstAt: z.string(),
  lastAt: z.string(),
});

const PunchRange = InBody.extend({ structureId: Id, from: DayField, to: DayField });

const places = { who: "body", act: "structure.write" } as const;
const edits = { who: "body", act: "employee.write" } as const;
const drafts = { who: "body", act: "contract.write" } as const;
const records = { who: "body", act: "attendance.record" } as const;

/** Cards whose punches wait to be assigned, those with most punches first. */
export const unknownCardList = defineList({
  name: "unknown-cards",
  path: "/Imports",
  of: "UnknownCards",
  access: { who: "body" },
  within: InBody.shape,
  filters: {},
  item: UnknownCard,
  lead: "cardNumber",
  columns: {
    cardNumber: { width: 24 },
    punches: { kind: "number", width: 12 },
    firstAt: { kind: "instant", width: 18 },
    lastAt: { kind: "instant", width: 18 },
  },
});

export const imports = defineCalls("Imports", {
  getTemplate: {
    access: { who: "session" },
    input: z.object({ of: z.enum(["structures", "employees", "contracts"]), format: FileFormat }),
    ...asFile,
  },
  previewStructures: { access: places, input: Upload, output: ImportReport, upload: "bytes" },
  /** One transaction; the same file again changes nothing. */
  applyStructures: { access: places, input: Apply, output: ImportReport, upload: "bytes" },
  previewEmployees: { access: edits, input: Upload, output: ImportReport, upload: "bytes" },
  /** One transaction; the same file again changes nothing. */
  applyEmployees: { access: edits, input: Apply, output: ImportReport, upload: "bytes" },
  previewContracts: { access: drafts, input: Upload, output: ImportReport, upload: "bytes" },
  /** New contracts are created as drafts. One transaction; the same file again changes nothing. */
  applyContracts: { access: drafts, input: Apply, output: ImportReport, upload: "bytes" },
  /** Stores the raw lines of a card reader's attlog.dat; the same lines again change nothing. */
  punches: {
    access: { who: "body", act: "punch.deliver" },
    input: Upload,
    output: z.object({
      lines: z.number().int(),
      added: z.number().int(),
      known: z.number().int(),
      /** Card numbers of the file that no one in the body has. */
      unknownCards: z.number().int(),
      bad: z.number().int(),
      /** The first bad lines. */
      badLines: z.array(z.object({ line: z.number().int(), text: z.string() })),
      /** Times in the hour that is repeated in autumn: taken as its first occurrence. */
      ambiguous: z.number().int(),
      /** Times in the future, from a wrong clock: not stored. */
      ahead: z.number().int(),
      from: DayField.nullable(),
      to: DayField.nullable(),
    }),
    upload: "bytes",
  },
  getUnknownCards: unknownCardList.getAll,
  exportUnknownCards: unknownCardList.export,
  /** Assigns a card to an employee, replacing an older one, and with it the punches that wait. */
  assignCard: {
    access: edits,
    input: InBody.extend({ cardNumber: requiredLine(40), employeeId: Id }),
    output: z.object({ linked: z.number().int() }),
  },
  /** What the punches say about the days of a structure; changes nothing. At most 31 days. */
  proposeFromPunches: {
    method: "GET",
    access: records,
    input: PunchRange,
    output: z.object({
      proposals: z.array(PunchedDay),
      questions: z.array(
        PunchedDay.extend({ why: PunchQuestion, recorded: z.array(IntervalField) }),
      ),
      /** Days whose record already says the same. */
      same: z.number().int(),
      /** Days beyond the 2,000 that are shown; they appear once these are recorded. */
      more: z.number().int(),
    }),
  },
  /** Records the chosen days as the punches now say; days with a question may be chosen too. */
  applyPunches: {
    access: records,
    input: PunchRange.extend({
      days: z
        .array(z.object({ contractId: Id, date: DayField, version: Version.or(z.literal(0)) }))
        .min(1)
        .max(2000),
      /** The closed months that the caller was told would reopen. */
      reopens: z.array(MonthOfContract).max(2000).default([]),
      reason: line(300).default(""),
    }),
    output: z.object({ records: z.array(SavedRecord) }),
  },
});

export type ImportRow = z.output<typeof ImportRow>;
export type ImportReport = z.output<typeof ImportReport>;
type UnknownCard = z.output<typeof UnknownCard>;
export type PunchedDay = z.output<typeof PunchedDay>;
export type PunchQuestion = z.output<typeof PunchQuestion>;

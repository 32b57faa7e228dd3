import { z } from "zod";
import { defineCalls, type OutputOf } from "./call.ts";
import {
  DayField,
  Id,
  IdInBody,
  InBody,
  Instant,
  MonthField,
  line,
  requiredLine,
} from "./fields.ts";

/** What a column may say of whom its row is about. */
export const personColumns = [
  "afm",
  "contractNumber",
  "cardNumber",
  "lastName",
  "firstName",
  "fullName",
] as const;

/** What a column of a month's file is: who the row is about, a day of the month by its number, or null for neither. */
const FileColumn = z.union([z.enum(personColumns), z.number().int().min(1).max(31)]).nullable();

/** Characters of a cell. */
export const longestCell = 200;
/** What stands in one cell of a file. */
export const FileCell = z.string().max(longestCell);

const FileRow = z.object({
  /** Line of the file, from 1. */
  line: z.number().int().min(1).max(20_100),
  /** What stands in its columns, in their order; empty where nothing does. */
  cells: z.array(FileCell).max(100),
  /** Whom the row is about, where a person said so and not the file. */
  contractId: Id.nullable().default(null),
});

const OfMonth = InBody.extend({ structureId: Id, month: MonthField });

const Matched = OfMonth.extend({
  columns: z.array(FileColumn).min(1).max(100),
  rows: z.array(FileRow).min(1).max(1000),
});

/** A cell that was not understood, or that says another thing than what stands. */
const FileDay = z.object({
  column: z.number().int(),
  date: DayField,
  /** As a spreadsheet names it: `F12`. */
  cell: z.string(),
  text: z.string(),
  /** Null for a change. */
  message: z.string().nullable(),
  /** What may have been meant, as it would be read. */
  meant: z.string().nullable(),
  before: z.string(),
  after: z.string(),
});

const FilePerson = z.object({
  line: z.number().int(),
  /** As the register has it; as the file does, where nobody was found. */
  name: z.string(),
  /** Why nobody was found; null when somebody was. */
  message: z.string().nullable(),
  days: z.array(FileDay),
});

/** Cells with a day, by what they do; rows of nobody count as one error each. */
const Counts = z.object({
  create: z.number().int(),
  update: z.number().int(),
  same: z.number().int(),
  error: z.number().int(),
});

/** A word that somebody mended by hand, and the code that stands for it since. */
const KnownWord = z.object({
  id: Id,
  word: z.string(),
  code: z.string(),
  madeAt: Instant,
  madeBy: z.string(),
});

/** What a file would do, person by person. */
export const FileReport = z.object({
  counts: Counts,
  people: z.array(FilePerson),
  /** Lines that name nobody, such as those of weekdays and sums: they are left out. */
  leftOut: z.array(z.number().int()),
  /** Words of the file that were mended before, and in how many cells each stands. */
  words: z.array(KnownWord.extend({ cells: z.number().int() })),
});

const records = { who: "body", act: "attendance.record" } as const;

/** The month of a structure from a file with a row a person and a column a day. */
export const attendanceFiles = defineCalls("AttendanceFiles", {
  /** The table in a file, and what its columns are: as said of the same headings before, else as they read. */
  read: {
    access: records,
    input: OfMonth.extend({ fileName: requiredLine(200) }),
    output: z.object({
      headings: z.array(z.string()),
      columns: z.array(FileColumn),
      rows: z.array(FileRow.omit({ contractId: true })),
      /** Who said what the columns are, and when; null where nobody did. */
      matchedBy: z.string().nullable(),
      matchedAt: Instant.nullable(),
      /** Whom a row may be about. */
      people: z.array(z.object({ contractId: Id, name: z.string() })),
    }),
    upload: "bytes",
  },
  /** What each cell would do; nothing is changed. */
  preview: {
    access: records,
    input: Matched,
    output: FileReport,
  },
  /** Records all that was understood in one transaction, and remembers the columns for files of the same headings. */
  apply: {
    access: records,
    input: Matched.extend({
      fileName: requiredLine(200),
      headings: z.array(z.string().max(200)).min(1).max(100),
      /** What was not understood is left out; without it a file with any such cell is refused whole. */
      skipErrors: z.boolean().default(false),
      /** Cells that a person mended, as they were: a word that was mended into a code is remembered. */
      mended: z
        .array(
          z.object({
            line: z.number().int().min(1).max(20_100),
            column: z.number().int().min(0).max(99),
            was: z.string().min(1).max(200),
          }),
        )
        .max(31_000)
        .default([]),
      /** Why, where an Administrator records. */
      reason: line(300).default(""),
    }),
    output: z.object({ id: Id, report: FileReport }),
  },
  /** Files of the month, newest first, undone ones too. */
  getAll: {
    access: records,
    input: OfMonth,
    output: z.object({
      items: z.array(
        z.object({
          id: Id,
          fileName: z.string(),
          records: z.number().int(),
          madeAt: Instant,
          madeBy: z.string(),
          undoneAt: Instant.nullable(),
          undoneBy: z.string().nullable(),
        }),
      ),
    }),
  },
  /** Words that the body remembers. */
  getWords: {
    access: records,
    input: InBody,
    output: z.object({ items: z.array(KnownWord) }),
  },
  /** Forgets a word: from then on it is not understood. */
  forgetWord: {
    access: records,
    input: IdInBody,
    output: z.null(),
  },
  /** Puts back what stood before a file, where nothing has changed since; names what stays. Once. */
  undo: {
    access: records,
    input: IdInBody.extend({ reason: line(300).default("") }),
    output: z.object({
      restored: z.number().int(),
      kept: z.array(z.object({ name: z.string(), date: DayField, message: z.string() })),
    }),
  },
});

export type FileColumn = z.output<typeof FileColumn>;
export type KnownWord = z.output<typeof KnownWord>;
export type FileRow = z.output<typeof FileRow>;
export type FileDay = z.output<typeof FileDay>;
export type FilePerson = z.output<typeof FilePerson>;
export type FileReport = z.output<typeof FileReport>;
export type AttendanceFile = OutputOf<typeof attendanceFiles.getAll>["items"][number];

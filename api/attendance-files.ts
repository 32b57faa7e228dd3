import { z } from "zod";
import { defineCalls, type OutputOf } from "./call.ts";
import {
  DayField,
  Id,
  IdInBody,
  InBody,
  Instant,
  line,
  requiredLine,
  StructureMonth,
} from "./fields.ts";

/** Columns that can identify the person of a row. */
export const personColumns = [
  "afm",
  "contractNumber",
  "cardNumber",
  "lastName",
  "firstName",
  "fullName",
] as const;

/** What a column of a month's file holds: something that identifies the person, a day of the month by its number, or null for neither. */
const FileColumn = z.union([z.enum(personColumns), z.number().int().min(1).max(31)]).nullable();

/** Maximum characters of a cell. */
export const longestCell = 200;
/** The content of one cell of a file. */
export const FileCell = z.string().max(longestCell);

const FileRow = z.object({
  /** Line of the file, from 1. */
  line: z.number().int().min(1).max(20_100),
  /** The cells of its columns, in order; empty strings where there is nothing. */
  cells: z.array(FileCell).max(100),
  /** The contract of the row, if a user chose it instead of the file. */
  contractId: Id.nullable().default(null),
});

const Matched = StructureMonth.extend({
  columns: z.array(FileColumn).min(1).max(100),
  rows: z.array(FileRow).min(1).max(1000),
});

/** A cell that was not understood, or that differs from what is recorded. */
const FileDay = z.object({
  column: z.number().int(),
  date: DayField,
  /** In spreadsheet notation: `F12`. */
  cell: z.string(),
  text: z.string(),
  /** Null for a change. */
  message: z.string().nullable(),
  /** The value that was probably meant, as it would be read. */
  meant: z.string().nullable(),
  before: z.string(),
  after: z.string(),
});

const FilePerson = z.object({
  line: z.number().int(),
  /** As in the register; as in the file, if no one was found. */
  name: z.string(),
  /** Why no one was found; null when someone was. */
  message: z.string().nullable(),
  days: z.array(FileDay),
});

/** Cells with a day, by what they do; each row without a person counts as one error. */
const Counts = z.object({
  create: z.number().int(),
  update: z.number().int(),
  same: z.number().int(),
  error: z.number().int(),
});

/** A word that a user corrected by hand, and the code it has stood for since. */
const KnownWord = z.object({
  id: Id,
  word: z.string(),
  code: z.string(),
  madeAt: Instant,
  madeBy: z.string(),
});

/** What importing a file would do, person by person. */
export const FileReport = z.object({
  counts: Counts,
  people: z.array(FilePerson),
  /** Lines that name no one, such as those of weekdays and sums: they are skipped. */
  leftOut: z.array(z.number().int()),
  /** Words of the file that were corrected before, and the number of cells each appears in. */
  words: z.array(KnownWord.extend({ cells: z.number().int() })),
});

const records = { who: "body", act: "attendance.record" } as const;

/** The month of a structure, read from a file with one row per person and one column per day. */
export const attendanceFiles = defineCalls("AttendanceFiles", {
  /** The table in a file and the meaning of its columns: as set before for the same headings, otherwise as they read. */
  read: {
    access: records,
    input: StructureMonth.extend({ fileName: requiredLine(200) }),
    output: z.object({
      headings: z.array(z.string()),
      columns: z.array(FileColumn),
      rows: z.array(FileRow.omit({ contractId: true })),
      /** Who matched the columns, and when; null if no one did. */
      matchedBy: z.string().nullable(),
      matchedAt: Instant.nullable(),
      /** The people a row may be about. */
      people: z.array(z.object({ contractId: Id, name: z.string() })),
    }),
    upload: "bytes",
  },
  /** What each cell would do; changes nothing. */
  preview: { access: records, input: Matched, output: FileReport },
  /** Records everything that was understood in one transaction, and remembers the columns for files with the same headings. */
  apply: {
    access: records,
    input: Matched.extend({
      fileName: requiredLine(200),
      headings: z.array(z.string().max(200)).min(1).max(100),
      /** Skips what was not understood; without it, a file with any such cell is refused as a whole. */
      skipErrors: z.boolean().default(false),
      /** Cells that a user corrected, in their original form: a word corrected into a code is remembered. */
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
      /** The reason, when an Administrator records. */
      reason: line(300).default(""),
    }),
    output: z.object({ id: Id, report: FileReport }),
  },
  /** Files of the month, newest first, including undone ones. */
  getAll: {
    access: records,
    input: StructureMonth,
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
  /** Words that the body has stored. */
  getWords: { access: records, input: InBody, output: z.object({ items: z.array(KnownWord) }) },
  /** Deletes a word: from then on it is not understood. */
  forgetWord: { access: records, input: IdInBody, output: z.null() },
  /** Restores what was recorded before a file wherever nothing has changed since; lists what stays. Works once. */
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

import { z } from "zod";
import { IntervalField, SheetState } from "./attendance-sheets.ts";
import { RecordIn, SavedRecord } from "./attendances.ts";
import { reasonRegimes } from "#domain/leave/reason-rules.ts";
import { defineCalls } from "./call.ts";
import { DayField, Id, InBody, Instant, Minutes, Nothing, Count } from "./fields.ts";

/** What is said of a person on a sheet that is seen without an account. */
export const DailyReportRow = z.object({
  contractId: Id,
  name: z.string(),
  /** The law of leave that holds; null where neither of the two does. */
  leaveLaw: z.enum(["public", "private"]).nullable(),
  /** Present, absent for whatever reason, without a record though there is a duty, a punch missing, no duty. */
  standing: z.enum(["present", "absent", "missing", "punch-missing", "off"]),
  planned: z.array(z.object({ from: Minutes, to: Minutes })),
  /** As recorded; an absence whose reason others must not see comes without it. */
  intervals: z.array(IntervalField),
  version: z.number().int(),
});

const opened = { who: "link", kind: "daily-report" } as const;

/** The sheet of a day for the person in charge of a structure, who has a link and no account. */
export const dailyReport = defineCalls("DailyReport", {
  get: {
    access: opened,
    input: Nothing,
    output: z.object({
      organization: z.string(),
      structure: z.string(),
      recipientName: z.string(),
      date: DayField,
      state: SheetState,
      version: z.number().int(),
      expiresAt: z.string(),
      usedAt: z.string().nullable(),
      rows: z.array(DailyReportRow),
      /** Reasons for a whole day that may be chosen. */
      reasons: z.array(
        z.object({ code: z.string(), title: z.string(), regime: z.enum(reasonRegimes) }),
      ),
    }),
  },
  /** As `Attendances.SaveRecords`, for the link's own sheet; times are marked as coming by link. */
  save: {
    access: opened,
    input: z.object({
      records: z
        .array(RecordIn.pick({ contractId: true, version: true, intervals: true }))
        .min(1)
        .max(1000),
    }),
    output: z.object({ records: z.array(SavedRecord.omit({ current: true })) }),
  },
  /** Submits the sheet; the link only shows from then on. */
  submit: {
    access: opened,
    input: z.object({ version: Count }),
    output: z.object({ state: SheetState, version: z.number().int() }),
  },
  /** Sends today's link of a structure anew; the one before holds no more. */
  send: {
    access: { who: "body", act: "attendance.record" },
    input: InBody.extend({ structureId: Id }),
    output: z.object({ outcome: z.enum(["sent", "no-address", "nobody-expected"]) }),
  },
  /**
   * The address of the day's link, to be handed over without a mail: of the one that holds, else of a new one, which is
   * made for today only.
   */
  copyLink: {
    access: { who: "body", act: "attendance.record" },
    input: InBody.extend({ structureId: Id, date: DayField }),
    output: z.discriminatedUnion("outcome", [
      z.object({ outcome: z.literal("given"), address: z.string(), expiresAt: Instant }),
      z.object({ outcome: z.enum(["nobody-in-charge", "nobody-expected"]) }),
    ]),
  },
});

export type DailyReportRow = z.output<typeof DailyReportRow>;

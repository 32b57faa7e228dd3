import { z } from "zod";
import { IntervalField, SheetState } from "./attendance-sheets.ts";
import { RecordIn, SavedRecord } from "./attendances.ts";
import { reasonRegimes } from "#domain/leave/reason-rules.ts";
import { defineCalls } from "./call.ts";
import { DayField, Id, InBody, Instant, Minutes, Nothing, Count } from "./fields.ts";

/** A person's row on a sheet that is viewed without an account. */
export const DailyReportRow = z.object({
  contractId: Id,
  name: z.string(),
  /** The leave law that applies; null if neither of the two does. */
  leaveLaw: z.enum(["public", "private"]).nullable(),
  /** Present, absent for any reason, without a record despite a duty, a punch missing, no duty. */
  standing: z.enum(["present", "absent", "missing", "punch-missing", "off"]),
  planned: z.array(z.object({ from: Minutes, to: Minutes })),
  /** As recorded; an absence whose reason others may not see comes without it. */
  intervals: z.array(IntervalField),
  version: z.number().int(),
});

const opened = { who: "link", kind: "daily-report" } as const;

/** The day's sheet for the person in charge of a structure, who has a link and no account. */
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
      /** Reasons that may be chosen for a whole day. */
      reasons: z.array(
        z.object({ code: z.string(), title: z.string(), regime: z.enum(reasonRegimes) }),
      ),
    }),
  },
  /** Like `Attendances.SaveRecords`, for the link's own sheet; times are marked as entered by link. */
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
  /** Submits the sheet; from then on the link is read-only. */
  submit: {
    access: opened,
    input: z.object({ version: Count }),
    output: z.object({ state: SheetState, version: z.number().int() }),
  },
  /** Sends a new link for today's sheet of a structure; the previous one stops working. */
  send: {
    access: { who: "body", act: "attendance.record" },
    input: InBody.extend({ structureId: Id }),
    output: z.object({ outcome: z.enum(["sent", "no-address", "nobody-expected"]) }),
  },
  /**
   * The address of the day's link, to hand over without a mail: that of the valid link, or of a new one, which is created for
   * today only.
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

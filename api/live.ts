import { z } from "zod";
import { people } from "#domain/access.ts";
import { defineCalls } from "./call.ts";
import { DayField, Id, InBody, MonthField, Version } from "./fields.ts";

const Colleague = z.object({ userId: Id, name: z.string() });

/** How long ago the followed data was read; omitted, it counts as changed. */
const Read = z.object({ readAgoMs: z.coerce.number().int().min(0).max(86_400_000).optional() });

/** What a stream sends: ids and versions only. A listener who needs more makes a call, and gets what they may read. */
export const LiveEvent = z.discriminatedUnion("what", [
  /**
   * The stream is open: who else has the sheet open, whether sheet or notifications may have changed since they were
   * read, so that the listener reads them again, and the mark of the bodies that the user sees. Later changes arrive as events.
   */
  z.object({
    what: z.literal("open"),
    streamId: Id,
    others: z.array(Colleague),
    sheet: z.boolean(),
    notified: z.boolean(),
    access: z.string(),
  }),
  /** Records of the sheet were saved: contract, day, version. */
  z.object({ what: z.literal("records"), rows: z.array(z.tuple([Id, DayField, Version])) }),
  /** Something else about the sheet changed: its state, an unlock, a month. */
  z.object({ what: z.literal("sheet") }),
  /** The users who have the sheet open changed. */
  z.object({ what: z.literal("presence") }),
  /** The listener's notifications changed. */
  z.object({ what: z.literal("notifications") }),
  /** What the listener may see can have changed: their rights, or a body. */
  z.object({ what: z.literal("access") }),
]);

export const live = defineCalls("Live", {
  /** Events that concern the listener. */
  watch: {
    method: "GET",
    access: { who: "session", roles: people },
    input: Read,
    output: LiveEvent,
    answer: "events",
  },
  /** The same, plus those of one structure's sheet of a day or a month; colleagues see who has it open. */
  watchSheet: {
    method: "GET",
    access: { who: "body", roles: people },
    input: InBody.extend({ structureId: Id, period: z.union([DayField, MonthField]) }).extend(
      Read.shape,
    ),
    output: LiveEvent,
    answer: "events",
  },
  /** Says that the stream's sheet is still open, and returns who else has it open. */
  stay: {
    access: { who: "body", roles: people },
    input: InBody.extend({ streamId: Id }),
    output: z.object({ others: z.array(Colleague) }),
  },
});

export type LiveEvent = z.output<typeof LiveEvent>;
export type Colleague = z.output<typeof Colleague>;

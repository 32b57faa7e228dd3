import { z } from "zod";
import type { Role } from "#domain/access.ts";
import { defineCalls } from "./call.ts";
import { DayField, Id, InBody, MonthField, Nothing, Version } from "./fields.ts";

const roles: readonly Role[] = ["Administrator", "Executive", "LegalRepresentative", "Employee"];

/** What a stream tells: ids and versions only. Whoever wants to know more asks, and gets what it may read. */
export const LiveEvent = z.discriminatedUnion("what", [
  /** The stream is open; what changed before is not told, so whoever listens asks anew once. */
  z.object({ what: z.literal("open"), streamId: Id }),
  /** Records of the sheet were saved: contract, day, version. */
  z.object({
    what: z.literal("records"),
    rows: z.array(z.tuple([Id, DayField, Version])),
  }),
  /** Something else of the sheet changed: its state, an unlock, a month. */
  z.object({ what: z.literal("sheet") }),
  /** Who has the sheet before them changed. */
  z.object({ what: z.literal("presence") }),
  /** Notifications of the one who listens changed. */
  z.object({ what: z.literal("notifications") }),
]);

export const live = defineCalls({
  /** Events that concern the one who listens. */
  watch: {
    method: "GET",
    path: "/Live/Watch",
    access: { who: "session", roles },
    input: Nothing,
    output: LiveEvent,
    answer: "events",
  },
  /** The same, and those of one structure's sheet of a day or a month; colleagues see who has it open. */
  watchSheet: {
    method: "GET",
    path: "/Live/WatchSheet",
    access: { who: "body", roles },
    input: InBody.extend({ structureId: Id, period: z.union([DayField, MonthField]) }),
    output: LiveEvent,
    answer: "events",
  },
  /** Says that the stream's sheet is still before its reader, and gets who else has it open. */
  stay: {
    method: "POST",
    path: "/Live/Stay",
    access: { who: "body", roles },
    input: InBody.extend({ streamId: Id }),
    output: z.object({ others: z.array(z.object({ userId: Id, name: z.string() })) }),
  },
});

export type LiveEvent = z.output<typeof LiveEvent>;

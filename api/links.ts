import { z } from "zod";
import { defineCalls } from "./call.ts";
import { DayField, Id, IdInBody, InBody, Instant } from "./fields.ts";

/** State of a link; `foreign` opens nothing, because the person it was given to is no longer the one it is meant for. */
export const DayLinkState = z.enum(["open", "used", "expired", "revoked", "foreign"]);

export const DayLinkOut = z.object({
  id: Id,
  recipient: z.string(),
  recipientName: z.string(),
  sentAt: Instant,
  expiresAt: Instant,
  state: DayLinkState,
  /** State of the mail; null for a link that was handed over without one. */
  mail: z.enum(["waiting", "sent", "refused", "late"]).nullable(),
});

/** Links that replace an account, as seen by those who issued them. */
export const links = defineCalls("Links", {
  /** The newest link of a structure's day; null if none was issued. */
  getOfDay: {
    access: { who: "body" },
    input: InBody.extend({ structureId: Id, date: DayField }),
    output: z.object({ link: DayLinkOut.nullable() }),
  },
  /** From now on the link opens nothing; its mail is not sent if it still waits. */
  revoke: { access: { who: "body", act: "attendance.record" }, input: IdInBody, output: z.null() },
});

export type DayLinkOut = z.output<typeof DayLinkOut>;

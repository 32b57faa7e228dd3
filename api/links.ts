import { z } from "zod";
import { defineCalls } from "./call.ts";
import { DayField, Id, IdInBody, InBody, Instant } from "./fields.ts";

/** How far a link has come; `foreign` opens nothing, since whom it was given to is no longer who it is meant for. */
export const DayLinkState = z.enum(["open", "used", "expired", "revoked", "foreign"]);

export const DayLinkOut = z.object({
  id: Id,
  recipient: z.string(),
  recipientName: z.string(),
  sentAt: Instant,
  expiresAt: Instant,
  state: DayLinkState,
  /** What became of the mail; null for a link that was handed over without one. */
  mail: z.enum(["waiting", "sent", "refused", "late"]).nullable(),
});

/** Links that stand for an account, as those see them who gave them. */
export const links = defineCalls("Links", {
  /** The newest link of a structure's day; null where none was given. */
  getOfDay: {
    access: { who: "body" },
    input: InBody.extend({ structureId: Id, date: DayField }),
    output: z.object({ link: DayLinkOut.nullable() }),
  },
  /** From now on the link opens nothing; its mail, where it still waits, is not sent. */
  revoke: {
    access: { who: "body", act: "attendance.record" },
    input: IdInBody,
    output: z.null(),
  },
});

export type DayLinkOut = z.output<typeof DayLinkOut>;

import { z } from "zod";
import { defineCalls, type OutputOf } from "./call.ts";
import { Id, IdInBody, InBody, Instant } from "./fields.ts";

/** Addresses from which a calendar program reads who is away, by itself and without an account. */
export const leaveFeeds = defineCalls("LeaveFeeds", {
  /** Those of the body, newest first, revoked ones too. */
  getAll: {
    access: { who: "body", act: "attendance.record" },
    input: InBody,
    output: z.object({
      items: z.array(
        z.object({
          id: Id,
          structureTitle: z.string().nullable(),
          tellsReasons: z.boolean(),
          madeBy: z.string(),
          madeAt: Instant,
          revokedBy: z.string().nullable(),
          revokedAt: Instant.nullable(),
        }),
      ),
    }),
  },
  /** Makes an address, of one structure or of all. It is told once: only its hash is kept. */
  make: {
    access: { who: "body", act: "attendance.record" },
    input: InBody.extend({
      structureId: Id.nullable().default(null),
      /** Says which leave it is too, where that is not sensitive; else no more than name and absence. */
      tellsReasons: z.boolean().default(false),
    }),
    output: z.object({ id: Id, address: z.string() }),
  },
  /** Ends an address at once. */
  revoke: {
    access: { who: "body", act: "attendance.record" },
    input: IdInBody,
    output: z.null(),
  },
  /**
   * Who is away from a month back to half a year ahead (iCalendar), to whoever has the address. It serves while its maker
   * still records attendance in the body; a wrong, revoked or orphaned address answers as an unknown one.
   */
  get: {
    access: { who: "anyone" },
    input: z.object({ token: z.string().max(100) }),
    output: z.unknown(),
    answer: "file",
    refuses: ["not-found", "too-many"],
  },
});

export type LeaveFeed = OutputOf<typeof leaveFeeds.getAll>["items"][number];

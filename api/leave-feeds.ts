import { z } from "zod";
import { asFile, defineCalls, type OutputOf } from "./call.ts";
import { Id, IdInBody, InBody, Instant } from "./fields.ts";

/** Addresses from which a calendar program reads who is away, automatically and without an account. */
export const leaveFeeds = defineCalls("LeaveFeeds", {
  /** Those of the body, newest first, including revoked ones. */
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
  /** Creates an address, for one structure or for all. It is shown once: only its hash is stored. */
  make: {
    access: { who: "body", act: "attendance.record" },
    input: InBody.extend({
      structureId: Id.nullable().default(null),
      /** Also says which leave it is, unless that is sensitive; otherwise only the name and the absence. */
      tellsReasons: z.boolean().default(false),
    }),
    output: z.object({ id: Id, address: z.string() }),
  },
  /** Revokes an address at once. */
  revoke: { access: { who: "body", act: "attendance.record" }, input: IdInBody, output: z.null() },
  /**
   * Who is away from a month back to half a year ahead (iCalendar), for anyone with the address. It works while its creator
   * still records attendance in the body; a wrong, revoked or orphaned address answers like an unknown one.
   */
  get: {
    access: { who: "anyone" },
    input: z.object({ token: z.string().max(100) }),
    ...asFile,
    refuses: ["not-found", "too-many"],
  },
});

export type LeaveFeed = OutputOf<typeof leaveFeeds.getAll>["items"][number];

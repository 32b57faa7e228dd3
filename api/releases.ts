import { z } from "zod";
import { people } from "#domain/access.ts";
import { versions } from "#domain/releases.ts";
import { defineCalls, ofAdministrator } from "./call.ts";
import { DayField, Instant, Nothing, line } from "./fields.ts";

/** Users who see our pages; a program has no notes to read. */
const ofPages = { who: "session", roles: [...people, "MobileUser"] } as const;
const VersionField = z.enum(versions);

const Floor = z.object({
  version: z.string(),
  reason: z.string(),
  setBy: z.string(),
  setAt: Instant,
});

export const releaseCalls = defineCalls("Versions", {
  /** The running release, what it brought, and the oldest client that may call. */
  getAll: {
    access: ofAdministrator,
    input: Nothing,
    output: z.object({
      running: z.object({
        version: VersionField,
        /** Name of the built client; null in development. */
        build: z.string().nullable(),
        /** The newest migration that ran. */
        schema: z.string(),
        database: z.string(),
        node: z.string(),
        startedAt: Instant,
      }),
      floor: Floor.nullable(),
      releases: z.array(
        z.object({
          version: VersionField,
          date: DayField,
          /** Users who have confirmed that they read its notes. */
          readers: z.number().int(),
        }),
      ),
    }),
  },
  /** Clients older than this are told to reload, from now on and on every server. */
  setFloor: {
    access: ofAdministrator,
    input: z.object({ version: VersionField, reason: line(300).min(3) }),
    output: z.object({ version: VersionField }),
  },
  /** The release whose notes the person has not been shown; null for users who joined with it or later. */
  getUnread: {
    access: ofPages,
    input: Nothing,
    output: z.object({ version: VersionField.nullable() }),
  },
  read: { access: ofPages, input: z.object({ version: VersionField }), output: z.null() },
});

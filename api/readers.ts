import { z } from "zod";
import { defineCalls } from "./call.ts";
import { DeviceItem } from "./devices.ts";
import {
  Changed,
  EditedInBody,
  Id,
  IdInBody,
  InBody,
  Instant,
  Network,
  requiredLine,
} from "./fields.ts";

/** Commands for a reader: set its clock to the server's, or look for what it has not sent. */
export const readerCommands = ["set-time", "check"] as const;

/** As on the label under the reader. */
const Serial = requiredLine(40)
  .transform((typed) => typed.toUpperCase())
  .pipe(z.string().regex(/^[0-9A-Z_-]{5,40}$/, { error: "reader-serial" }));

/** As narrow as the networks of bodies: a network of all addresses would let anyone speak for the reader. */
const NetworkOfReader = Network.refine(
  (network) => Number(network.split("/")[1]) >= (network.includes(":") ? 16 : 8),
  { error: "reader-network-wide" },
);

const write = { who: "body", act: "device.write" } as const;

/** Card readers that push their log themselves. Like devices, they are approved, renamed and revoked by the calls of devices. */
export const readers = defineCalls("Readers", {
  /** Creates a reader that waits for approval. Without a secret in its address it must connect from a named network. */
  create: {
    access: write,
    input: InBody.extend({
      structureId: Id,
      title: requiredLine(80),
      serial: Serial,
      /** Whether its menu accepts an address with a path. */
      inPath: z.boolean(),
      networks: z.array(NetworkOfReader).max(20).default([]),
    }).refine(({ inPath, networks }) => inPath || networks.length > 0, {
      path: ["networks"],
      error: "reader-network",
    }),
    /** The path that precedes what the reader itself appends; shown once, null if it takes none. */
    output: z.object({ id: Id, version: z.number().int(), path: z.string().nullable() }),
  },
  getById: {
    access: { who: "body" },
    input: IdInBody,
    output: DeviceItem.omit({
      structureId: true,
      kind: true,
      fingerprint: true,
      unsent: true,
    }).extend({
      serial: z.string(),
      inPath: z.boolean(),
      networks: z.array(z.string()),
      greetedAt: Instant.nullable(),
      pushVersion: z.string(),
      lastStamp: z.string(),
      lastPunchedAt: Instant.nullable(),
      badLines: z.number().int(),
      oldLines: z.number().int(),
      /** The newest ten. */
      commands: z.array(
        z.object({
          seq: z.number().int(),
          command: z.enum(readerCommands),
          askedAt: Instant,
          /** Null: the system itself. */
          askedBy: z.string().nullable(),
          sentAt: Instant.nullable(),
          doneAt: Instant.nullable(),
          /** As the reader reported; 0 is success. */
          result: z.number().int().nullable(),
        }),
      ),
    }),
  },
  /** A new secret address in place of a lost one; the path is shown once. */
  renewAddress: {
    access: write,
    input: EditedInBody,
    output: Changed.extend({ path: z.string() }),
  },
  instruct: {
    access: write,
    input: IdInBody.extend({ command: z.enum(readerCommands) }),
    output: z.object({ seq: z.number().int() }),
  },
});

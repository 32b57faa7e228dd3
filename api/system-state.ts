import { z } from "zod";
import { addressFaults } from "#domain/upkeep/link-address.ts";
import { DayField, Instant } from "./fields.ts";

const Count = z.number().int();

/** Which stored files a verification read the bytes of: all, some that were filed late, none. */
export const FilesRead = z.enum(["all", "some", "none"]);

const Upkeep = z.object({
  /** False if the database is a server of its own, whose backups and disk are unknown here. */
  isEmbedded: z.boolean(),
  /** The last full backup; null if none is known. */
  backup: z
    .object({
      takenAt: Instant,
      folder: z.string(),
      files: Count,
      bytes: Count,
      isOld: z.boolean(),
      /** Null if the server may not look there. */
      liesThere: z.boolean().nullable(),
      /** The last one that was fully restored from its folder, by when it was taken; null if none is known. */
      restored: z.object({ takenAt: Instant, restoredAt: Instant }).nullable(),
    })
    .nullable(),
  /** The disks of the data, in bytes; null if the space is not known. */
  disks: z.array(
    z.object({
      holds: z.enum(["data", "database", "both"]),
      space: z.object({ free: Count, total: Count, isShort: z.boolean() }).nullable(),
    }),
  ),
  /** Where links in mails lead, and what is wrong with it; nothing in development. */
  links: z.object({ address: z.string(), fault: z.enum(addressFaults).nullable() }),
  /** Whether an upload can be stored now; a bucket is not checked. */
  storesFiles: z.boolean(),
  /** The result of the last verification of the whole ledger; null if none is known. */
  verification: z
    .object({
      at: Instant,
      wrong: Count,
      notCompared: Count,
      hasAnchors: z.boolean(),
      filesRead: FilesRead,
      isOld: z.boolean(),
    })
    .nullable(),
});

/** The state of the installation. */
export const SystemState = z.object({
  today: DayField,
  /** Today's calls that failed on our side, and today's sign-ins with wrong credentials. */
  failedCalls: Count,
  wrongSignIns: Count,
  mails: z.object({
    isConnected: z.boolean(),
    /** Refused, but may still be sent again. */
    refused: Count,
    waiting: Count,
    /** How many of the waiting ones were tried in vain; `lastAnswer` is the result of the last attempt. */
    triedInVain: Count,
    lastAnswer: z.string(),
  }),
  /**
   * Every job with the end of its last completed run, and why its last attempt failed, if it did; late if a run that was due
   * a while ago has not ended although none failed.
   */
  jobs: z.array(
    z.object({
      job: z.string(),
      state: z.enum(["well", "failed", "late", "never"]),
      endedAt: Instant.nullable(),
      error: z.string().nullable(),
      /** When it is due next; null if the answering server runs none. */
      nextAt: Instant.nullable(),
    }),
  ),
  /** Whether the answering server runs the jobs. */
  runsJobs: z.boolean(),
  /** Whether everyone but Administrators is kept out. */
  isInMaintenance: z.boolean(),
  ledger: z.object({
    /** Bodies with entries that no seal covers yet; the oldest such entry, the system's included, and whether it should have one. */
    unsealedBodies: Count,
    oldestUnsealedAt: Instant.nullable(),
    isOverdue: z.boolean(),
    lastSealAt: Instant.nullable(),
    seals: Count,
  }),
  /** What keeps it safe, as far as the answering server knows. */
  upkeep: Upkeep,
  /** Calls of the last 24 hours, oldest hour first. */
  hours: z.array(z.object({ from: Instant, calls: Count, failed: Count })),
});

export type Upkeep = z.output<typeof Upkeep>;
export type SystemState = z.output<typeof SystemState>;

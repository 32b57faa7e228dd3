import { z } from "zod";
import { addressFaults } from "#domain/upkeep/link-address.ts";
import { DayField, Instant } from "./fields.ts";

const Count = z.number().int();

/** Of which stored files a verification read the bytes: of all, of some that were filed late, of none. */
export const FilesRead = z.enum(["all", "some", "none"]);

const Upkeep = z.object({
  /** False where the database is a server of its own, whose backups and disk nobody here knows. */
  isEmbedded: z.boolean(),
  /** The last whole backup; null where none is known. */
  backup: z
    .object({
      takenAt: Instant,
      folder: z.string(),
      files: Count,
      bytes: Count,
      isOld: z.boolean(),
      /** Null where the server may not look there. */
      liesThere: z.boolean().nullable(),
      /** The last one that was put back whole from the folder in which it lies, by when it was taken; null where none is known. */
      restored: z.object({ takenAt: Instant, restoredAt: Instant }).nullable(),
    })
    .nullable(),
  /** The disks of the data, in bytes; null where the space is not known. */
  disks: z.array(
    z.object({
      holds: z.enum(["data", "database", "both"]),
      space: z.object({ free: Count, total: Count, isShort: z.boolean() }).nullable(),
    }),
  ),
  /** Where links of mails lead, and what is wrong with it; in development nothing is. */
  links: z.object({
    address: z.string(),
    fault: z.enum(addressFaults).nullable(),
  }),
  /** Whether an upload can be stored now; a bucket is not asked. */
  storesFiles: z.boolean(),
  /** What came of the last verification of the whole ledger; null where none is known. */
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

/** How the installation does. */
export const SystemState = z.object({
  today: DayField,
  /** Calls of today that failed on our side, and sign-ins of today with wrong credentials. */
  failedCalls: Count,
  wrongSignIns: Count,
  mails: z.object({
    isConnected: z.boolean(),
    /** Refused, while they may still be sent again. */
    refused: Count,
    waiting: Count,
    /** How many of the waiting ones were tried in vain; `lastAnswer` is what came of the last attempt. */
    triedInVain: Count,
    lastAnswer: z.string(),
  }),
  /**
   * Every job with the end of its last run that ended, and why its last attempt failed, where it did; late where a run
   * that was due a while ago has not ended, though none failed.
   */
  jobs: z.array(
    z.object({
      job: z.string(),
      state: z.enum(["well", "failed", "late", "never"]),
      endedAt: Instant.nullable(),
      error: z.string().nullable(),
      /** When it is due next; null where the server that answers runs none. */
      nextAt: Instant.nullable(),
    }),
  ),
  /** Whether the server that answers runs the jobs. */
  runsJobs: z.boolean(),
  ledger: z.object({
    /** Bodies with entries that no seal covers yet; the oldest such entry, be it of the system, and whether it should have one. */
    unsealedBodies: Count,
    oldestUnsealedAt: Instant.nullable(),
    isOverdue: z.boolean(),
    lastSealAt: Instant.nullable(),
    seals: Count,
  }),
  /** What keeps it safe, as far as the server that answers knows. */
  upkeep: Upkeep,
  /** Calls of the last 24 hours, oldest hour first. */
  hours: z.array(z.object({ from: Instant, calls: Count, failed: Count })),
});

export type Upkeep = z.output<typeof Upkeep>;
export type SystemState = z.output<typeof SystemState>;

import { z } from "zod";
import { defineCalls, type OutputOf } from "./call.ts";
import { PasswordAgain } from "./confirmation.ts";
import { Id, InBody, Instant, MonthField, Count, line } from "./fields.ts";
import { TotalsOut } from "./month-totals.ts";
import { BoardRow } from "./monthly-contracts.ts";

/** A body's month printed whole, for who asked: how far it is, or what became of it. */
const VolumePrint = z.object({
  state: z.enum(["running", "done", "failed", "stopped"]),
  structures: z.number().int(),
  drawn: z.number().int(),
  pages: z.number().int().nullable(),
  askedAt: Instant,
  /** Until when its file can be taken. */
  keptUntil: Instant,
});

/** For whom somebody signed who stood in, and the number and publication of the act. */
const DeputyOut = z.object({ represents: z.string(), number: z.string(), ada: z.string() });

/** A signature that stands. */
const SignatureOut = z.object({
  id: Id,
  signedAt: z.string(),
  signedBy: z.string(),
  /** Null where the representative signed. */
  deputy: DeputyOut.nullable(),
  digest: z.string(),
  code: z.string(),
});

/** That months were given back for correction. */
const ReturnOut = z.object({ at: Instant, by: z.string(), reason: z.string() });

const BodyMonth = InBody.extend({ month: MonthField });

export const verifications = defineCalls("Verifications", {
  /**
   * Structures of the body with what their month still lacks, its totals and its signature, where one stands. What takes
   * long (digest, findings) is there only when one structure is asked for.
   */
  getSignable: {
    access: { who: "body" },
    input: InBody.extend({ month: MonthField, structureId: Id.optional() }),
    output: z.object({
      structures: z.array(
        BoardRow.extend({
          totals: TotalsOut,
          /** Errors, and warnings that nobody has explained, as the rules find them now. */
          doubts: z.object({ errors: z.number().int(), warnings: z.number().int() }).nullable(),
          /** SHA-256 over the canonical months, which the signature will carry. */
          digest: z.string().nullable(),
          signature: SignatureOut.nullable(),
          /** The last time that somebody gave months of it back. */
          returned: ReturnOut.nullable(),
        }),
      ),
    }),
  },
  /** Signs the month of a structure: the password is given again, and the digest must be the one that was shown. */
  sign: {
    access: { who: "body", act: "month.sign" },
    input: InBody.extend({
      structureId: Id,
      month: MonthField,
      digest: z.string().regex(/^[0-9a-f]{64}$/),
      password: PasswordAgain,
      note: line(500).default(""),
      /** Open disputes that the signer has seen and signs over. */
      openDisputes: Count.default(0),
    }),
    output: SignatureOut,
  },
  /** Takes back one's signature while the month is not approved. */
  withdraw: {
    access: { who: "body", act: "month.sign" },
    input: InBody.extend({
      structureId: Id,
      month: MonthField,
      reason: line(500).min(3),
    }),
    output: z.object({ withdrawn: z.number().int() }),
  },
  printPdf: {
    method: "GET",
    access: { who: "body" },
    input: InBody.extend({ structureId: Id, month: MonthField }),
    output: z.unknown(),
    answer: "file",
  },
  printXlsx: {
    method: "GET",
    access: { who: "body" },
    input: InBody.extend({ structureId: Id, month: MonthField }),
    output: z.unknown(),
    answer: "file",
  },
  /**
   * Begins to print the sheets of all structures of the month in one file, in the background; where one's own print of it
   * is at work already, that one goes on.
   */
  startVolume: {
    access: { who: "body" },
    input: BodyMonth,
    output: VolumePrint,
  },
  /** Gives up one's own print of the month, where it is at work. */
  stopVolume: {
    access: { who: "body" },
    input: BodyMonth,
    output: z.object({ stopped: z.boolean() }),
  },
  /** One's own last print of the month; null where there is none, or none any more. */
  getVolume: {
    access: { who: "body" },
    input: BodyMonth,
    output: z.object({ print: VolumePrint.nullable() }),
  },
  /** The file of one's own print that is done; 409 where none is. */
  takeVolume: {
    method: "GET",
    access: { who: "body" },
    input: BodyMonth,
    output: z.unknown(),
    answer: "file",
    refuses: ["refused"],
  },
});

export type DeputyOut = z.output<typeof DeputyOut>;
export type VolumePrint = z.output<typeof VolumePrint>;

/** A structure's month on its way to the signature. */
export type Signable = OutputOf<typeof verifications.getSignable>["structures"][number];

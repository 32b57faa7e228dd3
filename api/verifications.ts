import { z } from "zod";
import { monthStates } from "#domain/attendance/monthly.ts";
import { asFile, defineCalls, type OutputOf } from "./call.ts";
import { PasswordAgain } from "./confirmation.ts";
import { Id, InBody, Instant, MonthField, Count, line, StructureMonth } from "./fields.ts";
import { TotalsOut } from "./month-totals.ts";
import { BoardRow } from "./monthly-contracts.ts";

/** A complete print of a body's month for the caller: its progress, or its outcome. */
const VolumePrint = z.object({
  state: z.enum(["running", "done", "failed", "stopped"]),
  structures: z.number().int(),
  drawn: z.number().int(),
  pages: z.number().int().nullable(),
  askedAt: Instant,
  /** Until when its file can be downloaded. */
  keptUntil: Instant,
});

/** The person whom a deputy signed for, and the number and publication of the act. */
const DeputyOut = z.object({ represents: z.string(), number: z.string(), ada: z.string() });

const SignatureOut = z.object({
  id: Id,
  signedAt: z.string(),
  signedBy: z.string(),
  /** Null if the representative signed. */
  deputy: DeputyOut.nullable(),
  digest: z.string(),
  code: z.string(),
});

/** A return of months for correction. */
const ReturnOut = z.object({ at: Instant, by: z.string(), reason: z.string() });

const MonthActOut = z.object({ state: z.enum(monthStates), at: Instant, by: z.string() });

const BodyMonth = InBody.extend({ month: MonthField });

export const verifications = defineCalls("Verifications", {
  /**
   * Structures of the body with what their month still lacks, its totals and its signature, if there is one. What takes long
   * (digest, findings) is included only when one structure is requested.
   */
  getSignable: {
    access: { who: "body" },
    input: InBody.extend({ month: MonthField, structureId: Id.optional() }),
    output: z.object({
      structures: z.array(
        BoardRow.extend({
          totals: TotalsOut,
          /** Errors, and warnings without an explanation, as the rules find them now. */
          doubts: z.object({ errors: z.number().int(), warnings: z.number().int() }).nullable(),
          /** SHA-256 over the canonical months, which the signature will carry. */
          digest: z.string().nullable(),
          signature: SignatureOut.nullable(),
          /** The last time that months of it were returned. */
          returned: ReturnOut.nullable(),
          /** What was done last with months of it. */
          lastAct: MonthActOut.nullable(),
        }),
      ),
    }),
  },
  /** Signs the month of a structure: the password is entered again, and the digest must be the one that was shown. */
  sign: {
    access: { who: "body", act: "month.sign" },
    input: StructureMonth.extend({
      digest: z.string().regex(/^[0-9a-f]{64}$/),
      password: PasswordAgain,
      note: line(500).default(""),
      /** Open disputes that the signer has seen and signs despite. */
      openDisputes: Count.default(0),
    }),
    output: SignatureOut,
  },
  /** Withdraws one's own signature while the month is not approved. */
  withdraw: {
    access: { who: "body", act: "month.sign" },
    input: StructureMonth.extend({ reason: line(500).min(3) }),
    output: z.object({ withdrawn: z.number().int() }),
  },
  printPdf: { method: "GET", access: { who: "body" }, input: StructureMonth, ...asFile },
  printXlsx: { method: "GET", access: { who: "body" }, input: StructureMonth, ...asFile },
  /**
   * Starts printing the sheets of all structures of the month into one file, in the background; if the caller's own print of
   * it is already running, that one continues.
   */
  startVolume: { access: { who: "body" }, input: BodyMonth, output: VolumePrint },
  /** Stops the caller's own print of the month, if it is running. */
  stopVolume: {
    access: { who: "body" },
    input: BodyMonth,
    output: z.object({ stopped: z.boolean() }),
  },
  /** The caller's last print of the month; null if there is none, or it no longer exists. */
  getVolume: {
    access: { who: "body" },
    input: BodyMonth,
    output: z.object({ print: VolumePrint.nullable() }),
  },
  /** The file of the caller's finished print; 409 if there is none. */
  takeVolume: {
    method: "GET",
    access: { who: "body" },
    input: BodyMonth,
    ...asFile,
    refuses: ["refused"],
  },
});

export type DeputyOut = z.output<typeof DeputyOut>;
export type VolumePrint = z.output<typeof VolumePrint>;

/** A structure's month on its way to being signed. */
export type Signable = OutputOf<typeof verifications.getSignable>["structures"][number];

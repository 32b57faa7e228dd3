import { z } from "zod";
import { inLatinKeys } from "#domain/identity/greek-letters.ts";
import { visible } from "#domain/visible-text.ts";
import { sheetAnswers, sheetCovers } from "#domain/ledger/proof.ts";
import { defineCalls, type OutputOf } from "./call.ts";

/** The code of a printed sheet as people type or paste it, or the address with it: lower case, blanks, dashes and Greek letters do not matter. */
export const SheetCode = z
  .string()
  .min(1)
  .max(300)
  .transform((typed) =>
    inLatinKeys(visible(typed.replace(/^.*[?&]code=/, "")))
      .toUpperCase()
      .replaceAll(/[\s\p{Pd}\u2212]/gu, ""),
  )
  .refine((code) => /^[A-HJ-NP-Z2-9]{16}$/.test(code), { error: "sheet-code" });

const Hex = z.string().regex(/^([0-9a-f]{2})*$/);
const Whole = z.string().regex(/^\d{1,19}$/);

/** The proof of a signed month, as it is downloaded and checked without a server (`SheetProof` in domain/ledger). */
export const SheetProofOut = z.object({
  format: z.enum(["paron-proof-1", "paron-proof-2"]),
  code: z.string(),
  entry: z.object({
    organizationId: z.string(),
    id: Whole,
    at: Whole,
    act: z.string(),
    subjectKind: z.string(),
    subjectId: z.string(),
    structureId: z.string().nullable(),
    date: z.string().nullable(),
    actorRole: z.string(),
    source: z.string(),
    requestId: z.string(),
    state: Hex.nullable().default(null),
  }),
  after: z.string(),
  afterSalt: Hex,
  digests: z.object({ actorId: Hex, reason: Hex, before: Hex }),
  index: z.number().int(),
  path: z.array(Hex),
  seal: z.object({
    number: z.number().int(),
    firstEntry: Whole,
    lastEntry: Whole,
    entries: z.number().int(),
    root: Hex,
    previous: Hex,
    at: Whole,
    key: z.number().int(),
    signature: Hex,
  }),
  publicKey: Hex,
});

export const proofs = defineCalls("Proofs", {
  /** Whether a printed sheet is still what was signed. Returns nothing about persons. */
  checkCode: {
    method: "GET",
    access: { who: "anyone" },
    input: z.object({ code: SheetCode }),
    output: z.object({
      answer: z.enum(sheetAnswers),
      /** Null if the code is unknown. */
      sheet: z
        .object({
          organization: z.string(),
          structure: z.string(),
          month: z.string(),
          signedAt: z.string(),
          covers: z.enum(sheetCovers),
          /** SHA-256 of what was signed, in hexadecimal, as it is printed. */
          digest: z.string(),
        })
        .nullable(),
      /** Null until the ledger is sealed, which takes a minute at most where its job runs. */
      proof: SheetProofOut.nullable(),
    }),
  },
});

export type CheckedSheet = OutputOf<typeof proofs.checkCode>;

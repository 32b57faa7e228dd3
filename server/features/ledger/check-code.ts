import { sql } from "kysely";
import type { proofs, CheckedSheet } from "#api/proofs.ts";
import type { Month } from "#domain/calendar/day.ts";
import { faultOfProof, readSignedDigest, type SheetCovers } from "#domain/ledger/proof.ts";
import { isSealOverdue } from "#domain/ledger/seal.ts";
import type { Reader } from "#server/db/handles.ts";
import {
  digestDue,
  digestOfMonth,
  type Signature,
  standingCountersignatures,
  standingSignatures,
} from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { requireRate } from "#server/kernel/rate-limit.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { sha256, verifySignature } from "./crypto.ts";
import { entryOfSignature, proofOfSignature } from "./proof-of-signature.ts";

/** Checks the code of a printed sheet for anyone: whether what was signed is still in force, and what proves it. */
export const checkCode: Handler<typeof proofs.checkCode> = async (ctx, { code }) => {
  await requireRate(ctx, `check of a code from ${ctx.origin.ip}`, { most: 30, seconds: 60 });
  const bodies = await ctx.db.selectFrom("organization").select("id").execute();
  const organizationIds = bodies.map(({ id }) => id);
  return readBodies(ctx, organizationIds, async (db) => {
    const signature = await signatureOf(db, code);
    if (!signature) return { answer: "unknown", sheet: null, proof: null };
    const { organization, structure, month, signedAt, digest } = signature;
    const proof = await proofOfSignature(db, signature);
    return {
      answer: await answerTo(db, signature, proof, ctx.now),
      sheet: {
        organization,
        structure,
        month,
        signedAt: signedAt.toISOString(),
        covers: coveredBy(signature),
        digest,
      },
      proof,
    };
  });
};

type SignatureOfCode = Omit<Signature, "signedBy" | "deputy"> & {
  organizationId: string;
  organization: string;
  structure: string;
  month: Month;
  countersigns: string | null;
};

async function signatureOf(db: Reader, code: string): Promise<SignatureOfCode | undefined> {
  const { rows } = await sql<SignatureOfCode>`
    select g.id, g.code, g.organization_id as "organizationId", o.description as organization, g.month, g.digest,
      g.structure_id as "structureId", s.title as structure, g.signed_at as "signedAt", g.left_out as "leftOut", g.countersigns
    from month_signature g
    join organization o on o.id = g.organization_id
    join structure s on s.organization_id = g.organization_id and s.id = g.structure_id
    where g.code = ${code}
  `.execute(db);
  return rows[0];
}

function coveredBy({ leftOut, countersigns }: SignatureOfCode): SheetCovers {
  if (countersigns !== null) return "signer-alone";
  return leftOut.length > 0 ? "all-but-signer" : "all";
}

/** The present signature of the same kind: over the structure's month, or over the contract that is countersigned. */
async function currentOf(db: Reader, signature: SignatureOfCode) {
  if (signature.countersigns === null) return (await standingSignatures(db, signature))[0];
  const found = await standingCountersignatures(db, signature);
  return found.find(({ contractId }) => contractId === signature.countersigns);
}

async function answerTo(
  db: Reader,
  signature: SignatureOfCode,
  proof: CheckedSheet["proof"],
  now: Date,
): Promise<CheckedSheet["answer"]> {
  const standing = await currentOf(db, signature);
  if (standing?.id !== signature.id) return standing ? "replaced" : "withdrawn";
  const due = await digestDue(db, signature);
  if ((await digestOfMonth(db, signature)) !== due) return "changed";
  if (proof === null && !(await waitsForSeal(db, signature, now))) return "unsealed";
  if (proof !== null && !proves(proof, signature)) return "changed";
  return due === signature.digest ? "valid" : "erased";
}

/** Whether the signature has a recent ledger entry, which is sealed within minutes. */
async function waitsForSeal(db: Reader, signature: SignatureOfCode, now: Date): Promise<boolean> {
  if (isSealOverdue(signature.signedAt, now)) return false;
  return (await entryOfSignature(db, signature)) !== undefined;
}

function proves(
  proof: NonNullable<CheckedSheet["proof"]>,
  { digest, signedAt }: SignatureOfCode,
): boolean {
  if (faultOfProof({ sha256, verify: verifySignature }, proof) !== null) return false;
  const signed = readSignedDigest(proof.after);
  const at = signedAt.toISOString();
  return signed?.digest === digest && (signed.signedAt ?? at) === at;
}

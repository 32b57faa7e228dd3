import { emptyTotals } from "#domain/attendance/month.ts";
import type { verifications } from "#api/verifications.ts";
import { reasonMask } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { boardOf } from "./board.ts";
import { digestOfMonth } from "./digest-of-month.ts";
import { countsByLevel, findingsOfStructure } from "./findings-of-structure.ts";
import { unexplainedWarnings } from "./finding-notes.ts";
import { type MonthsAsked, totalsByStructure } from "./months.queries.ts";
import { requireStructure } from "./require-structure.ts";
import { type Signature, standingSignatures } from "./signature.queries.ts";

/**
 * Structures with what their month lacks, totals and signature; of a single one also digest and findings,
 * without the months of whoever asks. Throws
 * `not-found` when the one asked for is foreign.
 */
export const signableStructures: Handler<typeof verifications.getSignable> = async (ctx, input) => {
  const { organizationId, month, structureId } = input;
  const asked = { organizationId, month, ...(structureId ? { structureId } : {}) };
  if (structureId)
    await readBody(ctx, (db) => requireStructure(db, { organizationId, structureId }));
  const [board, reasons] = await Promise.all([boardOf(ctx, asked), reasonMask(ctx)]);
  const { totals, signatures } = await readBody(ctx, async (db) => ({
    totals: await totalsByStructure(db, asked),
    signatures: new Map((await standingSignatures(db, asked)).map(shown)),
  }));
  const found = structureId ? await doubtsOf(ctx, { organizationId, month, structureId }) : none;
  return {
    structures: board.map((row) => {
      const signature = signatures.get(row.structureId);
      return {
        ...row,
        ...found,
        totals: reasons.totals({ ...emptyTotals(), ...totals.get(row.structureId) }),
        signature: signature ?? null,
      };
    }),
  };
};

function shown({ structureId, signedAt, leftOut: _leftOut, ...signature }: Signature) {
  return [structureId, { ...signature, signedAt: signedAt.toISOString() }] as const;
}

const none = { digest: null, doubts: null };

async function doubtsOf(ctx: BodyContext, asked: Required<MonthsAsked>) {
  const { own, digest } = await readBody(ctx, async (db) => {
    const { contractIds: own } = await ownAffairs(db, ctx);
    return { own, digest: await digestOfMonth(db, { ...asked, leftOut: [...own] }) };
  });
  const all = await findingsOfStructure(ctx, asked);
  const findings = all.filter(({ contractId }) => !own.has(contractId ?? ""));
  const { errors } = countsByLevel(findings);
  const open = await readBody(ctx, (db) => unexplainedWarnings(db, { ...asked, findings }));
  return { digest, doubts: { errors, warnings: open.length } };
}

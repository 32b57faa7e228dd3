import { v7 as uuid } from "uuid";
import type { InputOf } from "#api/call.ts";
import type { monthlyContracts } from "#api/monthly-contracts.ts";
import { refusalToMonthAct } from "#domain/attendance/monthly.ts";
import type { Finding } from "#domain/attendance/types.ts";
import type { Writer } from "#server/db/handles.ts";
import { sealNow } from "#server/features/ledger/public.ts";
import { moveMonths, type LockedMonth } from "#server/features/month-acts/public.ts";
import { confirmPassword } from "#server/features/sign-in/public.ts";
import {
  digestOfMonth,
  findingsOfContracts,
  newVerificationCode,
  standingSignatures,
  storeNotes,
  storeSignature,
  unexplainedWarnings,
} from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { orNotFound } from "#server/kernel/fault.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { entryOf, type Entry, write } from "#server/kernel/write.ts";
import { monthRefusalTexts } from "#texts/monthly-contracts.ts";
import { lockRows, outcomesOf } from "./row-outcomes.ts";

/**
 * Confirms months that a signature left out because they are the signer's own, each with its own outcome: the agency signs each
 * separately, with its own digest and code; the password is asked again. Refused if the structure's signature is no longer valid,
 * and under the conditions of a signature; the note explains the warnings not yet explained.
 */
export const countersignMonths: Handler<typeof monthlyContracts.countersign> = async (
  ctx,
  { month, rows, password, note },
) => {
  const { organizationId } = ctx;
  await confirmPassword(ctx, password);
  const answer = await write(ctx, "month.countersign", async (tx) => {
    const locked = await lockRows(tx, { organizationId, month, rows });
    const contractIds = locked.map(({ contractId }) => contractId);
    const findings = await findingsOfContracts(ctx, tx, { contractIds, month, levels: "all" });
    const open = await unexplainedWarnings(tx, { organizationId, month, findings });
    const signatures = await standingSignatures(tx, { organizationId, month });
    const signed = new Set(signatures.map(({ structureId }) => structureId));
    const { contractIds: own } = await ownAffairs(tx, ctx);
    const { accepted, outcomes } = outcomesOf(rows, locked, {
      own,
      to: "signed",
      refusalsTo: (one) => {
        const ofContract = ({ contractId }: Finding) => contractId === one.contractId;
        const refusal = refusalToMonthAct("countersign", one.state, ctx.actor.role, {
          errors: findings.filter((found) => ofContract(found) && found.level === "error").length,
          pendingDays: one.totals.pendingDays,
          warningsWithoutNote: note === "" ? open.filter(ofContract).length : 0,
        });
        if (refusal) return [monthRefusalTexts[refusal]];
        return signed.has(one.structureId) ? [] : [monthRefusalTexts["signature-fell"]];
      },
    });
    const done = new Set(accepted.map(({ contractId }) => contractId));
    const explained = open.flatMap((one) =>
      done.has(one.contractId ?? "") ? [{ ...one, contractId: one.contractId ?? "" }] : [],
    );
    const entries = await storeNotes(tx, ctx, { month, findings: explained, note });
    for (const one of accepted) entries.push(...(await countersign(tx, ctx, one, { month, note })));
    return { entries, result: { rows: outcomes } };
  });
  await sealNow(ctx);
  return answer;
};

async function countersign(
  tx: Writer,
  ctx: BodyContext,
  signed: LockedMonth,
  { month, note }: Pick<InputOf<typeof monthlyContracts.countersign>, "month" | "note">,
): Promise<Entry[]> {
  const { contractId: countersigns, structureId } = signed;
  const covered = { organizationId: ctx.organizationId, structureId, month, countersigns };
  const digest = orNotFound(await digestOfMonth(tx, covered));
  const signature = { id: uuid(), code: newVerificationCode(), digest };
  const signedAt = ctx.now.toISOString();
  await storeSignature(tx, ctx, covered, { ...signature, countersigns });
  const to = { month, state: "signed", reason: note, signatureId: signature.id } as const;
  const entry: Entry = entryOf("month-signature", signature.id, {
    structureId,
    reason: note,
    after: { month, digest, code: signature.code, signedAt, contracts: 1, countersigns },
  });
  return [entry, ...(await moveMonths(tx, ctx, [signed], to))];
}

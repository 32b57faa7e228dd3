import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { verifications } from "#api/verifications.ts";
import { refusalToMonthAct } from "#domain/attendance/monthly.ts";
import { firstDay, lastDay } from "#domain/calendar/day.ts";
import type { Writer, Reader } from "#server/db/handles.ts";
import { insertRow } from "#server/db/rows.ts";
import { sealNow } from "#server/features/ledger/public.ts";
import { lockedMonths, moveMonths, type LockedMonth } from "#server/features/month-acts/public.ts";
import { confirmPassword } from "#server/features/sign-in/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, fieldFault, notFound, refused } from "#server/kernel/fault.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { disputeRefusals } from "#texts/month-requests.ts";
import { monthActReasons, monthRefusalTexts } from "#texts/monthly-contracts.ts";
import { digestOfMonth, type StructureMonth } from "./digest-of-month.ts";
import { storeNotes, unexplainedWarnings } from "./finding-notes.ts";
import { countsByLevel } from "./findings-of-structure.ts";
import { findingsOfContracts } from "./findings.ts";
import { monthsOfStructure } from "./months.queries.ts";
import { deputyOf, submitterOf } from "./signature.queries.ts";
import { lockSheets } from "./sheets-of-month.ts";
import { newVerificationCode } from "./verification-code.ts";

/**
 * Signs the month of a structure and locks its sheets. The signer's own month is left out of the signature, and waits
 * for the agency from then on. The password is asked again. The signed data are read again under lock: if their digest
 * differs from the one shown, 409 with the present one. Refused while a month of the structure is not submitted or an
 * error is open; open disputes must have been seen, and the note explains them and every warning not yet explained. The
 * body's ledger is sealed right after, so that the code on the sheet is provable from the first minute.
 */
export const signMonth: Handler<typeof verifications.sign> = async (ctx, input) => {
  await confirmPassword(ctx, input.password);
  const signed = await write(ctx, "month.sign", async (tx) => {
    const inStructure = await lockMonthsOfStructure(tx, input);
    const { contractIds: own } = await ownAffairs(tx, ctx);
    const isOwn = ({ contractId }: { contractId: string | null }) => own.has(contractId ?? "");
    const leftOut = inStructure.filter(isOwn);
    const months = inStructure.filter((one) => !isOwn(one));
    const contractIds = months.map(({ contractId }) => contractId);
    const findings = await findingsOfContracts(ctx, tx, {
      contractIds,
      month: input.month,
      levels: "all",
    });
    const disputed = await openDisputes(tx, input);
    if (disputed > 0 && input.note === "") throw fieldFault("note", disputeRefusals.openAtSigning);
    if (disputed > input.openDisputes)
      throw fieldFault("openDisputes", disputeRefusals.notSeen(disputed));
    const open = await unexplainedWarnings(tx, { ...input, findings });
    const warningsWithoutNote = input.note === "" ? open.length : 0;
    refuseUnready(ctx, inStructure, leftOut, { ...countsByLevel(findings), warningsWithoutNote });
    const notes = await storeNotes(tx, ctx, {
      month: input.month,
      findings: open.flatMap((one) =>
        one.contractId ? [{ ...one, contractId: one.contractId }] : [],
      ),
      note: input.note,
    });
    const leftOutIds = leftOut.map(({ contractId }) => contractId);
    const digest = await digestOfMonth(tx, { ...input, leftOut: leftOutIds });
    if (digest === null || digest !== input.digest) {
      throw new Fault("changed", {
        detail: monthRefusalTexts["digest-changed"],
        current: { digest },
      });
    }
    const signature = { id: uuid(), code: newVerificationCode(), digest };
    const deputyAct = ctx.deputyActs.get(input.organizationId)?.id ?? null;
    const deputy = await deputyOf(tx, input.organizationId, deputyAct);
    await storeSignature(tx, ctx, input, {
      ...signature,
      left_out: leftOutIds,
      deputy_act: deputyAct,
      represents_name: deputy?.represents ?? null,
      author_name: await submitterOf(tx, input),
    });
    const { month, structureId, note } = input;
    const again = months.filter(({ state }) => state === "submitted" || state === "signed");
    const to = { month, state: "signed", reason: note, signatureId: signature.id } as const;
    const moved = await moveMonths(tx, ctx, again, to);
    const waiting = leftOut.filter(({ state }) => state === "submitted");
    const awaiting = { month, state: "awaiting", reason: monthActReasons.signersOwn } as const;
    const passedOn = await moveMonths(tx, ctx, waiting, awaiting);
    const sheets = await lockSheets(tx, ctx, input);
    const signed = entryOf("month-signature", signature.id, {
      structureId,
      reason: note,
      after: {
        month,
        digest,
        code: signature.code,
        signedAt: ctx.now.toISOString(),
        contracts: months.length,
        ...(leftOutIds.length > 0 ? { leftOut: leftOutIds } : {}),
        ...(deputyAct ? { deputyAct } : {}),
      },
    });
    return {
      entries: [signed, ...moved, ...passedOn, ...sheets, ...notes],
      result: {
        ...signature,
        signedAt: ctx.now.toISOString(),
        signedBy: ctx.actor.nickName,
        deputy,
      },
    };
  });
  await sealNow(ctx);
  return signed;
};

/** Locks the structure and all its months. Throws `not-found` for a foreign structure, `refused` while one of the months is not stored. */
export async function lockMonthsOfStructure(
  tx: Writer,
  structureMonth: StructureMonth,
): Promise<LockedMonth[]> {
  await tx
    .selectFrom("structure")
    .select("id")
    .where((of) =>
      of.and({ organization_id: structureMonth.organizationId, id: structureMonth.structureId }),
    )
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
  const all = await monthsOfStructure(tx, structureMonth);
  const contractIds = all.map(({ contractId }) => contractId);
  const stored = await lockedMonths(tx, { ...structureMonth, contractIds });
  const months = stored.filter(({ state }) => state !== "cancelled");
  if (months.length < all.length) throw refused(monthRefusalTexts["not-all-submitted"]);
  return months;
}

function refuseUnready(
  ctx: BodyContext,
  inStructure: readonly LockedMonth[],
  leftOut: readonly LockedMonth[],
  doubts: { errors: number; warningsWithoutNote: number },
): void {
  const waiting = inStructure.filter(({ state }) => state === "submitted");
  if (inStructure.some(({ state }) => state === "draft" || state === "returned")) {
    throw refused(monthRefusalTexts["not-all-submitted"]);
  }
  if (waiting.length === 0) throw refused(monthRefusalTexts["nothing-to-sign"]);
  for (const { state, totals } of waiting.filter((one) => !leftOut.includes(one))) {
    const standing = { ...doubts, pendingDays: totals.pendingDays };
    const refusal = refusalToMonthAct("sign", state, ctx.actor.role, standing);
    if (refusal === "warnings-need-note") throw fieldFault("note", monthRefusalTexts[refusal]);
    if (refusal) throw refused(monthRefusalTexts[refusal]);
  }
}

/** Stores a signature over a structure's month, or over the contract's month that it countersigns, with the names that users have now. */
export async function storeSignature(
  tx: Writer,
  ctx: BodyContext,
  structureMonth: StructureMonth,
  signature: {
    id: string;
    code: string;
    digest: string;
    left_out?: string[];
    deputy_act?: string | null;
    represents_name?: string | null;
    author_name?: string | null;
    countersigns?: string;
  },
): Promise<void> {
  await insertRow(tx, "month_signature", {
    ...signature,
    organization_id: structureMonth.organizationId,
    structure_id: structureMonth.structureId,
    month: structureMonth.month,
    signed_at: ctx.now,
    signed_by: ctx.actor.userId,
    signer_name: ctx.actor.nickName,
  });
}

/** The number of days in a structure's month with a dispute that has no answer. */
async function openDisputes(
  db: Reader,
  { organizationId, structureId, month }: StructureMonth,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from day_dispute d
    where d.organization_id = ${organizationId} and d.structure_id = ${structureId} and d.date between ${firstDay(month)} and ${lastDay(month)}
      and not exists (
        select from dispute_answer a where a.organization_id = d.organization_id and a.dispute_id = d.id)
  `.execute(db);
  return rows[0]?.count ?? 0;
}

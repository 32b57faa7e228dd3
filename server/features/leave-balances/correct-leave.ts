import { v7 as uuid } from "uuid";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { leaveBalances } from "#api/leave-balances.ts";
import { leaveTexts as t } from "#texts/leave-balances.ts";
import { type CatalogueReason, reasonsOf } from "#server/features/attendance/public.ts";
import { requireContract } from "#server/features/contracts/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";

type Input = InputOf<typeof leaveBalances.correct>;

/**
 * Leaves a correction of a contract's leave. Throws `not-found` for another body's contract, a fault at the field for a
 * reason that is not there, is not carried over, or days carried that take away.
 */
export async function correctLeave(
  ctx: BodyContext,
  input: Input,
): Promise<OutputOf<typeof leaveBalances.correct>> {
  const { organizationId, contractId, year, code, kind, days, note } = input;
  const reasons = await reasonsOf(ctx);
  return write(ctx, "leave.correct", async (tx) => {
    await requireContract(tx, { organizationId, contractId });
    requireFitting(input, reasons.get(code));
    const id = uuid();
    await tx
      .insertInto("leave_correction")
      .values({
        organization_id: organizationId,
        id,
        contract_id: contractId,
        reason: code,
        year,
        kind,
        half_days: days * 2,
        note,
        by_user: ctx.actor.userId,
        at: ctx.now,
      })
      .execute();
    const entry = {
      subjectKind: "leave-balance" as const,
      subjectId: `${contractId}/${year}`,
      reason: note,
      before: null,
      after: { code, kind, days },
    };
    return { entries: [entry], result: { id } };
  });
}

function requireFitting({ kind, days }: Input, reason: CatalogueReason | undefined): void {
  if (!reason) throw fieldFault("code", t.unknownReason);
  if (kind !== "carried") return;
  if (reason.carryOverUntil === null) throw fieldFault("kind", t.notCarried);
  if (days < 0) throw fieldFault("days", t.carriedTakesAway);
}

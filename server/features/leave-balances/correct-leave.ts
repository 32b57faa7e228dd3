import { v7 as uuid } from "uuid";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { leaveBalances } from "#api/leave-balances.ts";
import { leaveTexts as t } from "#texts/leave-balances.ts";
import type { Writer } from "#server/db/handles.ts";
import {
  calculatorOf,
  type CatalogueReason,
  reasonsOf,
} from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault, notFound } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { requireWithin } from "./require-within.ts";

type Input = InputOf<typeof leaveBalances.correct>;

/**
 * Leaves a correction of a contract's leave. Throws `not-found` for another body's contract, a fault at the field for a
 * reason that is not there, is not carried over, or days carried that take away, and as `requireWithin`.
 */
export async function correctLeave(
  ctx: BodyContext,
  input: Input,
): Promise<OutputOf<typeof leaveBalances.correct>> {
  const { organizationId, contractId, year, code, kind, days, note } = input;
  const [reasons, calculator] = [await reasonsOf(ctx), await calculatorOf(ctx)];
  return write(ctx, "leave.correct", async (tx) => {
    await holdContract(tx, { organizationId, contractId });
    requireFitting(input, reasons.get(code));
    await requireWithin(ctx, tx, calculator, input);
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

/** Two hands that correct the same leave wait for each other, so that together they stay within the bounds. */
async function holdContract(
  tx: Writer,
  { organizationId, contractId }: Pick<Input, "organizationId" | "contractId">,
): Promise<void> {
  await tx
    .selectFrom("contract")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("id", "=", contractId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
}

function requireFitting({ kind, days }: Input, reason: CatalogueReason | undefined): void {
  if (!reason) throw fieldFault("code", t.unknownReason);
  if (kind !== "carried") return;
  if (reason.carryOverUntil === null) throw fieldFault("kind", t.notCarried);
  if (days < 0) throw fieldFault("days", t.carriedTakesAway);
}

import type { ReasonFields } from "#api/absence-reasons.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { Writer } from "#server/db/handles.ts";
import { reasonsOn } from "#server/features/attendance/public.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault, fieldFault } from "#server/kernel/fault.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { reasonRefusals } from "#texts/absence-reasons.ts";
import { reasonDetails, reasonOn } from "./absence-reasons.queries.ts";
import { columnsOf, fieldsOf } from "./reason-row.ts";
import { requireFitting, requireStanding } from "./require-fitting.ts";

/** The reason, the day from which on it changes, and the version that was edited. */
type Change = { code: string; validFrom: Day; version: number };

/**
 * Adds what holds of a reason from a day on. Throws `invalid` for a day that has passed, `not-found` for an unknown
 * code, and `changed` with what stands now when another hand was first.
 */
export async function changeReason(
  ctx: SignedContext,
  act: LedgerAct,
  { code, validFrom, version }: Change,
  fieldsFrom: (before: ReasonFields) => ReasonFields,
): Promise<{ id: string; version: number }> {
  if (validFrom < ctx.today) throw fieldFault("validFrom", reasonRefusals.past);
  const saved = await writeSystem(ctx, act, async (tx) => {
    await takeVersion(tx, ctx, { code, version });
    const held = await reasonOn(tx, code, validFrom);
    if (!held) throw new Fault("not-found");
    const before = fieldsOf(held);
    const fields = fieldsFrom(before);
    await requireFitting(tx, { ...fields, code }, validFrom);
    await requireStanding(tx, before, { ...fields, code }, validFrom);
    await tx
      .insertInto("absence_reason_change")
      .values({
        code,
        valid_from: validFrom,
        ...columnsOf(fields),
        version: version + 1,
        set_by: ctx.actor.userId,
        set_at: ctx.now,
      })
      .execute();
    return {
      entry: {
        subjectKind: "absence-reason",
        subjectId: code,
        before,
        after: { ...fields, validFrom },
      },
      result: { id: code, version: version + 1 },
    };
  });
  reasonsOn.forget(ctx);
  return saved;
}

/** The row is held until the end of the transaction, so of two hands one finds a version it did not see. */
async function takeVersion(
  tx: Writer,
  ctx: SignedContext,
  { code, version }: { code: string; version: number },
): Promise<void> {
  const row = await tx
    .updateTable("absence_reason")
    .set({ version: version + 1 })
    .where("code", "=", code)
    .where("version", "=", version)
    .executeTakeFirst();
  if (row.numUpdatedRows === 1n) return;
  const current = await reasonDetails(tx, code, ctx.today);
  throw current ? new Fault("changed", { current }) : new Fault("not-found");
}

import type { absenceReasons, ReasonFields } from "#api/absence-reasons.ts";
import { foldCode } from "#domain/attendance/cell-vocabulary.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertNew, insertRow, updateRows } from "#server/db/rows.ts";
import { reasonsOn } from "#server/features/attendance/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault, fieldFault, orNotFound } from "#server/kernel/fault.ts";
import { requireNear } from "#server/kernel/require-near.ts";
import { takeTurn } from "#server/kernel/require-own-title.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { codeReadAs, reasonRefusals } from "#texts/absence-reasons.ts";
import { cellCodes } from "#texts/attendance.ts";
import { reasonDetails, reasonListing, reasonOn } from "./absence-reasons.queries.ts";
import { columnsOf, fieldsOf } from "./reason-row.ts";
import { requireFitting, requireReasonsInUse } from "./require-fitting.ts";

type Change = { code: string; validFrom: Day; version: number };

export const absenceReasonHandlers: Handlers<typeof absenceReasons> = {
  ...reasonListing.calls,
  getById: async (ctx, { id }) => orNotFound(await reasonDetails(ctx.db, id, ctx.today)),
  /** Adds a reason. Throws `invalid` if its code is taken or reads as another's, or its fields contradict each other. */
  create: async (ctx, { code, validFrom, ...fields }) => {
    if (validFrom !== null) requireNear(ctx, "validFrom", validFrom);
    return writeSystem(ctx, "absence-reason.create", async (tx) => {
      await takeTurn(tx, "absence-reason");
      await requireOwnWord(tx, code);
      await requireFitting(tx, { ...fields, code }, validFrom ?? ctx.today);
      const row = { code, valid_from: validFrom, ...columnsOf(fields) };
      if (!(await insertNew(tx, "absence_reason", row)))
        throw fieldFault("code", reasonRefusals["code-taken"]);
      return {
        entry: entryOf("absence-reason", code, { after: { ...fields, validFrom } }),
        stale: reasonsOn,
        result: { id: code, version: 1 },
      };
    });
  },
  /** Replaces all fields of a reason from a day on. Throws `changed` if someone else changed it first. */
  update: (ctx, { id, validFrom, version, ...fields }) =>
    changeReason(ctx, "absence-reason.update", { code: id, validFrom, version }, () => fields),
  /** Takes a reason out of use from a day on. Throws `changed` if someone else changed it first. */
  retire: (ctx, { id, validFrom, version }) =>
    changeReason(ctx, "absence-reason.retire", { code: id, validFrom, version }, (before) => ({
      ...before,
      isActive: false,
    })),
};

/**
 * Throws `invalid` if a cell of the month would read the code as another word, since one of the two could then never be
 * typed.
 */
async function requireOwnWord(tx: Writer, code: string): Promise<void> {
  const others = await tx
    .selectFrom("absence_reason")
    .select("code")
    .where("code", "!=", code)
    .execute();
  const words = [...Object.values(cellCodes).flat(), ...others.map((other) => other.code)];
  const alike = words.find((word) => foldCode(word) === foldCode(code));
  if (alike !== undefined) throw fieldFault("code", codeReadAs(alike));
}

/**
 * Adds the fields of a reason that apply from a day on. Throws `invalid` for a day that has passed or is too far ahead,
 * `not-found` for an unknown code, and `changed` with the current values if someone else changed it first.
 */
async function changeReason(
  ctx: SignedContext,
  act: LedgerAct,
  { code, validFrom, version }: Change,
  fieldsFrom: (before: ReasonFields) => ReasonFields,
): Promise<{ id: string; version: number }> {
  if (validFrom < ctx.today) throw fieldFault("validFrom", reasonRefusals.past);
  requireNear(ctx, "validFrom", validFrom);
  return writeSystem(ctx, act, async (tx) => {
    await takeTurn(tx, "absence-reason");
    await takeVersion(tx, ctx, { code, version });
    const current = orNotFound(await reasonOn(tx, code, validFrom));
    const before = fieldsOf(current);
    const fields = fieldsFrom(before);
    await requireFitting(tx, { ...fields, code }, validFrom);
    await requireReasonsInUse(tx, before, { ...fields, code }, validFrom);
    await insertRow(tx, "absence_reason_change", {
      code,
      valid_from: validFrom,
      ...columnsOf(fields),
      version: version + 1,
      set_by: ctx.actor.userId,
      set_at: ctx.now,
    });
    return {
      entry: entryOf("absence-reason", code, { before, after: { ...fields, validFrom } }),
      stale: reasonsOn,
      result: { id: code, version: version + 1 },
    };
  });
}

/** The row stays locked until the end of the transaction, so of two concurrent edits one finds a version it has not seen. */
async function takeVersion(
  tx: Writer,
  ctx: SignedContext,
  { code, version }: { code: string; version: number },
): Promise<void> {
  const changed = await updateRows(
    tx,
    "absence_reason",
    { code, version },
    { version: version + 1 },
  );
  if (changed === 1) return;
  const current = await reasonDetails(tx, code, ctx.today);
  throw current ? new Fault("changed", { current }) : new Fault("not-found");
}

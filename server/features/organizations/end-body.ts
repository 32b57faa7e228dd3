import { sql } from "kysely";
import type { organizations } from "#api/organizations.ts";
import type { Day } from "#domain/calendar/day.ts";
import { inColumns } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { updateRows } from "#server/db/rows.ts";
import { lockTree, structuresOf } from "#server/features/structures/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { fieldFault, notFound, refused, requireVersion } from "#server/kernel/fault.ts";
import { leaveAudit } from "#server/kernel/leave-entries.ts";
import { requireKept, requireNear } from "#server/kernel/require-near.ts";
import { type Entry, entryOf, write } from "#server/kernel/write.ts";
import { bodyEndTexts as t } from "#texts/body-end.ts";
import { dayText } from "#texts/moment.ts";
import { requireContractsEnd } from "./require-contracts-end.ts";

/**
 * Records that a body ends by an act: its structures close on its last day. Refused while a contract or a structure goes
 * further. What was recorded until then is submitted, signed and paid as ever.
 */
export const endBody: Handler<typeof organizations.end> = (ctx, { id, version, ...end }) => {
  const { endsOn } = end;
  requireNear(ctx, "endsOn", endsOn);
  requireKept(ctx, "endsOn", endsOn);
  const body = { ...ctx, organizationId: id, right: null };
  return write(body, "organization.end", async (tx) => {
    const before = requireVersion(await lockedEnd(tx, id), version);
    if (before.endsOn !== null) throw refused(t.endsAlready(dayText(before.endsOn)));
    await requireSuccessor(tx, id, end);
    await lockTree(tx, id);
    await requireContractsEnd(tx, id, endsOn);
    const all = await structuresOf(tx, id).execute();
    const further = all.find(
      ({ openedOn, closedOn }) => openedOn > endsOn || (closedOn !== null && closedOn > endsOn),
    );
    if (further) throw fieldFault("endsOn", t.structureFurther(further.title));
    const open = all.filter(({ closedOn }) => closedOn === null);
    const entries = await closeStructures(tx, id, {
      structures: open,
      was: null,
      closedOn: endsOn,
    });
    return stored(tx, ctx, id, { before, end, entries });
  });
};

/** Takes back that a body ends: the structures that closed with it are open again. Throws `refused` if it does not end. */
export const reinstateBody: Handler<typeof organizations.reinstate> = (ctx, input) => {
  const { id, version, reason } = input;
  const body = { ...ctx, organizationId: id, right: null };
  return write(body, "organization.reinstate", async (tx) => {
    const before = requireVersion(await lockedEnd(tx, id), version);
    const { endsOn } = before;
    if (endsOn === null) throw refused(t.endsNot);
    await lockTree(tx, id);
    const closed = await structuresOf(tx, id)
      .where("closed_on", "=", endsOn)
      .where(
        sql<boolean>`exists (select from ledger_entry l where l.organization_id = ${id} and l.subject_kind = 'structure'
          and l.subject_id = structure.id::text and l.act = 'organization.end' and l.after ->> 'closedOn' = ${endsOn})`,
      )
      .execute();
    const reopened = { structures: closed, was: endsOn, closedOn: null };
    const entries = await closeStructures(tx, id, reopened, reason);
    const end = { endsOn: null, endAct: null, successorId: null };
    return stored(tx, ctx, id, { before, end, entries, reason });
  });
};

type End = { endsOn: Day | null; endAct: string | null; successorId: string | null };

function lockedEnd(tx: Writer, id: string) {
  return tx
    .selectFrom("organization")
    .select(["ends_on as endsOn", "end_act as endAct", "successor_id as successorId", "version"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

async function requireSuccessor(
  tx: Writer,
  id: string,
  { successorId, endsOn }: { successorId: string | null; endsOn: Day },
): Promise<void> {
  if (successorId === null) return;
  if (successorId === id) throw fieldFault("successorId", t.ownSuccessor);
  const found = await tx
    .selectFrom("organization")
    .select(["ends_on as endsOn"])
    .where("id", "=", successorId)
    .executeTakeFirstOrThrow(() => fieldFault("successorId", t.noSuccessor));
  if (found.endsOn !== null && found.endsOn <= endsOn)
    throw fieldFault("successorId", t.successorEnds(dayText(found.endsOn)));
}

async function closeStructures(
  tx: Writer,
  organizationId: string,
  {
    structures,
    was,
    closedOn,
  }: { structures: readonly { id: string }[]; was: Day | null; closedOn: Day | null },
  reason = "",
): Promise<Entry[]> {
  const ids = structures.map(({ id }) => id);
  await sql`update structure set closed_on = ${closedOn}::date, version = version + 1
    where organization_id = ${organizationId} and id = any(${ids}::uuid[])`.execute(tx);
  return ids.map((id) =>
    entryOf("structure", id, {
      structureId: id,
      before: { closedOn: was },
      after: { closedOn },
      reason,
    }),
  );
}

async function stored(
  tx: Writer,
  ctx: SignedContext,
  id: string,
  change: { before: End & { version: number }; end: End; entries: Entry[]; reason?: string },
) {
  const { end, entries, reason } = change;
  const { version, ...before } = change.before;
  await updateRows(tx, "organization", { id }, { ...inColumns(end), version: version + 1 });
  const act = end.endsOn === null ? "organization.reinstate" : "organization.end";
  const after = reason === undefined ? end : { ...end, reason };
  await leaveAudit(tx, ctx, act, entryOf("organization", id, { before, after }));
  return { entries, access: "everyone", result: { id, version: version + 1 } } as const;
}

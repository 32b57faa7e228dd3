import type { ClosureFields, ClosureOut } from "#api/closures.ts";
import {
  refusalToClosure,
  structuresClosed,
  type ClosureRefusal,
} from "#domain/calendar/closures.ts";
import { daysFrom, type Day } from "#domain/calendar/day.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import { rowBy } from "#server/db/rows.ts";
import { calendarOfParts, readCalendarParts } from "#server/features/attendance/public.ts";
import {
  applyCalendarChange,
  effectOf,
  lockStructures,
  type CalendarChange,
} from "#server/features/calendar-changes/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault, orNotFound, refused, requireVersion } from "#server/kernel/fault.ts";
import { requireKept, requireNear } from "#server/kernel/require-near.ts";
import { entryOf, type Entry } from "#server/kernel/write.ts";
import { closureRefusals } from "#texts/closures.ts";
import { closureOf } from "./closures.queries.ts";

/** The change of one closure: `before` is null for a new one, `after` for one that is removed. */
type ClosureChange = { id: string; before: ClosureOut | null; after: ClosureFields | null };

/** The calendar change that results from changing a closure. Throws at the field that forbids it, 404 for a foreign structure. */
export async function calendarChangeOf(
  db: Reader,
  ctx: BodyContext,
  { id, before, after }: ClosureChange,
): Promise<CalendarChange> {
  const parts = await readCalendarParts(db, ctx.organizationId);
  const others = parts.closures.filter((closure) => closure.id !== id);
  if (after) {
    requireNear(ctx, "to", after.to);
    if (after.from !== before?.from) requireKept(ctx, "from", after.from);
    const structure = await structureOf(db, ctx.organizationId, after.structureId);
    const refusal = refusalToClosure({ ...after, id }, others, structure);
    if (refusal) throw fieldFault(fieldOf[refusal] ?? "to", closureRefusals[refusal]);
  }
  const closures = after ? [...others, { ...after, id }] : others;
  const dates = [before, after].flatMap((one) => (one ? daysFrom(one.from, one.to) : []));
  const ids = [before, after].flatMap((one) => (one ? structuresClosed(one, parts.tree) : []));
  return {
    before: calendarOfParts(parts),
    after: calendarOfParts({ ...parts, closures }),
    structureIds: [...new Set(ids)],
    dates: [...new Set(dates)].toSorted(),
  };
}

/**
 * Makes the change; `store` writes the row. It waits for saves of records in the structures, and locked days or closed
 * months refuse it. An Administrator writes through locks and must give a reason. Returns the entries of the closure and of all that
 * it touches.
 */
export async function applyClosure(
  tx: Writer,
  ctx: BodyContext,
  change: ClosureChange & { reason: string },
  store: () => Promise<unknown>,
): Promise<Entry[]> {
  await lockStructures(tx, ctx.organizationId);
  const calendarChange = await calendarChangeOf(tx, ctx, change);
  const effect = await effectOf(tx, ctx, calendarChange);
  if (effect.refusal) throw refused(closureRefusals[effect.refusal]);
  const isLocked = effect.sheets.some((sheet) => sheet.isLocked);
  if (isLocked && change.reason.length < 3)
    throw fieldFault("reason", closureRefusals["reason-needed"]);
  await store();
  const { id, before, after, reason } = change;
  const structureId = (after ?? before)?.structureId;
  const entry = entryOf("closure", id, {
    before,
    after,
    reason,
    ...(structureId && { structureId }),
  });
  return [entry, ...(await applyCalendarChange(tx, ctx, calendarChange))];
}

/** The closure as edited. Throws `not-found`, or `changed` with the current one if someone else changed it first. */
export async function editedClosure(
  tx: Writer,
  { organizationId, id, version }: { organizationId: string; id: string; version: number },
): Promise<ClosureOut> {
  await lockStructures(tx, organizationId);
  return requireVersion(orNotFound(await closureOf(tx, organizationId, id)), version);
}

/** The columns of a closure's input. */
export function closureRow(fields: ClosureFields) {
  return {
    structure_id: fields.structureId,
    with_substructures: fields.withSubstructures,
    title: fields.title,
    reason: fields.reason,
    from_day: fields.from,
    to_day: fields.to,
  };
}

const fieldOf: Partial<Record<ClosureRefusal, string>> = { "structure-shut": "structureId" };

async function structureOf(
  db: Reader,
  organizationId: string,
  id: string | null,
): Promise<{ closedOn: Day | null } | null> {
  if (id === null) return null;
  const found = await rowBy(db, "structure", { organization_id: organizationId, id }, [
    "closed_on as closedOn",
  ]);
  return found;
}

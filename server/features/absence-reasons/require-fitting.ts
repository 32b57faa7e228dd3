import { sql } from "kysely";
import type { ReasonFields } from "#api/absence-reasons.ts";
import type { Day } from "#domain/calendar/day.ts";
import { fold } from "#domain/identity/fold.ts";
import { refusalToReason, refusalToStand } from "#domain/leave/reason-rules.ts";
import type { Writer } from "#server/db/handles.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { reasonRefusals } from "#texts/absence-reasons.ts";
import { fieldsOf, type ReasonRow } from "./reason-row.ts";

/**
 * Throws `invalid` at the field where the reason contradicts itself or the others in force on the day; and at its title
 * if another reason has the same one, in use on the day or from a later day already set.
 */
export async function requireFitting(
  tx: Writer,
  reason: ReasonFields & { code: string },
  on: Day,
): Promise<void> {
  const refused = refusalToReason(reason);
  if (refused) throw fieldFault(refused.field, reasonRefusals[refused.refusal]);
  const others = await othersOn(tx, reason.code, on);
  if (reason.isActive) await requireOwnTitles(tx, reason, on);
  const carries = others.some((one) => one.isActive && one.code === reason.carriedAs);
  if (reason.isActive && reason.carriedAs !== null && !carries)
    throw fieldFault("carriedAs", reasonRefusals["unknown-carried"]);
}

/** Users choose a reason by its titles, so they must be unique from the day until a later change of this reason takes over. */
async function requireOwnTitles(
  tx: Writer,
  { code, title, shortTitle }: ReasonFields & { code: string },
  on: Day,
): Promise<void> {
  const changes = await tx
    .selectFrom("absence_reason_change")
    .select(["code", "valid_from"])
    .where("valid_from", ">", on)
    .orderBy("valid_from")
    .execute();
  const next = changes.findIndex((one) => one.code === code);
  const later = changes.slice(0, next === -1 ? changes.length : next);
  for (const day of new Set([on, ...later.map(({ valid_from: from }) => from)])) {
    const inUse = (await othersOn(tx, code, day)).filter(({ isActive }) => isActive);
    if (inUse.some((one) => fold(one.title) === fold(title)))
      throw fieldFault("title", reasonRefusals["title-taken"]);
    if (inUse.some((one) => fold(one.shortTitle) === fold(shortTitle)))
      throw fieldFault("shortTitle", reasonRefusals["short-title-taken"]);
  }
}

/**
 * Throws `invalid` if a change of a reason would leave no annual leave in use, or no reason under which carried days
 * can be taken: at its day if it goes out of use, else at its group.
 */
export async function requireReasonsInUse(
  tx: Writer,
  before: ReasonFields,
  after: ReasonFields & { code: string },
  on: Day,
): Promise<void> {
  const { code } = after;
  const refused = refusalToStand({ ...before, code }, after, await othersOn(tx, code, on));
  if (refused) throw fieldFault(after.isActive ? "group" : "validFrom", reasonRefusals[refused]);
}

/** The other reasons as in force on a day. */
async function othersOn(tx: Writer, code: string, on: Day) {
  const rows = await tx
    .selectFrom(sql<ReasonRow>`absence_reasons_on(${on}::date)`.as("r"))
    .selectAll()
    .where("r.code", "!=", code)
    .execute();
  return rows.map((row) => ({ code: row.code, ...fieldsOf(row) }));
}

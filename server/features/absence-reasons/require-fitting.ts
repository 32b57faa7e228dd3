import { sql } from "kysely";
import type { ReasonFields } from "#api/absence-reasons.ts";
import type { Day } from "#domain/calendar/day.ts";
import { refusalToReason, refusalToStand } from "#domain/leave/reason-rules.ts";
import type { Writer } from "#server/db/handles.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { reasonRefusals } from "#texts/absence-reasons.ts";
import { fieldsOf, type ReasonRow } from "./reason-row.ts";

/** Throws `invalid` at the field where the reason contradicts itself or the others as they stand on the day. */
export async function requireFitting(
  tx: Writer,
  reason: ReasonFields & { code: string },
  on: Day,
): Promise<void> {
  const refused = refusalToReason(reason);
  if (refused) throw fieldFault(refused.field, reasonRefusals[refused.refusal]);
  const others = await othersOn(tx, reason.code, on);
  if (others.some((one) => one.isActive && one.shortTitle === reason.shortTitle))
    throw fieldFault("shortTitle", reasonRefusals["short-title-taken"]);
  const carries = others.some((one) => one.isActive && one.code === reason.carriedAs);
  if (reason.isActive && reason.carriedAs !== null && !carries)
    throw fieldFault("carriedAs", reasonRefusals["unknown-carried"]);
}

/**
 * Throws `invalid` where a change of a reason would leave no annual leave in use, or nothing to take carried days under: at
 * its day where it goes out of use, else at its group.
 */
export async function requireStanding(
  tx: Writer,
  before: ReasonFields,
  after: ReasonFields & { code: string },
  on: Day,
): Promise<void> {
  const { code } = after;
  const refused = refusalToStand({ ...before, code }, after, await othersOn(tx, code, on));
  if (refused) throw fieldFault(after.isActive ? "group" : "validFrom", reasonRefusals[refused]);
}

/** The other reasons as they stand on a day. */
async function othersOn(tx: Writer, code: string, on: Day) {
  const rows = await tx
    .selectFrom(sql<ReasonRow>`absence_reasons_on(${on}::date)`.as("r"))
    .selectAll()
    .where("r.code", "!=", code)
    .execute();
  return rows.map((row) => ({ code: row.code, ...fieldsOf(row) }));
}

import { sql } from "kysely";
import type { ReasonFields } from "#api/absence-reasons.ts";
import type { Day } from "#domain/calendar/day.ts";
import { refusalToReason } from "#domain/leave/reason-rules.ts";
import type { Writer } from "#server/db/handles.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { reasonRefusals } from "#texts/absence-reasons.ts";
import type { ReasonRow } from "./reason-row.ts";

/** Throws `invalid` at the field where the reason contradicts itself or the others as they stand on the day. */
export async function requireFitting(
  tx: Writer,
  reason: ReasonFields & { code: string },
  on: Day,
): Promise<void> {
  const refused = refusalToReason(reason);
  if (refused) throw fieldFault(refused.field, reasonRefusals[refused.refusal]);
  const others = await tx
    .selectFrom(sql<ReasonRow>`absence_reasons_on(${on}::date)`.as("r"))
    .select(["r.code", "r.short_title", "r.is_active"])
    .where("r.code", "!=", reason.code)
    .execute();
  if (others.some((one) => one.is_active && one.short_title === reason.shortTitle))
    throw fieldFault("shortTitle", reasonRefusals["short-title-taken"]);
  if (reason.carriedAs !== null && !others.some(({ code }) => code === reason.carriedAs))
    throw fieldFault("carriedAs", reasonRefusals["unknown-carried"]);
}

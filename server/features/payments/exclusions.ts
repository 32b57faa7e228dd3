import { sql } from "kysely";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { ExclusionOut } from "#api/payment-shapes.ts";
import type { ExclusionFilter, payments } from "#api/payments.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { ExclusionReason } from "#domain/payments/payment.ts";
import type { Reader } from "#server/db/handles.ts";
import { rowsIn, type Page } from "#server/db/page.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { requirePayment } from "./payment-lines.queries.ts";

/** What a payment leaves out, and why. Throws `not-found`. */
export function exclusionsOf(
  ctx: BodyContext,
  input: InputOf<typeof payments.getExclusions>,
): Promise<OutputOf<typeof payments.getExclusions>> {
  return readBody(ctx, async (db) => {
    await requirePayment(db, input);
    const { total } = await matching(db, input)
      .select((of) => of.fn.countAll<string>().as("total"))
      .executeTakeFirstOrThrow();
    return { items: await exclusionItems(db, input, input), total: Number(total) };
  });
}

/** A page of what a payment leaves out, by name and month. */
export async function exclusionItems(
  db: Reader,
  filter: ExclusionFilter,
  page: Page,
): Promise<ExclusionOut[]> {
  const list = matching(db, filter)
    .select(["x.contract_id as contractId", "c.number as contractNumber", "x.month", "x.reason"])
    .select([
      "c.employee_id as employeeId",
      "e.last_name",
      "e.first_name",
      "x.amount",
      sql<Day[]>`x.days::text[]`.as("days"),
    ])
    .orderBy("e.search_key")
    .orderBy("x.month")
    .orderBy("x.contract_id");
  const rows = await rowsIn(list, page);
  return rows.map(({ last_name, first_name, reason, ...row }) => ({
    ...row,
    name: `${last_name} ${first_name}`,
    // Guarantee: the column `reason` is under a check constraint that names the same words.
    reason: reason as ExclusionReason,
  }));
}

function matching(db: Reader, { organizationId, id, why }: ExclusionFilter) {
  return db
    .selectFrom("payment_exclusion as x")
    .innerJoin("contract as c", (join) =>
      join.onRef("c.organization_id", "=", "x.organization_id").onRef("c.id", "=", "x.contract_id"),
    )
    .innerJoin("employee as e", (join) =>
      join.onRef("e.organization_id", "=", "c.organization_id").onRef("e.id", "=", "c.employee_id"),
    )
    .where("x.organization_id", "=", organizationId)
    .where("x.payment_id", "=", id)
    .$if(why !== undefined, (query) => query.where("x.reason", "=", why ?? ""));
}

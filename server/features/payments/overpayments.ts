import { sql } from "kysely";
import { overpaymentList } from "#api/payment-lists.ts";
import { firstDay, monthOf, type Day } from "#domain/calendar/day.ts";
import { centsToDecimal } from "#domain/money.ts";
import type { Reader } from "#server/db/handles.ts";
import { toResponse } from "#server/db/columns.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { rowsIn } from "#server/db/page.ts";
import { calculatorOf } from "#server/features/attendance/public.ts";
import { isAfmOf } from "#server/kernel/own-affairs.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { listingOf } from "#server/lists/listing.ts";
import { overpaymentListTexts } from "#texts/payment-lists.ts";
import { type Difference, differencesOfHeldMonths } from "./differences-of-months.ts";
import { monthsDue } from "./months-due.ts";
import { paidFrom } from "./paid-from.ts";
import { entriesOfMonth } from "./month-entries.ts";

/**
 * Overpayments that wait to be set off. They are computed on each request as a payment computes them, and not stored:
 * for months of which payments hold something, and that are approved or have new ledger entries. A waiting month stays
 * in this list until it is settled; after an entry about a contract, all its paid months are examined until the next
 * payment has seen them.
 */
export const overpaymentListing = listingOf(overpaymentList, {
  texts: overpaymentListTexts,
  before: async ({ organizationId }, ctx) => {
    const calculator = await calculatorOf(ctx);
    const differences = await readBody(ctx, async (db) => {
      const months = await monthsDue(db, { organizationId, month: monthOf(ctx.today) });
      return differencesOfHeldMonths(db, calculator, { organizationId, months });
    });
    return { organizationId, overpaid: differences.filter(({ cents }) => cents < 0) };
  },
  count: (_db, { overpaid }) => overpaid.length,
  items: async (db, { organizationId, overpaid }, { today, actor }, page) => {
    const rows = await rowsIn(
      statement(db, { organizationId, overpaid, today, userId: actor.userId }),
      page,
    );
    return rows.map(({ last_name, first_name, paidFrom: day, ...row }) => ({
      ...toResponse(row),
      paidFrom: day ?? firstDay(row.month),
      name: `${last_name} ${first_name}`,
    }));
  },
});

type Query = {
  organizationId: string;
  overpaid: readonly Difference[];
  today: Day;
  userId: string;
};

/** The overpayments with their people, in the given order: by name and month. */
function statement(db: Reader, { organizationId, overpaid, today, userId }: Query) {
  const figures = overpaid.map(({ month, cents }, place) => ({
    place,
    contract_id: month.contractId,
    month: month.month,
    amount: centsToDecimal(cents),
    seen: month.ledgerSeen,
  }));
  const given = sql<{ place: number; contract_id: string; month: string; amount: string }>`(
    select * from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb)
      as f(place integer, contract_id uuid, month text, amount text, seen bigint))`.as<"g">("g");
  const since = sql<Date | null>`(
    select min(at) from ${entriesOfMonth(organizationId, {
      contractId: sql`g.contract_id`,
      month: sql`g.month`,
      after: sql`g.seen`,
    })} told)`;
  const ofMonth = { contractId: sql`g.contract_id`, month: sql`g.month` };
  const first = paidFrom(sql`c.organization_id`, ofMonth);
  const runs = sql<boolean>`exists (
    select from contract r
    where r.organization_id = c.organization_id and r.employee_id = c.employee_id and has_run(r.state)
      and coalesce(r.end_date, 'infinity') >= ${today}::date)`;
  return db
    .selectFrom(given)
    .innerJoin("contract as c", "c.id", "g.contract_id")
    .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
    .where("c.organization_id", "=", organizationId)
    .select(["c.id as contractId", "c.number as contractNumber", "c.employee_id as employeeId"])
    .select(["g.month", "g.amount", "e.last_name", "e.first_name"])
    .select(first.as("paidFrom"))
    .select([since.as("since"), runs.as("hasContract"), isAfmOf(userId).as("isOwn")])
    .orderBy("g.place");
}

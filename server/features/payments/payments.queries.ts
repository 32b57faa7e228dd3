import { sql } from "kysely";
import type { PaymentItem } from "#api/payment-shapes.ts";
import { paymentList, paymentsOfBodiesList } from "#api/payment-lists.ts";
import { toResponse } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import { matchesWords } from "#server/db/search.ts";
import { listings } from "#server/lists/listing.ts";
import { paymentListTexts } from "#texts/payment-lists.ts";
import { paymentStateOf } from "#texts/payments.ts";
import type { ContractMonth } from "./amounts-of-months.ts";
import { isUnderWay, monthsTable } from "./months-due.ts";

/** The payments of one body, and of all bodies. */
export const paymentListings = listings(
  { ofBody: paymentList, ofBodies: paymentsOfBodiesList },
  {
    texts: paymentListTexts,
    matching: (db, { organizationId, search, state, month }) =>
      db
        .selectFrom("payment as p")
        .innerJoin("organization as o", "o.id", "p.organization_id")
        .where((of) =>
          of.and(
            conditionsOf({
              "p.organization_id": organizationId,
              "p.state": state,
              "p.month": month,
            }),
          ),
        )
        .where(matchesWords(sql`greek_key(p.number || ' ' || o.description)`, search)),
    shown: (matching) =>
      matching
        .innerJoin("app_user as u", "u.id", "p.created_by")
        .select(["p.organization_id as organizationId", "o.description as organizationTitle"])
        .select(["p.id", "p.number", "p.month", "p.state", "p.total", "p.line_count as lines"])
        .select(["p.created_at", "p.execution_date as executionDate", "p.version"])
        .select(["u.nick_name as createdBy", submission.as("submission")])
        .select([linesIn("paid").as("paidLines"), linesIn("rejected").as("rejectedLines")])
        .select(
          sql<number>`(select count(*)::int from payment_exclusion x
            where x.organization_id = p.organization_id and x.payment_id = p.id)`.as("exclusions"),
        ),
    order: {
      by: {
        number: "p.number",
        month: "p.month",
        state: "p.state",
        total: "p.total",
        lines: "p.line_count",
        createdAt: "p.created_at",
      },
      last: ["p.id"],
    },
    item: (row) => toResponse(row),
    values: {
      state: paymentStateOf,
      submittedOn: ({ submission }) => submission?.submittedOn ?? null,
      reference: ({ submission }) => submission?.reference ?? "",
    },
  },
);

const submission = sql<PaymentItem["submission"]>`(select
    json_build_object('submittedOn', t.submitted_on, 'reference', t.reference) from payment_act t
    where t.organization_id = p.organization_id and t.payment_id = p.id and t.act = 'submit')`;

function linesIn(state: "paid" | "rejected") {
  return sql<number>`(select count(*)::int from payment_line l
    where l.organization_id = p.organization_id and l.payment_id = p.id and l.state = ${state})`;
}

/** The payments under way that hold any of the months, by number; five at most. */
export async function paymentsUnderWay(
  db: Reader,
  organizationId: string,
  months: readonly ContractMonth[],
): Promise<{ id: string; number: string }[]> {
  const { rows } = await sql<{ id: string; number: string }>`
    select distinct p.id, p.number from payment_item i
    join payment_line l on l.organization_id = i.organization_id and l.id = i.line_id
      and ${isUnderWay}
    join payment p on p.organization_id = i.organization_id and p.id = i.payment_id
    where i.organization_id = ${organizationId} and i.live and (i.contract_id, i.month) in (
      ${monthsTable(months)})
    order by p.number limit 5
  `.execute(db);
  return rows;
}

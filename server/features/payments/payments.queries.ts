import { sql, type SqlBool } from "kysely";
import type { PaymentItem } from "#api/payment-shapes.ts";
import type { PaymentFilter } from "#api/payments.ts";
import type { PaymentState } from "#domain/payments/payment.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { sortedBy } from "#server/db/sorting.ts";
import { rowsIn, type Page } from "#server/db/page.ts";

/** Which payments a list shows: those of bodies, in an order. */
export type PaymentsAsked = PaymentFilter & { organizationIds: readonly string[] };

/** How many payments pass the filter. */
export async function paymentCount(db: Reader, asked: PaymentsAsked): Promise<number> {
  const { total } = await matching(db, asked)
    .select((of) => of.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A page of the list of payments that pass the filter. */
export async function paymentItems(
  db: Reader,
  asked: PaymentsAsked,
  page: Page,
): Promise<PaymentItem[]> {
  const columns = {
    number: "p.number",
    month: "p.month",
    state: "p.state",
    total: "p.total",
    lines: "p.line_count",
    createdAt: "p.created_at",
  };
  const rows = await rowsIn(sortedBy(selected(db, asked), asked.sort, columns, "p.id"), page);
  return rows.map(itemOf);
}

/** One payment of a body, as the list shows it; undefined for a foreign or unknown one. */
export async function paymentOf(
  db: Reader,
  organizationId: string,
  id: string,
): Promise<PaymentItem | undefined> {
  const row = await selected(db, { organizationIds: [organizationId] })
    .where("p.id", "=", id)
    .executeTakeFirst();
  return row && itemOf(row);
}

type Asked = Pick<PaymentsAsked, "organizationIds" | "search" | "state" | "month">;

function selected(db: Reader, asked: Asked) {
  return matching(db, asked)
    .innerJoin("app_user as u", "u.id", "p.created_by")
    .select(["p.organization_id", "o.description", "p.id", "p.number", "p.month", "p.state"])
    .select(["p.total", "p.line_count", "p.created_at", "p.execution_date", "p.version"])
    .select("u.nick_name")
    .select(submission.as("submission"))
    .select([linesIn("paid").as("paid"), linesIn("rejected").as("rejected")])
    .select(
      sql<number>`(select count(*)::int from payment_exclusion x
        where x.organization_id = p.organization_id and x.payment_id = p.id)`.as("exclusions"),
    );
}

const submission = sql<PaymentItem["submission"]>`(select
    json_build_object('submittedOn', t.submitted_on, 'reference', t.reference) from payment_act t
    where t.organization_id = p.organization_id and t.payment_id = p.id and t.act = 'submit')`;

function linesIn(state: "paid" | "rejected") {
  return sql<number>`(select count(*)::int from payment_line l
    where l.organization_id = p.organization_id and l.payment_id = p.id and l.state = ${state})`;
}

function matching(db: Reader, { organizationIds, search, state, month }: Asked) {
  return db
    .selectFrom("payment as p")
    .innerJoin("organization as o", "o.id", "p.organization_id")
    .where(sql<SqlBool>`p.organization_id = any (${organizationIds}::uuid[])`)
    .$if(state !== undefined, (query) => query.where("p.state", "=", state ?? ""))
    .$if(month !== undefined, (query) => query.where("p.month", "=", month ?? ""))
    .$if(Boolean(search), (query) =>
      query.where(matchesWords(sql`greek_key(p.number || ' ' || o.description)`, search ?? "")),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof selected>["executeTakeFirstOrThrow"]>>;

function itemOf(row: Row): PaymentItem {
  return {
    organizationId: row.organization_id,
    organizationTitle: row.description,
    id: row.id,
    number: row.number,
    month: row.month,
    // Guarantee: the column `state` is under a check constraint that names the same words.
    state: row.state as PaymentState,
    total: row.total,
    lines: row.line_count,
    paidLines: row.paid,
    rejectedLines: row.rejected,
    exclusions: row.exclusions,
    createdAt: row.created_at.toISOString(),
    createdBy: row.nick_name,
    executionDate: row.execution_date,
    submission: row.submission,
    version: row.version,
  };
}

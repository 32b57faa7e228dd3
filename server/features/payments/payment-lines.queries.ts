import { sql, type SqlBool } from "kysely";
import type { ItemOut, LineOut } from "#api/payment-shapes.ts";
import type { LineFilter } from "#api/payments.ts";
import { centsToDecimal } from "#domain/money.ts";
import type { LineState } from "#domain/payments/payment.ts";
import type { PayStep } from "#domain/payments/types.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { sortedBy } from "#server/db/sorting.ts";
import { rowsIn, type Page } from "#server/db/page.ts";
import { Fault } from "#server/kernel/fault.ts";

/** Throws `not-found` unless the payment is of the body. */
export async function requirePayment(
  db: Reader,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<{ number: string }> {
  const found = await db
    .selectFrom("payment")
    .select("number")
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) throw new Fault("not-found");
  return found;
}

/** How many lines of a payment pass the filter. */
export async function lineCount(db: Reader, filter: LineFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select((of) => of.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A page of a payment's lines that pass the filter, each with what it pays for and how that came about. */
export async function paymentLines(db: Reader, filter: LineFilter, page: Page): Promise<LineOut[]> {
  const rows = matching(db, filter)
    .select(["l.id", "l.employee_id", "l.name", "l.iban", "l.amount", "l.state"])
    .select(["l.bank_code", "l.bank_text", "l.answered_at"])
    .select(
      sql<LineOut["reissuedIn"]>`(select json_build_object('id', p.id, 'number', p.number)
        from payment_line n join payment p on p.organization_id = n.organization_id and p.id = n.payment_id
        where n.organization_id = l.organization_id and n.id = l.reissued_by)`.as("reissuedIn"),
    );
  const columns = { name: "l.search_key", amount: "l.amount", state: "l.state" };
  const found = await rowsIn(sortedBy(rows, filter.sort, columns, "l.id"), page);
  const items = await itemsOf(
    db,
    filter.organizationId,
    found.map(({ id }) => id),
  );
  return found.map((row) => ({
    id: row.id,
    employeeId: row.employee_id,
    name: row.name,
    iban: row.iban,
    amount: row.amount,
    // Guarantee: the column `state` is under a check constraint that names the same words.
    state: row.state as LineState,
    bankCode: row.bank_code,
    bankText: row.bank_text,
    answeredAt: row.answered_at?.toISOString() ?? null,
    reissuedIn: row.reissuedIn,
    items: items.get(row.id) ?? [],
  }));
}

type ItemRow = Omit<ItemOut, "steps"> & { lineId: string; steps: PayStep[] };

async function itemsOf(
  db: Reader,
  organizationId: string,
  lineIds: readonly string[],
): Promise<Map<string, ItemOut[]>> {
  const { rows } = await sql<ItemRow>`
    select i.line_id as "lineId", i.id, i.contract_id as "contractId", c.number as "contractNumber", i.month, i.seq,
      i.amount, i.worth, i.steps, coalesce((
        select json_agg(json_build_object('id', e.id::text, 'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'act', e.act, 'date', e.date, 'actor', coalesce(u.nick_name, h.recipient_name, ''), 'reason', e.reason) order by e.id)
        from payment_item_cause k
        join ledger_entry e on e.organization_id = k.organization_id and e.id = k.ledger_id
        left join app_user u on u.id = e.actor_id
        left join link h on h.organization_id = e.organization_id and h.id = e.actor_id
        where k.organization_id = i.organization_id and k.item_id = i.id), '[]') as causes
    from payment_item i
    join contract c on c.organization_id = i.organization_id and c.id = i.contract_id
    where i.organization_id = ${organizationId} and i.line_id = any (${lineIds}::uuid[])
    order by i.month, c.number, i.seq
  `.execute(db);
  const items = rows.map(({ lineId, steps, ...item }) => ({
    lineId,
    item: { ...item, steps: steps.map(stepOf) },
  }));
  const byLine = Map.groupBy(items, ({ lineId }) => lineId);
  return new Map([...byLine].map(([lineId, found]) => [lineId, found.map(({ item }) => item)]));
}

function stepOf({ rateCents, cents, ...step }: PayStep): ItemOut["steps"][number] {
  return { ...step, rate: centsToDecimal(rateCents), amount: centsToDecimal(cents) };
}

function matching(db: Reader, filter: LineFilter) {
  const { organizationId, id, search, state, differences } = filter;
  return db
    .selectFrom("payment_line as l")
    .where("l.organization_id", "=", organizationId)
    .where("l.payment_id", "=", id)
    .$if(state !== undefined, (query) => query.where("l.state", "=", state ?? ""))
    .$if(differences === true, (query) =>
      query.where(
        sql<SqlBool>`exists (select from payment_item i
          where i.organization_id = l.organization_id and i.line_id = l.id and i.seq > 0)`,
      ),
    )
    .$if(Boolean(search), (query) =>
      query.where(matchesWords(sql`(l.search_key || ' ' || l.iban)`, search ?? "")),
    );
}

import { type RawBuilder, sql } from "kysely";

/**
 * The first day on which something of a contract's month was paid, by its living items: the day of execution, or of the
 * bank's answer if that was earlier. Null if nothing was paid.
 */
export function paidFrom(
  organizationId: RawBuilder<unknown>,
  { contractId, month }: Record<"contractId" | "month", RawBuilder<unknown>>,
) {
  return sql<string | null>`(
    select min(least(p.execution_date, (l.answered_at at time zone 'Europe/Athens')::date))::text
    from payment_item i
    join payment_line l on l.organization_id = i.organization_id and l.id = i.line_id and l.state = 'paid'
    join payment p on p.organization_id = i.organization_id and p.id = i.payment_id
    where i.organization_id = ${organizationId} and i.contract_id = ${contractId} and i.month = ${month}
      and i.live and i.amount > 0)`;
}

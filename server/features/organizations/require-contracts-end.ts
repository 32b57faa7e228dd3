import { sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { bodyEndTexts as t } from "#texts/body-end.ts";
import { dayText } from "#texts/moment.ts";

/** Throws `invalid` on `endsOn` if contracts of the body run, or ran, past the day; the sentence names the first of them. */
export async function requireContractsEnd(
  tx: Writer,
  organizationId: string,
  endsOn: Day,
): Promise<void> {
  const { rows } = await sql<{ number: string; name: string; count: number }>`
    select c.number, e.last_name || ' ' || e.first_name as name, count(*) over ()::int as count
    from contract c join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    where c.organization_id = ${organizationId} and case
      when c.state in ('draft', 'submitted', 'active', 'suspended') then coalesce(c.end_date, 'infinity') > ${endsOn}::date
      when c.state in ('ended', 'terminated') then exists (
        select from contract_term t where t.organization_id = c.organization_id and t.contract_id = c.id
          and least(t.valid_to, c.end_date) > ${endsOn}::date)
      else false end
    order by e.search_key, c.number limit 1`.execute(tx);
  const [first] = rows;
  if (first)
    throw fieldFault(
      "endsOn",
      t.contractsGoOn(dayText(endsOn), first.count, first.number, first.name),
    );
}

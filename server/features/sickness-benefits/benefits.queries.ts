import { sql } from "kysely";
import type { SicknessBenefit } from "#api/sickness-benefits.ts";
import type { AsStored } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";

type BenefitRow = AsStored<SicknessBenefit, "at"> & { contractId: string };

/** The contracts' benefits in force, latest first: for the same days the last one set counts, unless it withdrew the benefit. */
export async function benefitsOf(
  db: Reader,
  organizationId: string,
  contractIds: readonly string[],
): Promise<BenefitRow[]> {
  const { rows } = await sql<BenefitRow>`
    select * from (
      select distinct on (b.contract_id, b.from_day, b.to_day)
        b.id, b.contract_id as "contractId", b.from_day as "from", b.to_day as "to", b.amount::text as amount, b.note, b.at,
        u.nick_name as by
      from sickness_benefit b join app_user u on u.id = b.by_user
      where b.organization_id = ${organizationId} and b.contract_id = any (${contractIds}::uuid[])
      order by b.contract_id, b.from_day, b.to_day, b.at desc, b.id desc
    ) last
    where amount is not null
    order by "from" desc, id
  `.execute(db);
  return rows;
}

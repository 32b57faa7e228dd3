import { sql } from "kysely";
import { monthOf, type Day, type Month } from "#domain/calendar/day.ts";
import { closedStates, isClosedMonth } from "#domain/attendance/closed-month.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Entry } from "#server/kernel/write.ts";
import { lockMonthsOf, moveMonths } from "./move-months.ts";

/** Days of contracts that are about to change. */
export type TouchedDays = { contractIds: readonly string[]; days: readonly Day[] };

/** A closed month that would go back to draft. Without `signedAt`, it is submitted but not signed. */
type TouchedMonth = {
  contractId: string;
  month: Month;
  structureId: string;
  structureTitle: string;
  lastName: string;
  firstName: string;
  state: (typeof closedStates)[number];
  signedAt: Date | null;
  signedBy: string | null;
};

/**
 * The months that a change of these days would reopen, with the signature that would become void: to be shown before
 * the change is made. Empty if none of the months is closed.
 */
export async function signaturesTouchedBy(
  db: Reader,
  { organizationId, contractIds, days }: TouchedDays & { organizationId: string },
): Promise<TouchedMonth[]> {
  const { rows } = await sql<TouchedMonth>`
    select m.contract_id as "contractId", m.month, m.structure_id as "structureId", s.title as "structureTitle",
      e.last_name as "lastName", e.first_name as "firstName", m.state,
      g.signed_at as "signedAt", u.nick_name as "signedBy"
    from monthly_contract m
    join structure s on s.organization_id = m.organization_id and s.id = m.structure_id
    join contract c on c.organization_id = m.organization_id and c.id = m.contract_id
    join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    left join lateral (
      select signed_at, signed_by from month_signature g
      where g.organization_id = m.organization_id and g.structure_id = m.structure_id and g.month = m.month
        and m.state not in ('submitted', 'awaiting')
        and (g.countersigns = m.contract_id or g.countersigns is null and m.contract_id <> all (g.left_out))
      order by g.signed_at desc, g.id desc limit 1) g on true
    left join app_user u on u.id = g.signed_by
    where m.organization_id = ${organizationId} and m.contract_id = any (${contractIds}::uuid[])
      and m.month = any (${monthsOf(days)}) and m.state = any (${closedStates})
    order by m.month, e.search_key, m.contract_id
  `.execute(db);
  return rows;
}

/**
 * Moves the closed ones among the contracts' months back to draft, each with its act, which voids the signatures over
 * them. The sheets stay locked. Returns the ledger entries; the caller writes them with its own.
 */
export async function reopen(
  tx: Writer,
  ctx: BodyContext,
  { contractIds, month, reason }: { contractIds: readonly string[]; month: Month; reason: string },
): Promise<Entry[]> {
  const { organizationId } = ctx;
  const locked = await lockMonthsOf(tx, { organizationId, month, contractIds });
  const touched = locked.filter(({ state }) => isClosedMonth(state));
  return moveMonths(tx, ctx, touched, { month, state: "draft", reason });
}

function monthsOf(days: readonly Day[]): Month[] {
  return [...new Set(days.map(monthOf))].toSorted();
}

import { sql } from "kysely";
import type { DayLinkOut } from "#api/links.ts";

/**
 * Whether the recipient of link `l` is still the right one: the employee of a month; the person in charge of a structure
 * that is not closed on the day, by name if no address is known.
 */
export const isOfRecipient = sql<boolean>`exists (
  select from structure s
  left join contract c on c.organization_id = l.organization_id and c.id = l.contract_id
  left join employee e on e.organization_id = l.organization_id and e.id = c.employee_id
  where s.organization_id = l.organization_id and s.id = l.structure_id
    and l.recipient = case l.kind when 'month' then e.email else s.person_in_charge_email end
    and (l.recipient <> '' or l.recipient_name = s.person_in_charge)
    and (l.kind = 'month' or s.closed_on is null or s.closed_on >= l.date))`;

const isDone = (act: "used" | "revoked") => sql<boolean>`exists (
  select from link_act a
  where a.organization_id = l.organization_id and a.link_id = l.id and a.act = ${sql.lit(act)})`;

/** The state of link `l` at `now`. */
export function linkState(now: Date) {
  return sql<DayLinkOut["state"]>`case
    when ${isDone("used")} then 'used'
    when ${isDone("revoked")} then 'revoked'
    when l.expires_at <= ${now} then 'expired'
    when ${isOfRecipient} then 'open'
    else 'foreign' end`;
}

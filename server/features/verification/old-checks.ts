import { type RawBuilder, sql } from "kysely";
import { firstDay, lastDay, type Day } from "#domain/calendar/day.ts";
import { paramsOfChecks } from "#domain/parameters/global-params.ts";
import type { MonthsQuery } from "./months.queries.ts";

/** What the rules read about the person of a contract; the entries contain the contract's id. */
const ofPerson = ["attendance-record", "contract", "leave-balance", "leave-document"];
/** What they read about the body. */
const ofBody = [
  "closure",
  "holiday",
  "organization",
  "overtime-decision",
  "parameter",
  "schedule",
  "structure",
];
/** What they read about punches, if one of those rules counts for the board. */
const ofPunches = ["device-entry", "employee", "punch-file"];
/** What they read about the installation, besides some of its parameters. */
const ofAll = ["absence-reason", "holiday"];

/**
 * Rows `contract_id, is_old` for each check of an open month. A check is outdated once anything that the rules read has
 * changed since (of the person, the body or the installation), or once the due date of a document has passed (R18).
 * Needs the rows `months` and `record`. In doubt a check counts as outdated: it is then made again at once.
 */
export function oldChecksSql(
  query: MonthsQuery & { today: Day; documentDueDays: number; countsPunches: boolean },
): RawBuilder<unknown> {
  const { organizationId, month, today } = query;
  const ofAllThere = query.countsPunches ? [...ofBody, ...ofPunches] : ofBody;
  const [first, last] = [firstDay(month), lastDay(month)];
  return sql`
    open_check as (
      select k.* from month_check k join months m on m.contract_id = k.contract_id and m.is_open
      where k.organization_id = ${organizationId} and k.month = ${month}
    ),
    told as materialized (
      select e.id, e.subject_kind, e.contract_id
      from ledger_entry e
      where e.organization_id = ${organizationId} and e.id > (select min(ledger_upto) from open_check)
        and e.subject_kind = any (${[...ofPerson, ...ofAllThere]}) and (e.date is null or e.date <= ${last}::date)
    ),
    told_of_person as (
      select c.id as contract_id, max(t.id) as id
      from told t
      join contract n on n.organization_id = ${organizationId} and n.id = t.contract_id
      join contract c on c.organization_id = ${organizationId} and c.employee_id = n.employee_id
      where t.subject_kind = any (${ofPerson})
      group by 1
    ),
    asking as (
      select code, document_due_days from absence_reasons_on(${first}::date) where requires_document
      union select code, document_due_days from absence_reasons_on(${last}::date) where requires_document
    ),
    due as (
      select r.contract_id, max(d.on) as on
      from record r
      join asking g on g.code = r.reason
      cross join lateral (select r.date + coalesce(g.document_due_days, ${query.documentDueDays}::int) as on) d
      where r.date >= ${first}::date and d.on < ${today}::date
      group by 1
    ),
    old_check as (
      select k.contract_id, coalesce(
        k.ledger_upto < p.id
        or k.ledger_upto < (select max(id) from told where subject_kind = any (${ofAllThere}))
        or k.audit_upto < (select max(id) from audit_entry where subject_kind = any (${ofAll}))
        or k.audit_upto < (
          select max(id) from audit_entry where subject_kind = 'parameter' and subject_id = any (${paramsOfChecks}))
        or (k.checked_at at time zone 'Europe/Athens')::date <= u.on, false) as is_old
      from open_check k
      left join told_of_person p on p.contract_id = k.contract_id
      left join due u on u.contract_id = k.contract_id
    )`;
}

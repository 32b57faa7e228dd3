import { type RawBuilder, sql } from "kysely";
import { signedStates } from "#domain/attendance/monthly.ts";
import { employmentTypes } from "#domain/contracts/employment-type.ts";

/** Kinds of the ledger entries about a day or month of a contract that change what a month is worth. */
export const kindsOfMonths = sql`('attendance-record', 'sickness-benefit')`;

/** The entries about a recovery's withdrawal, as rows `contract_id, month, id, at`. */
export function withdrawalEntries(organizationId: string) {
  return sql`(
    select r.contract_id, r.month, e.id, e.at
    from payment_recovery_withdrawal w
    join payment_recovery r on r.organization_id = w.organization_id and r.id = w.id
    join ledger_entry e on e.organization_id = w.organization_id and e.subject_kind = 'payment-recovery'
      and e.subject_id = w.id::text and e.act = 'payment.withdrawRecovery'
    where w.organization_id = ${organizationId})`;
}

/** For a row `r` of recoveries: it was not withdrawn. */
export const recoveryInForce = sql`not exists (
  select from payment_recovery_withdrawal w where w.organization_id = r.organization_id and w.id = r.id)`;

/** For a type of employment `column`: it is under private law. */
export function isPrivateLaw(column: RawBuilder<unknown>) {
  const ids = employmentTypes.flatMap(({ id, work }) => (work === "private" ? [id] : []));
  return sql`${column} = any (${ids})`;
}

/** Codes of the absences that are counted in calendar days and not paid in full, now or formerly. */
export const codesByCalendar = sql`array(
  select code from absence_reason where day_basis <> 'working' and paid <> 'full'
  union select code from absence_reason_change where day_basis <> 'working' and paid <> 'full')`;

type Month = Record<"contractId" | "month" | "after", RawBuilder<unknown>>;

/**
 * The entries after a given one that change what a contract's month is worth, as rows `id, at`: those about the month
 * or the contract, about days outside the month into which an unpaid absence continues, and about earlier days of the
 * year with illness. An entry that counts in two ways appears twice.
 */
export function entriesOfMonth(organizationId: string, of: Month) {
  const { contractId, month, after } = of;
  return sql`(
    select id, at from ledger_entry
    where organization_id = ${organizationId} and month = ${month} and id > ${after}
      and contract_id = ${contractId} and subject_kind in ${kindsOfMonths}
    union all
    select id, at from ledger_entry
    where organization_id = ${organizationId} and subject_kind = 'contract' and subject_id = ${contractId}::text
      and id > ${after}
    union all
    select id, at from ${withdrawalEntries(organizationId)} w
    where contract_id = ${contractId} and month = ${month} and id > ${after}
    union all
    select id, at from ${entriesBeyondEdges(organizationId, of)} b
    union all
    select id, at from ${entriesOfIllness(organizationId, of)} s)`;
}

const daysOff = sql`('weekend', 'rest', 'holiday', 'closure', 'outside')`;
const onDuty = sql`label not in ${daysOff}`;

/**
 * The entries after a given one about days outside a contract's month, up to the next day on duty, as rows `id, at`;
 * only if the day on duty nearest to that edge is one of an absence in calendar days that is not paid in full.
 */
export function entriesBeyondEdges(organizationId: string, { contractId, month, after }: Month) {
  const days = sql`r.organization_id = ${organizationId} and r.contract_id = ${contractId}`;
  return sql`(
    select e.id, e.at
    from (select (${month} || '-01')::date as first_day, ((${month} || '-01')::date + interval '1 month - 1 day')::date as last_day) m
    cross join lateral (values (first_day, -1, first_day - 31, first_day - 1), (last_day, 1, last_day + 1, last_day + 31))
      edge(day, step, low, high)
    cross join lateral (
      select case when edge.step < 0 then min(r.date) else max(r.date) end as date from attendance_record r
      where ${days} and r.date between first_day and last_day and ${onDuty}) within_month
    join attendance_record r on ${days} and r.date = within_month.date
    cross join lateral (
      select coalesce(min(abs(r.date - edge.day)), 31) as days from attendance_record r
      where ${days} and r.date between low and high and ${onDuty}) beyond
    cross join generate_series(1, beyond.days) n
    cross join lateral ${entriesOfDay(organizationId, sql`${contractId} || '/' || (edge.day + step * n)`, after)} e
    where r.date <> edge.day and r.reason = any (${codesByCalendar}))`;
}

/**
 * The entries after a given one that made an earlier day of the year a day of illness, on or off duty, or no longer
 * one, as rows `id, at`; only if the same person is ill in the month under private law.
 */
function entriesOfIllness(organizationId: string, { contractId, month, after }: Month) {
  return sql`(
    select e.id, e.at
    from contract c
    join contract k on k.organization_id = c.organization_id and k.employee_id = c.employee_id
      and ${isPrivateLaw(sql`k.employment_type`)}
    cross join (select (${month} || '-01')::date as first_day) m
    cross join generate_series(1, 366) n
    cross join lateral ${entriesOfDay(organizationId, sql`k.id || '/' || (first_day - n)`, after)} e
    where c.organization_id = ${organizationId} and c.id = ${contractId} and exists (
        select from attendance_record r
        where r.organization_id = c.organization_id and r.contract_id = c.id and r.label = 'sick'
          and r.date >= first_day and r.date < first_day + interval '1 month')
      and ('sick' in (e.before->>'label', e.after->>'label')
        or (e.before->>'label' in ${daysOff}) <> (e.after->>'label' in ${daysOff})))`;
}

/**
 * The signed months whose worth a change of records may change although it is not of their days, as rows
 * `contract_id, month, id`, for rows `contract_id, date, month, id` of entries: the reverse of the two above, whatever the
 * reasons of absence, since not everyone to whom the months are named may see those. What months and days are compared with is
 * computed before (`offset 0`): row-level security lets no other comparison use an index.
 */
export function monthsReached(organizationId: string, records: RawBuilder<unknown>) {
  const isSigned = sql`m.state = any (${signedStates})`;
  return sql`(
    select gap.contract_id, gap.month, gap.id
    from (
      select contract_id, date, month, id, to_char(date - 31, 'YYYY-MM') as first_month, to_char(date + 31, 'YYYY-MM') as last_month
      from ${records} r offset 0) e
    join monthly_contract m on m.organization_id = ${organizationId} and m.contract_id = e.contract_id
      and m.month >= e.first_month and m.month <= e.last_month and m.month <> e.month and ${isSigned}
    cross join lateral (
      select m.contract_id, m.month, e.id, least(e.date, (first_day + interval '1 month - 1 day')::date) as from_day,
        greatest(e.date, first_day) as to_day
      from (select (m.month || '-01')::date as first_day) d offset 0) gap
    where not exists (
      select from attendance_record r
      where r.organization_id = ${organizationId} and r.contract_id = gap.contract_id and r.date > gap.from_day and r.date < gap.to_day
        and ${onDuty})
    union all
    select e.contract_id, m.month, e.id
    from (
      select c.id as contract_id, r.month, to_char(r.date + interval '1 year', 'YYYY-MM') as last_month, r.id
      from ${records} r
      join contract k on k.organization_id = ${organizationId} and k.id = r.contract_id and ${isPrivateLaw(sql`k.employment_type`)}
      join contract c on c.organization_id = k.organization_id and c.employee_id = k.employee_id offset 0) e
    join monthly_contract m on m.organization_id = ${organizationId} and m.contract_id = e.contract_id
      and m.month > e.month and m.month <= e.last_month and ${isSigned})`;
}

/** The entries after a given one about a record. Each day is an index lookup: `offset 0` keeps the planner from joining it differently. */
function entriesOfDay(
  organizationId: string,
  record: RawBuilder<unknown>,
  after: RawBuilder<unknown>,
) {
  return sql`(
    select id, at, before, after from ledger_entry
    where organization_id = ${organizationId} and subject_kind = 'attendance-record' and subject_id = ${record}
      and id > ${after} offset 0)`;
}

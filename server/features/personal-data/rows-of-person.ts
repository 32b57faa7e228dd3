import { type RawBuilder, sql } from "kysely";
import type { Person, RowsOf } from "./decision.ts";

/** Where `t` belongs to the employee. */
export const byEmployee: RowsOf = ({ organizationId, employeeId }) =>
  sql`t.organization_id = ${organizationId} and t.employee_id = ${employeeId}`;

/** Where `t` belongs to one of the employee's contracts. */
export const byContract: RowsOf = (person) =>
  whereOneOf("t.contract_id", contractsOf(person), person);

/** Where `t` belongs to a row of `parent` that is the person's. */
export function byParent(column: string, parent: string, rows: RowsOf): RowsOf {
  return (person) =>
    whereOneOf(
      `t.${column}`,
      sql`select t.id from ${sql.table(parent)} t where ${rows(person)}`,
      person,
    );
}

/** Where `t` is the file that the person attached to a disputed day. */
export const evidenceOf: RowsOf = byParent("dispute_id", "day_dispute", byContract);

/** Where `t` is the file that the person attached to a leave request. */
export const paperOf: RowsOf = byParent("request_id", "leave_request", byContract);

/** Where `t` is a link to a month of the person, or one that was sent to the person's address. */
export const byLink: RowsOf = (person) => sql`t.organization_id = ${person.organizationId} and (
  t.contract_id in (${contractsOf(person)}) or lower(t.recipient) = ${addressOf(person)})`;

/** Where `t` is a mail with such a link, or one to the person's address. */
export const byMail: RowsOf = (person) => sql`t.organization_id = ${person.organizationId} and (
  t.id in (select t.mail_id from link t where ${byLink(person)}) or lower(t.recipient) = ${addressOf(person)})`;

/** Where `t` is a device entry of the person, or an answer to one. */
export const byDeviceEntry: RowsOf = (person) => sql`(t.organization_id, t.device_id, t.number) in (
  select t.organization_id, t.device_id, t.number from device_entry t where ${byEmployee(person)})`;

/** Where `t` belongs to an item of the person's payments. */
export const byPaymentItem: RowsOf = byParent("item_id", "payment_item", byContract);

/** Where `t` is an account under the person's tax number. */
export const byAccount =
  (column: string): RowsOf =>
  (person) =>
    sql`t.${sql.ref(column)} in (${accountsOf(person)})`;

/** Where `t` is a call that such an account made in the body. */
export const byCallInBody: RowsOf = (person) =>
  sql`t.user_id in (${accountsOf(person)}) and t.organization = ${person.organizationId}`;

/** Where `t` is an entry of the ledger about the person or something that belongs to the person. */
export const byLedgerSubject: RowsOf = (person) => {
  const { organizationId, employeeId } = person;
  const idsIn = (table: string, rows: RowsOf) =>
    sql`select t.id::text from ${sql.table(table)} t where ${rows(person)}`;
  return sql`t.organization_id = ${organizationId} and (
    t.subject_kind = 'employee' and t.subject_id = ${employeeId}
    or t.subject_kind in ('attendance-record', 'contract', 'monthly-contract', 'finding-note', 'leave-balance',
      'sickness-benefit') and t.contract_id in (${contractsOf(person)})
    or t.subject_kind = 'document' and t.subject_id in (${idsIn("document", byContract)})
    or t.subject_kind = 'unlock-request' and t.subject_id in (${idsIn("unlock_request", byContract)})
    or t.subject_kind = 'payment-recovery' and t.subject_id in (${idsIn("payment_recovery", byContract)})
    or t.subject_kind = 'link' and t.subject_id in (${idsIn("link", byLink)})
    or t.subject_kind = 'legal-hold' and t.subject_id in (${idsIn("legal_hold", byEmployee)})
    or t.subject_kind = 'structure' and ${addressOf(person)} in (
      lower(t.before ->> 'personInChargeEmail'), lower(t.after ->> 'personInChargeEmail'))
    or t.subject_kind = 'device-entry' and t.subject_id in (
      select t.device_id || '/' || t.number from device_entry t where ${byEmployee(person)}))`;
};

function contractsOf(person: Person): RawBuilder<unknown> {
  return sql`select t.id from contract t where ${byEmployee(person)}`;
}

function accountsOf({ organizationId, employeeId }: Person): RawBuilder<unknown> {
  return sql`select u.id from app_user u
    join employee e on e.afm = u.afm and u.deleted_at is null
    where e.organization_id = ${organizationId} and e.id = ${employeeId}`;
}

/** The person's email address in lower case; null if there is none. */
function addressOf({ organizationId, employeeId }: Person): RawBuilder<unknown> {
  return sql`(select lower(nullif(e.email, '')) from employee e
    where e.organization_id = ${organizationId} and e.id = ${employeeId})`;
}

function whereOneOf(column: string, ids: RawBuilder<unknown>, { organizationId }: Person) {
  return sql`t.organization_id = ${organizationId} and ${sql.ref(column)} in (${ids})`;
}

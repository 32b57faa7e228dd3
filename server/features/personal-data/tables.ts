import { type RawBuilder, sql } from "kysely";
import type { EmployeeFields } from "#api/employees.ts";
import { pseudonymOf } from "#domain/personal-data/retention.ts";
import { inColumns } from "#server/db/columns.ts";
import { noFields } from "#server/features/employees/public.ts";
import { personalDataTexts } from "#texts/personal-data.ts";
import type { Decision, RowsOf, Table } from "./decision.ts";
import {
  byAccount,
  byCallInBody,
  byContract,
  byDeviceEntry,
  byEmployee,
  byLedgerSubject,
  byLink,
  byMail,
  byParent,
  byPaymentItem,
  evidenceOf,
  paperOf,
} from "./rows-of-person.ts";
import { tablesWithoutPerson } from "./tables-without-person.ts";

type OfPerson = Extract<Decision, { holds: "person" }>;

const ofPerson = (
  rows: RowsOf,
  fate: OfPerson["fate"],
  columns: Pick<OfPerson, "hidden" | "keeps"> = {},
): OfPerson => ({ holds: "person", rows, fate, ...columns });

const kept = { act: "kept" } as const;
const deleted = { act: "deleted" } as const;
const ended = { act: "ended" } as const;
const emptying = (set: (number: number) => RawBuilder<unknown>) =>
  ({ act: "emptied", set }) as const;
/** Marks a non-empty text as erased. */
const emptied = (column: string) =>
  emptying(
    () => sql`${sql.ref(column)} = case when ${sql.ref(column)} = '' then '' else '***' end`,
  );

/**
 * What is decided for every table, in the order in which an erasure processes them. A new table does not compile until
 * its line is here: whose rows it holds, what a copy of one person's data shows of it, what an erasure does to it.
 */
export const decisions = {
  // First, while the rows that link a subject to the person still exist.
  ledger_entry: ofPerson(
    byLedgerSubject,
    { act: "sealed" },
    { hidden: ["salt", "digests", "state"] },
  ),
  contract: ofPerson(byEmployee, kept, { keeps: ["number", "specialty"] }),
  contract_act: ofPerson(byContract, emptied("reason"), { keeps: ["state"] }),
  contract_term: ofPerson(byContract, kept),
  leave_document_withdrawal: ofPerson(byParent("id", "leave_document", byContract), kept),
  leave_document: ofPerson(byContract, kept),
  leave_correction: ofPerson(byContract, emptied("note")),
  sickness_benefit: ofPerson(byContract, emptied("note")),
  overtime_decision_person: ofPerson(byEmployee, kept),
  collective_act_person: ofPerson(byEmployee, kept),
  collective_act_record: ofPerson(byContract, kept),
  attendance_record: ofPerson(byContract, emptied("note"), {
    hidden: ["cell"],
    keeps: ["cell", "label"],
  }),
  punch: ofPerson(
    byEmployee,
    emptying(() => sql`card_number = id::text, raw_line = ''`),
  ),
  device_entry_answer: ofPerson(byDeviceEntry, emptied("reason")),
  device_entry: ofPerson(byEmployee, emptied("card_number")),
  badge_end: ofPerson(byParent("badge_id", "badge", byEmployee), kept, { keeps: ["reason"] }),
  badge: ofPerson(byEmployee, kept, { hidden: ["digest"] }),
  employee_pin: ofPerson(byEmployee, kept, { hidden: ["mark"] }),
  monthly_contract: ofPerson(byContract, kept),
  monthly_contract_act: ofPerson(byContract, emptied("reason"), { keeps: ["state"] }),
  work_card_attempt: ofPerson(byParent("card_id", "work_card", byContract), emptied("answer"), {
    keeps: ["late_reason", "protocol", "submitted"],
  }),
  work_card_request: ofPerson(byParent("card_id", "work_card", byContract), kept, {
    keeps: ["late_reason"],
  }),
  work_card: ofPerson(byContract, kept, { keeps: ["state"] }),
  month_check: ofPerson(byContract, kept),
  finding_note: ofPerson(byContract, emptied("note")),
  unlock_request_act: ofPerson(
    byParent("request_id", "unlock_request", byContract),
    emptied("reason"),
    { keeps: ["state"] },
  ),
  unlock_request: ofPerson(byContract, emptied("explanation")),
  dispute_answer: ofPerson(byParent("dispute_id", "day_dispute", byContract), emptied("text")),
  dispute_file: ofPerson(evidenceOf, deleted),
  day_dispute: ofPerson(
    byContract,
    emptying(() => sql`text = '***', says = null`),
  ),
  leave_request_answer: ofPerson(
    byParent("request_id", "leave_request", byContract),
    emptied("text"),
  ),
  leave_request_waiting: {
    holds: "nobody",
    because: "that a request waits; what it asks is in leave_request",
  },
  leave_request_file: ofPerson(paperOf, deleted),
  leave_request: ofPerson(byContract, emptied("text")),
  month_confirmation: ofPerson(byContract, kept),
  payment_item_cause: ofPerson(byPaymentItem, kept),
  payment_item: ofPerson(byContract, kept),
  payment_exclusion: ofPerson(byContract, kept),
  payment_recovery_withdrawal: ofPerson(
    byParent("id", "payment_recovery", byContract),
    emptied("reason"),
  ),
  payment_recovery: ofPerson(byContract, kept, { keeps: ["reference"] }),
  payment_answer: {
    holds: "mention",
    rows: (person) => sql`t.organization_id = ${person.organizationId} and t.payment_id in (
      select t.payment_id from payment_line t where ${byEmployee(person)})
      and (t.report -> 'contradicted' <> '[]' or t.report -> 'otherAmounts' <> '[]')`,
    set: () => sql`report = report || '{"contradicted": [], "otherAmounts": []}'`,
  },
  payment_line: ofPerson(
    byEmployee,
    emptying(
      (number) => sql`name = ${personalDataTexts.erasedName(number)}, iban = '', bank_text = ''`,
    ),
    { keeps: ["bank_code"] },
  ),
  mail_attempt: ofPerson(byParent("mail_id", "mail", byMail), emptied("answer")),
  mail: ofPerson(
    byMail,
    emptying(
      () => sql`recipient = '***', subject = '***', body = '***', sealed_link = null,
        state = case when state = 'waiting' then 'late' else state end`,
    ),
    { hidden: ["sealed_link"], keeps: ["kind"] },
  ),
  link_act: ofPerson(byParent("link_id", "link", byLink), kept),
  link: ofPerson(
    byLink,
    emptying(
      () =>
        sql`token_hash = sha256(uuid_send(gen_random_uuid())), sealed_address = null, recipient = '***', recipient_name = '***'`,
    ),
    { hidden: ["token_hash", "sealed_address"] },
  ),
  document_act: ofPerson(byParent("document_id", "document", byContract), deleted),
  document: ofPerson(byContract, deleted),
  legal_hold_end: ofPerson(byParent("hold_id", "legal_hold", byEmployee), emptied("reason")),
  legal_hold: ofPerson(byEmployee, emptied("reason")),
  employee_erasure: ofPerson(byEmployee, kept, { keeps: ["reason"] }),
  credential_notice: ofPerson(byAccount("user_id"), ended, { hidden: ["session_hash"] }),
  session: ofPerson(byAccount("user_id"), ended, { hidden: ["token_hash", "binding_hash"] }),
  second_factor: ofPerson(byAccount("user_id"), ended, {
    hidden: ["sealed_secret", "public_key", "credential_id", "last_step"],
  }),
  user_organization: ofPerson(byAccount("user_id"), ended),
  login_log: ofPerson(byAccount("user_id"), ended),
  api_log: ofPerson(byCallInBody, ended),
  app_user: ofPerson(byAccount("id"), ended, {
    hidden: ["password_hash", "search_key", "one_time_until", "one_time_used_at"],
  }),
  month_print: {
    holds: "mention",
    rows: (person) => sql`t.organization_id = ${person.organizationId} and t.file is not null`,
    set: () => sql`file = null`,
  },
  structure: {
    holds: "mention",
    rows: ({ organizationId, employeeId }) => sql`t.organization_id = ${organizationId}
      and lower(t.person_in_charge_email) = (
        select lower(nullif(e.email, '')) from employee e where e.organization_id = ${organizationId} and e.id = ${employeeId})`,
    set: () => sql`person_in_charge = '', person_in_charge_email = ''`,
  },
  employee: ofPerson(
    ({ organizationId, employeeId }) =>
      sql`t.organization_id = ${organizationId} and t.id = ${employeeId}`,
    emptying(
      (number) =>
        sql`${assigned({
          ...noFields,
          afm: pseudonymOf(number),
          lastName: personalDataTexts.erasedLastName,
          firstName: String(number),
        })}, version = version + 1`,
    ),
    { hidden: ["search_key"] },
  ),
  ...tablesWithoutPerson,
} satisfies Record<Table, Decision>;

function assigned(fields: EmployeeFields): RawBuilder<unknown> {
  const columns = Object.entries(inColumns(fields));
  return sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
}

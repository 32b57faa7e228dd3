import { sql } from "kysely";
import { pseudonymOf } from "#domain/personal-data/retention.ts";
import { personalDataTexts } from "#texts/personal-data.ts";
import type { Decision, Table } from "./decision.ts";
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
import { tablesOfNobody } from "./tables-of-nobody.ts";

const kept = { act: "kept" } as const;
const ended = { act: "ended" } as const;
/** Leaves the mark of an erasure where something was written. */
const emptied = (column: string) => ({
  act: "emptied" as const,
  set: () => sql`${sql.ref(column)} = case when ${sql.ref(column)} = '' then '' else '***' end`,
});

/**
 * What is decided of every table, in the order in which an erasure goes through them. A new table does not compile until
 * its line stands here: whose rows it holds, what a copy of one person's data shows of it, what an erasure does to it.
 */
export const decisions = {
  // First, while what leads from a subject to the person still stands.
  ledger_entry: {
    holds: "person",
    rows: byLedgerSubject,
    hidden: ["salt", "digests", "state"],
    fate: { act: "sealed" },
  },
  contract: { holds: "person", rows: byEmployee, keeps: ["number", "specialty"], fate: kept },
  contract_act: { holds: "person", rows: byContract, keeps: ["state"], fate: emptied("reason") },
  contract_term: { holds: "person", rows: byContract, fate: kept },
  leave_document_withdrawal: {
    holds: "person",
    rows: byParent("id", "leave_document", byContract),
    fate: kept,
  },
  leave_document: { holds: "person", rows: byContract, fate: kept },
  leave_correction: { holds: "person", rows: byContract, fate: emptied("note") },
  sickness_benefit: { holds: "person", rows: byContract, fate: emptied("note") },
  attendance_record: {
    holds: "person",
    rows: byContract,
    hidden: ["cell"],
    keeps: ["cell", "label"],
    fate: emptied("note"),
  },
  punch: {
    holds: "person",
    rows: byEmployee,
    fate: { act: "emptied", set: () => sql`card_number = id::text, raw_line = ''` },
  },
  device_entry_answer: { holds: "person", rows: byDeviceEntry, fate: emptied("reason") },
  device_entry: { holds: "person", rows: byEmployee, fate: emptied("card_number") },
  badge_end: {
    holds: "person",
    rows: byParent("badge_id", "badge", byEmployee),
    keeps: ["reason"],
    fate: kept,
  },
  badge: { holds: "person", rows: byEmployee, hidden: ["digest"], fate: kept },
  employee_pin: { holds: "person", rows: byEmployee, hidden: ["mark"], fate: kept },
  monthly_contract: { holds: "person", rows: byContract, fate: kept },
  monthly_contract_act: {
    holds: "person",
    rows: byContract,
    keeps: ["state"],
    fate: emptied("reason"),
  },
  work_card_attempt: {
    holds: "person",
    rows: byParent("card_id", "work_card", byContract),
    keeps: ["late_reason", "protocol", "submitted"],
    fate: emptied("answer"),
  },
  work_card_request: {
    holds: "person",
    rows: byParent("card_id", "work_card", byContract),
    keeps: ["late_reason"],
    fate: kept,
  },
  work_card: { holds: "person", rows: byContract, keeps: ["state"], fate: kept },
  month_check: { holds: "person", rows: byContract, fate: kept },
  finding_note: { holds: "person", rows: byContract, fate: emptied("note") },
  unlock_request_act: {
    holds: "person",
    rows: byParent("request_id", "unlock_request", byContract),
    keeps: ["state"],
    fate: emptied("reason"),
  },
  unlock_request: { holds: "person", rows: byContract, fate: emptied("explanation") },
  dispute_answer: {
    holds: "person",
    rows: byParent("dispute_id", "day_dispute", byContract),
    fate: emptied("text"),
  },
  dispute_file: {
    holds: "person",
    rows: evidenceOf,
    fate: { act: "deleted" },
  },
  day_dispute: {
    holds: "person",
    rows: byContract,
    fate: { act: "emptied", set: () => sql`text = '***', says = null` },
  },
  leave_request_answer: {
    holds: "person",
    rows: byParent("request_id", "leave_request", byContract),
    fate: emptied("text"),
  },
  leave_request_waiting: {
    holds: "nobody",
    because: "that a request waits; what it asks is in leave_request",
  },
  leave_request_file: { holds: "person", rows: paperOf, fate: { act: "deleted" } },
  leave_request: {
    holds: "person",
    rows: byContract,
    fate: emptied("text"),
  },
  month_confirmation: { holds: "person", rows: byContract, fate: kept },
  payment_item_cause: { holds: "person", rows: byPaymentItem, fate: kept },
  payment_item: { holds: "person", rows: byContract, fate: kept },
  payment_exclusion: { holds: "person", rows: byContract, fate: kept },
  payment_answer: {
    holds: "mention",
    rows: (person) => sql`t.organization_id = ${person.organizationId} and t.payment_id in (
      select t.payment_id from payment_line t where ${byEmployee(person)})
      and t.report -> 'contradicted' <> '[]'`,
    set: () => sql`report = jsonb_set(report, '{contradicted}', '[]')`,
  },
  payment_line: {
    holds: "person",
    rows: byEmployee,
    keeps: ["bank_code"],
    fate: {
      act: "emptied",
      set: (number) =>
        sql`name = ${personalDataTexts.erasedName(number)}, iban = '', bank_text = ''`,
    },
  },
  mail_attempt: {
    holds: "person",
    rows: byParent("mail_id", "mail", byMail),
    fate: emptied("answer"),
  },
  mail: {
    holds: "person",
    rows: byMail,
    hidden: ["sealed_link"],
    keeps: ["kind"],
    fate: {
      act: "emptied",
      set: () => sql`recipient = '***', subject = '***', body = '***', sealed_link = null,
        state = case when state = 'waiting' then 'late' else state end`,
    },
  },
  link_act: { holds: "person", rows: byParent("link_id", "link", byLink), fate: kept },
  link: {
    holds: "person",
    rows: byLink,
    hidden: ["token_hash", "sealed_address"],
    fate: {
      act: "emptied",
      set: () =>
        sql`token_hash = sha256(uuid_send(gen_random_uuid())), sealed_address = null, recipient = '***', recipient_name = '***'`,
    },
  },
  document_act: {
    holds: "person",
    rows: byParent("document_id", "document", byContract),
    fate: { act: "deleted" },
  },
  document: { holds: "person", rows: byContract, fate: { act: "deleted" } },
  legal_hold_end: {
    holds: "person",
    rows: byParent("hold_id", "legal_hold", byEmployee),
    fate: emptied("reason"),
  },
  legal_hold: { holds: "person", rows: byEmployee, fate: emptied("reason") },
  employee_erasure: { holds: "person", rows: byEmployee, keeps: ["reason"], fate: kept },
  credential_notice: {
    holds: "person",
    rows: byAccount("user_id"),
    hidden: ["session_hash"],
    fate: ended,
  },
  session: {
    holds: "person",
    rows: byAccount("user_id"),
    hidden: ["token_hash", "binding_hash"],
    fate: ended,
  },
  second_factor: {
    holds: "person",
    rows: byAccount("user_id"),
    hidden: ["sealed_secret", "public_key", "credential_id", "last_step"],
    fate: ended,
  },
  user_organization: { holds: "person", rows: byAccount("user_id"), fate: ended },
  login_log: { holds: "person", rows: byAccount("user_id"), fate: ended },
  api_log: { holds: "person", rows: byCallInBody, fate: ended },
  app_user: {
    holds: "person",
    rows: byAccount("id"),
    hidden: ["password_hash", "search_key", "one_time_until", "one_time_used_at"],
    fate: ended,
  },
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
  employee: {
    holds: "person",
    rows: ({ organizationId, employeeId }) =>
      sql`t.organization_id = ${organizationId} and t.id = ${employeeId}`,
    hidden: ["search_key"],
    fate: {
      act: "emptied",
      set: (number) => sql`afm = ${pseudonymOf(number)}, amka = null,
        last_name = ${personalDataTexts.erasedLastName}, first_name = ${String(number)},
        father_name = '', birth_date = null, email = '', phone = '', iban = null, education = '', specialty = '',
        card_number = null, version = version + 1`,
    },
  },
  ...tablesOfNobody,
} satisfies Record<Table, Decision>;

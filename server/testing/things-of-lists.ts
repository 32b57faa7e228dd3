import { sql } from "kysely";

/** The body, structure and contract of the things, their name, and their number within the body. */
type Thing = {
  body: string;
  structure: string;
  contract: string;
  /** The payment that excludes the contract. */
  paymentId: string;
  name: string;
  by: string;
  index: number;
};

/** An unapproved payment, as a statement. */
export function paymentOf({ body, paymentId, by }: Pick<Thing, "body" | "paymentId" | "by">) {
  return sql`insert into payment (organization_id, id, number, month, state, created_by, created_at, total, line_count)
    values (${body}, ${paymentId}, '2026-01/1', '2026-01', 'draft', ${by}, '2026-03-17T10:00:00Z', 0, 0)`;
}

/** One thing for each of the bodies' lists, as statements. */
export function thingsOf({ body, structure, contract, paymentId, name, by, index }: Thing) {
  return [
    sql`insert into device (organization_id, id, structure_id, title, state)
      values (${body}, gen_random_uuid(), ${structure}, ${name}, 'invited')`,
    sql`insert into unlock_request (organization_id, id, structure_id, from_day, to_day, reason, explanation, state, asked_by, asked_at)
      select ${body}, gen_random_uuid(), ${structure}, '2026-03-02', '2026-03-03', min(code), ${name}, 'asked', ${by},
        '2026-03-17T20:30:00Z'::timestamptz + ${index}::int * interval '1 hour' from unlock_reason`,
    sql`insert into document (organization_id, id, kind, file_name, type, size_bytes, sha256, state, uploaded_by, uploaded_at)
      select ${body}, gen_random_uuid(), min(code), ${`${name}.pdf`}, 'pdf', 10, sha256('x'), 'uploaded', ${by}, '2026-03-17T10:00:00Z'
      from document_kind`,
    sql`with mail as (
        insert into mail (organization_id, id, kind, recipient, subject, body, made_at, useful_until, next_try_at)
        values (${body}, gen_random_uuid(), 'month-request', 'someone@example.gr', ${name}, 'Words', '2026-03-17T10:00:00Z',
          '2026-03-30T10:00:00Z', '2026-03-17T10:00:00Z') returning id)
      insert into link (organization_id, id, kind, token_hash, structure_id, contract_id, month, recipient, recipient_name,
        made_at, made_by, expires_at, mail_id)
      select ${body}, gen_random_uuid(), 'month', sha256(${contract}::text::bytea), ${structure}, ${contract}, '2026-02',
        'someone@example.gr', ${name}, '2026-03-17T10:00:00Z', ${by}, '2026-03-30T10:00:00Z', id from mail`,
    sql`insert into punch (organization_id, id, source, card_number, at, direction, raw_line)
      values (${body}, gen_random_uuid(), 'attlog', ${name}, '2026-03-17T06:00:00Z', 'in', '')`,
    sql`insert into monthly_contract (organization_id, contract_id, month, structure_id, state, totals)
      values (${body}, ${contract}, '2026-01', ${structure}, 'approved', '{}')`,
    sql`insert into payment_exclusion (organization_id, payment_id, contract_id, month, reason, amount)
      values (${body}, ${paymentId}, ${contract}, '2026-01', ${index === 0 ? "no-iban" : "already-paid"}, 100)`,
    sql`insert into payment_recovery (organization_id, id, contract_id, month, amount, recovered_on, reference, by_user, at)
      values (${body}, gen_random_uuid(), ${contract}, '2026-01', 10, '2026-03-17', ${name}, ${by}, '2026-03-17T10:00:00Z')`,
  ];
}

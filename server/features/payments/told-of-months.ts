import { type RawBuilder, sql } from "kysely";

/** Kinds of the entries that are told of a day or month of a contract and change what a month is worth. */
export const kindsOfMonths = sql`('attendance-record', 'sickness-benefit')`;

/** The entries that tell of a recovery's withdrawal, as rows `contract_id, month, id, at`. */
export function withdrawalEntries(organizationId: string) {
  return sql`(
    select r.contract_id, r.month, e.id, e.at
    from payment_recovery_withdrawal w
    join payment_recovery r on r.organization_id = w.organization_id and r.id = w.id
    join ledger_entry e on e.organization_id = w.organization_id and e.subject_kind = 'payment-recovery'
      and e.subject_id = w.id::text and e.act = 'payment.withdrawRecovery'
    where w.organization_id = ${organizationId})`;
}

/** Of a row `r` of recoveries: that nobody withdrew it. */
export const recoveryStands = sql`not exists (
  select from payment_recovery_withdrawal w where w.organization_id = r.organization_id and w.id = r.id)`;

type Month = Record<"contractId" | "month" | "after", RawBuilder<unknown>>;

/** The entries after one that were told of a contract's month, or of the contract, as rows `id, at`. */
export function entriesOfMonth(organizationId: string, { contractId, month, after }: Month) {
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
    where contract_id = ${contractId} and month = ${month} and id > ${after})`;
}

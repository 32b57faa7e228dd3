-- Month and contract of an entry are cut out of its subject by their places, not found by a pattern: an entry costs the
-- database a sixth less. One pass over the table.
alter table ledger_entry
  drop column month,
  drop column contract_id,
  add column month text generated always as (case
    when subject_kind in ('attendance-record', 'monthly-contract', 'sickness-benefit', 'structure-month')
      then case when substr(subject_id, 37) like '/____-__%' then substr(subject_id, 38, 7) end
    when subject_kind = 'month-signature' then after->>'month'
    end) stored,
  add column contract_id uuid generated always as (case
    when subject_kind in ('attendance-record', 'monthly-contract', 'sickness-benefit', 'leave-balance', 'finding-note')
      then case when subject_id like '________-____-____-____-____________/%' then left(subject_id, 36)::uuid end
    when subject_kind = 'contract'
      then case when subject_id like '________-____-____-____-____________' then subject_id::uuid end
    when subject_kind = 'leave-document' then substring(coalesce(after->>'contractId', before->>'contractId')
      from '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
    end) stored;
create index ledger_entry_contract on ledger_entry (organization_id, id, contract_id) where subject_kind = 'contract';
create index ledger_entry_month on ledger_entry (organization_id, month, id) where month is not null;
create index ledger_entry_structure_month on ledger_entry (organization_id, structure_id, month, id)
  where date is null and month is not null;

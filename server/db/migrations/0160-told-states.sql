-- The ledger knows what it tells: an entry keeps the state of its subject as a salted digest, and the contract and the month
-- that it is about stand in columns.

alter table ledger_entry
  -- In the first byte the form of the state. What an erasure takes is the salt.
  add column state bytea check (octet_length(state) = 33),
  -- Both follow from what is sealed and so cannot differ from it.
  add column contract_id uuid generated always as (case
    when subject_kind in ('attendance-record', 'monthly-contract', 'sickness-benefit', 'leave-balance', 'finding-note')
      then substring(subject_id from '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/')::uuid
    when subject_kind = 'contract'
      then substring(subject_id from '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
    when subject_kind = 'leave-document' then substring(coalesce(after->>'contractId', before->>'contractId')
      from '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
    end) stored,
  add column month text generated always as (case
    when subject_kind in ('attendance-record', 'monthly-contract', 'sickness-benefit', 'structure-month')
      then substring(subject_id from '/([0-9]{4}-[0-9]{2})')
    when subject_kind = 'month-signature' then after->>'month'
    end) stored;

-- What was told of a month after something; and of a contract, in which few entries ever are.
create index ledger_entry_month on ledger_entry (organization_id, month, id) where month is not null;
create index ledger_entry_contract on ledger_entry (organization_id, contract_id, id) where subject_kind = 'contract';
create index ledger_entry_structure_month on ledger_entry (organization_id, structure_id, month, id)
  where date is null and month is not null;
create index payment_item_seen on payment_item (organization_id, month, ledger_seen) where live;

grant insert (salt, state) on ledger_entry to paron_app;

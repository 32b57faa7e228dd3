-- What was told of contracts after an entry is asked for by the number of the entry.
drop index ledger_entry_contract;
create index ledger_entry_contract on ledger_entry (organization_id, id, contract_id) where subject_kind = 'contract';

-- What grows with use is served and taken away by its age: the sign-ins in the order in which they are listed, answers kept
-- for a repeat, sessions that are over.
drop index login_log_time;
create index login_log_time on login_log (at desc, id desc);
create index idempotency_key_age on idempotency_key (stored_at);
create index session_age on session (expires_at);

-- The number of an entry comes from its sequence alone, so that none can be put before the first. Entries that stand are not
-- asked again: `ledger:verify` names one that is wrong, and no upgrade fails over it.
alter table ledger_entry add constraint ledger_entry_id_check check (id > 0) not valid;
revoke insert on ledger_entry from paron_app;
grant insert (organization_id, act, actor_id, actor_role, source, request_id, subject_kind, subject_id, structure_id, date,
  reason, before, after) on ledger_entry to paron_app;

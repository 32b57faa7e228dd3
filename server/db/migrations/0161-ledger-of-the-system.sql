-- The audit becomes the ledger of the system: salted, numbered by its sequence alone and sealed like that of a body.

alter table audit_entry
  add column salt bytea default uuid_send(gen_random_uuid()) check (octet_length(salt) = 16),
  add column digests bytea check (octet_length(digests) = 128),
  add column state bytea check (octet_length(state) = 33),
  add check ((salt is null) = (digests is not null)),
  add constraint audit_entry_id_check check (id > 0) not valid;

create index audit_entry_subject on audit_entry (subject_kind, subject_id, id);

revoke insert on audit_entry from paron_app;
grant insert (act, subject_kind, subject_id, actor_id, actor_role, ip, request_id, before, after, salt, state)
  on audit_entry to paron_app;

create table audit_seal (
  number integer primary key check (number > 0),
  first_entry bigint not null,
  last_entry bigint not null unique,
  root bytea not null check (octet_length(root) = 32),
  previous bytea not null check (octet_length(previous) = 32),
  at timestamptz not null,
  key integer not null references seal_key on delete restrict,
  signature bytea not null check (octet_length(signature) = 64),
  entry_ids bigint[] not null,
  leaves bytea not null
);

grant select, insert on audit_seal to paron_app;

-- What makes the ledger provable: salts for what it says of persons, seals over batches of entries, keys that sign them.

alter table ledger_entry
  -- What an entry says of persons is hashed under this salt. Erasure removes both and keeps the four digests.
  add column salt bytea default uuid_send(gen_random_uuid()) check (octet_length(salt) = 16),
  add column digests bytea check (octet_length(digests) = 128),
  add check ((salt is null) = (digests is not null));

create index ledger_entry_place on ledger_entry (organization_id, structure_id, date, id);

create table seal_key (
  generation integer primary key check (generation > 0),
  public_key bytea not null check (octet_length(public_key) = 32),
  valid_from timestamptz not null,
  endorsement bytea check (octet_length(endorsement) = 64)
);

create table ledger_seal (
  organization_id uuid not null references organization on delete restrict,
  number integer not null check (number > 0),
  first_entry bigint not null,
  last_entry bigint not null,
  root bytea not null check (octet_length(root) = 32),
  previous bytea not null check (octet_length(previous) = 32),
  at timestamptz not null,
  key integer not null references seal_key on delete restrict,
  signature bytea not null check (octet_length(signature) = 64),
  -- The entries by id, and their hashes one after the other: they lead a proof from an entry to the root, and name the
  -- entry that was changed.
  entry_ids bigint[] not null,
  leaves bytea not null,
  primary key (organization_id, number),
  unique (organization_id, last_entry)
);

alter table ledger_seal enable row level security;
alter table ledger_seal force row level security;
create policy ledger_seal_of_body on ledger_seal
  using (case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end)
  with check (case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end);

-- The printed code finds its signature.
create unique index month_signature_code on month_signature (code);

grant select, insert on seal_key, ledger_seal to paron_app;

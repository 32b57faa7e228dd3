-- The traces of what was done: jobs, calls, and the ledgers of the system and of each body.

-- What the system does by itself, by the clock: one row for each time a job was due.
create table job_run (
  job text not null check (length(job) between 3 and 60),
  -- The instant for which the job was due: whichever server comes first makes the row, the others find it.
  due_at timestamptz not null,
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  -- A server is at it until then, at most; one that died lets go by itself.
  held_until timestamptz,
  ended_at timestamptz,
  -- What was done, in numbers.
  outcome jsonb,
  -- Why the last attempt failed.
  error text,
  primary key (job, due_at)
);

-- Answers kept for a repeat of the same call.
create table idempotency_key (
  user_id uuid not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb not null,
  stored_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_key_age on idempotency_key (stored_at);

-- What was called: by whom, how it ended, how long it took. No body, no query, no token: numbers, names and passwords travel
-- there. `organization` is the body named in the call; the row belongs to the system and not to a body.
create table api_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  method text not null,
  -- The route with its placeholders, as /api/Structures/GetById.
  path text not null,
  status smallint not null,
  duration_ms integer not null check (duration_ms >= 0),
  user_id uuid,
  organization uuid,
  ip text not null,
  user_agent text not null,
  request_id text not null
);
create index api_log_time on api_log (at desc, id desc);
create index api_log_of_user on api_log (user_id, at desc) where user_id is not null;
create index api_log_failed on api_log (at desc) where status >= 400;
create index api_log_duration on api_log (duration_ms, id);
-- Words in the log of calls mean some of its paths or of its users, and a body or an address has few of its rows: each is found
-- by its index, whose equal values stand together, instead of by reading millions of rows.
create index api_log_path on api_log (path);
create index api_log_organization on api_log (organization) where organization is not null;
create index api_log_ip on api_log (ip);

-- The ledger of the system, salted, numbered and sealed like that of a body: who did what to which account. It keeps nothing of
-- the person: numbers and addresses end with the account.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  act text not null,
  subject_kind text not null,
  subject_id text not null,
  actor_id uuid,
  actor_role text not null,
  ip text not null,
  request_id text not null,
  before jsonb,
  after jsonb,
  salt bytea default uuid_send(gen_random_uuid()) check (octet_length(salt) = 16),
  digests bytea check (octet_length(digests) = 128),
  state bytea check (octet_length(state) = 33),
  check ((salt is null) = (digests is not null))
);
alter table audit_entry add constraint audit_entry_id_check check (id > 0) not valid;
create index audit_entry_subject on audit_entry (subject_kind, subject_id, id);

-- What happened in a body: who changed what, when and why.
create table ledger_entry (
  organization_id uuid not null references organization on delete restrict,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  act text not null,
  subject_kind text not null,
  subject_id text not null,
  structure_id uuid,
  date date,
  actor_id uuid,
  actor_role text not null,
  source text not null,
  request_id text not null,
  reason text not null default '',
  before jsonb,
  after jsonb,
  -- What an entry says of persons is hashed under this salt. Erasure removes both and keeps the four digests.
  salt bytea default uuid_send(gen_random_uuid()) check (octet_length(salt) = 16),
  digests bytea check (octet_length(digests) = 128),
  -- The state of the subject as a salted digest, in the first byte its form. What an erasure takes is the salt.
  state bytea check (octet_length(state) = 33),
  -- The month and the contract that it is about follow from what is sealed and so cannot differ from it. They are cut out by
  -- their places and not found by a pattern, which costs an entry a sixth more.
  month text generated always as (case
    when subject_kind in ('attendance-record', 'monthly-contract', 'sickness-benefit', 'structure-month')
      then case when substr(subject_id, 37) like '/____-__%' then substr(subject_id, 38, 7) end
    when subject_kind = 'month-signature' then after->>'month'
    end) stored,
  contract_id uuid generated always as (case
    when subject_kind in ('attendance-record', 'monthly-contract', 'sickness-benefit', 'leave-balance', 'finding-note')
      then case when subject_id like '________-____-____-____-____________/%' then left(subject_id, 36)::uuid end
    when subject_kind = 'contract'
      then case when subject_id like '________-____-____-____-____________' then subject_id::uuid end
    when subject_kind = 'leave-document' then substring(coalesce(after->>'contractId', before->>'contractId')
      from '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
    end) stored,
  primary key (organization_id, id),
  check ((salt is null) = (digests is not null))
);
-- The number of an entry comes from its sequence alone, so that none can be put before the first. Entries that stand are not
-- asked again: `ledger:verify` names one that is wrong.
alter table ledger_entry add constraint ledger_entry_id_check check (id > 0) not valid;
create index ledger_entry_subject on ledger_entry (organization_id, subject_kind, subject_id, id);
create index ledger_entry_place on ledger_entry (organization_id, structure_id, date, id);
-- What was told of a month after something; and of contracts, in which few entries ever are, after an entry.
create index ledger_entry_month on ledger_entry (organization_id, month, id) where month is not null;
create index ledger_entry_contract on ledger_entry (organization_id, id, contract_id) where subject_kind = 'contract';
create index ledger_entry_structure_month on ledger_entry (organization_id, structure_id, month, id)
  where date is null and month is not null;

-- What makes the ledger provable: salts for what it says of persons, seals over batches of entries, keys that sign them.
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

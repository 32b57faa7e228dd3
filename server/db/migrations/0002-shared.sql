-- What every body shares: the rules of law as data, settings, what the agency tells users, and the traces of what was done.

-- Holidays of everybody.
create table holiday_rule (
  id text primary key,
  title text not null,
  kind text not null check (kind in ('full', 'half')),
  month integer check (month between 1 and 12),
  day_of_month integer check (day_of_month between 1 and 31),
  easter_offset integer check (easter_offset between -60 and 60),
  stop_minute integer check (stop_minute between 0 and 1440),
  applies_to text not null check (applies_to in ('public', 'private', 'all')),
  source text not null,
  valid_from date,
  valid_to date,
  version integer not null default 1,
  check ((easter_offset is null) = (month is not null)),
  check ((month is null) = (day_of_month is null)),
  check ((kind = 'half') = (stop_minute is not null))
);

create table holiday_move (
  rule_id text not null references holiday_rule on delete cascade,
  year integer not null check (year between 1990 and 2100),
  moved_to date,
  source text not null default '',
  version integer not null default 1,
  primary key (rule_id, year)
);

-- Changes of the holidays that tell in every body, and when what is recorded on their days was worked out anew everywhere:
-- the work goes on after an interruption as long as no row says that it ended. Holidays belong to no body.
create table holiday_change (
  id uuid primary key,
  dates date[] not null,
  made_at timestamptz not null,
  made_by uuid not null,
  worked_out_at timestamptz
);
create index holiday_change_due on holiday_change (made_at) where worked_out_at is null;

-- Reasons of absence with all that the law says of them, as data with dates. A row of `absence_reason` says what holds at
-- first; a row of `absence_reason_change` says everything anew from a day on. In force on a day is the change of the latest
-- day up to it, the last made where there are several. Nothing is changed or removed; retired is a reason whose change
-- says that it is not active.
create table absence_reason (
  code text primary key,
  title text not null,
  short_title text not null check (length(short_title) between 1 and 4),
  regime text not null check (regime in ('public', 'private', 'both')),
  reason_group text not null check (reason_group in ('annual', 'sick', 'parental', 'educational', 'special', 'unpaid', 'service', 'rest', 'unjustified')),
  unit text not null check (unit in ('day', 'hour', 'both')),
  paid text not null check (paid in ('full', 'none', 'partial', 'third-party')),
  counts_as_presence boolean not null default false,
  counts_as_service boolean not null default true,
  max_per_year integer,
  day_basis text not null default 'working' check (day_basis in ('working', 'calendar', 'months')),
  requires_document boolean not null default false,
  is_sensitive boolean not null default false,
  ergani_code text,
  legal_basis text not null default '',
  sort_order integer not null,
  valid_from date,
  max_per_event integer check (max_per_event > 0),
  max_consecutive integer check (max_consecutive > 0),
  min_service_months integer check (min_service_months >= 0),
  document_kind text not null default '' check (length(document_kind) <= 120),
  document_due_days integer check (document_due_days between 0 and 365),
  requires_approval boolean not null default false,
  notice_days integer check (notice_days between 0 and 365),
  proportional_to_contract boolean not null default false,
  -- Month and day of the next year up to which what is left may be taken; null: nothing is carried over.
  carry_over_until text check (carry_over_until ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  -- The reason under which carried days are taken; null: under the same.
  carried_as text references absence_reason,
  -- For whom, as information; it stops nothing.
  gender_or_role text not null default '' check (length(gender_or_role) <= 120),
  payroll_code text check (length(payroll_code) between 1 and 20),
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  is_active boolean not null default true,
  version integer not null default 1
);

create table absence_reason_change (
  like absence_reason including defaults including constraints,
  id bigint generated always as identity primary key,
  set_by uuid not null references app_user,
  set_at timestamptz not null,
  foreign key (code) references absence_reason on delete restrict,
  foreign key (carried_as) references absence_reason on delete restrict
);
alter table absence_reason_change alter column valid_from set not null;
create index absence_reason_change_in_force on absence_reason_change (code, valid_from desc, id desc);

-- Every reason as it stands on a day.
create function absence_reasons_on(day date) returns setof absence_reason language sql stable as $$
  select held.*
  from absence_reason r
  left join lateral (
    select c.* from absence_reason_change c
    where c.code = r.code and c.valid_from <= day
    order by c.valid_from desc, c.id desc
    limit 1) c on true
  cross join lateral jsonb_populate_record(r, to_jsonb(c) - 'version') held
$$;

-- Why a locked sheet may be unlocked.
create table unlock_reason (
  code text primary key check (length(code) between 1 and 10),
  title text not null check (length(title) between 1 and 120),
  -- What to write besides, as a hint under the field.
  hint text not null default '',
  sort_order integer not null,
  valid_to date,
  version integer not null default 1
);

-- Kinds of documents, as an administrator keeps them.
create table document_kind (
  code text primary key check (length(code) between 1 and 30),
  title text not null check (length(title) between 1 and 120),
  -- Of what it speaks: the body, or one contract.
  about text not null check (about in ('body', 'contract')),
  -- Whether it holds until a day that must be told.
  expires boolean not null default false,
  -- Whether a contract needs it before its approval, where the parameter asks for signed files.
  for_approval boolean not null default false,
  -- Who decides: the agency alone, or the body's legal representative too.
  decided_by text not null check (decided_by in ('agency', 'representative')),
  sort_order integer not null,
  valid_from date not null,
  valid_to date,
  version integer not null default 1,
  -- How long such a document usually holds; the day that is told of each counts.
  usual_months integer check (usual_months between 1 and 600),
  -- Types of files that are taken.
  types text[] not null default array['pdf', 'png', 'jpeg', 'docx', 'xlsx']
    check (cardinality(types) > 0 and types <@ array['pdf', 'png', 'jpeg', 'docx', 'xlsx']),
  check (not for_approval or about = 'contract'),
  check (usual_months is null or expires),
  -- An approval asks for a PDF.
  check (not for_approval or 'pdf' = any (types))
);

-- Settings of the whole installation. A row is one setting: what it says from which day on, by whom and when it was made.
-- In force on a day is the setting that counts from the latest day up to it, the last made where there are several;
-- kinds, bounds and what holds without any row stand in domain/parameters. Nothing is changed or removed.
create table global_param (
  id bigint generated always as identity primary key,
  key text not null check (length(key) between 1 and 100),
  value jsonb not null,
  valid_from date not null,
  -- Null where the installation itself set it.
  set_by uuid references app_user,
  set_at timestamptz not null default now()
);
create index global_param_in_force on global_param (key, valid_from desc, id desc);

-- What the agency announces to users of bodies. It belongs to no body: whom it concerns is part of it. Who has read and
-- who has confirmed are rows of their own, each the first time and never changed.
create table announcement (
  id uuid primary key,
  title text not null check (length(title) between 1 and 200),
  -- Blocks of text as api/rich-text.ts says; nothing of it is ever markup.
  text jsonb not null,
  importance text not null check (importance in ('usual', 'important', 'urgent')),
  -- Null: users of every organization, or of every role.
  organizations uuid[] check (cardinality(organizations) > 0),
  roles text[] check (cardinality(roles) > 0),
  from_day date not null,
  to_day date,
  must_confirm boolean not null,
  created_by uuid not null references app_user on delete restrict,
  created_at timestamptz not null,
  version integer not null default 1,
  search_key text collate "C" not null generated always as (greek_key(title)) stored,
  check (to_day >= from_day)
);
create index announcement_from on announcement (from_day, id);
create index announcement_title on announcement (search_key, id);

create table announcement_withdrawal (
  announcement_id uuid primary key references announcement on delete restrict,
  at timestamptz not null,
  by_user uuid not null references app_user on delete restrict
);

create table announcement_file (
  announcement_id uuid not null references announcement on delete restrict,
  id uuid not null,
  file_name text not null check (length(file_name) between 1 and 150),
  type text not null check (type in ('pdf', 'png', 'jpeg', 'docx', 'xlsx')),
  size_bytes integer not null check (size_bytes between 1 and 10485760),
  sha256 bytea not null check (octet_length(sha256) = 32),
  added_at timestamptz not null,
  added_by uuid not null references app_user on delete restrict,
  removed_at timestamptz,
  primary key (announcement_id, id)
);

create table announcement_reading (
  announcement_id uuid not null references announcement on delete restrict,
  user_id uuid not null references app_user on delete cascade,
  at timestamptz not null,
  primary key (announcement_id, user_id)
);

create table announcement_confirmation (
  announcement_id uuid not null references announcement on delete restrict,
  user_id uuid not null references app_user on delete cascade,
  at timestamptz not null,
  primary key (announcement_id, user_id)
);

-- What concerns a user: that a request was decided, a month returned, a dispute opened. The row belongs to the user; it names
-- the body, and holds ids, days and months, never a name or a reason.
create table notification (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  organization uuid,
  kind text not null check (kind in ('unlock-decided', 'month-returned', 'month-approved', 'dispute-opened',
    'device-question', 'payment-returned', 'announcement-to-confirm', 'work-card-refused', 'work-cards-stopped',
    'document-ending')),
  params jsonb not null,
  -- From when it concerns the user.
  at timestamptz not null,
  read_at timestamptz
);
create index notification_of_user on notification (user_id, at desc, id desc);
create index notification_unread on notification (user_id) where read_at is null;
create index notification_age on notification (at);

-- Which notes of a release a user has been shown.
create table release_read (
  user_id uuid not null references app_user on delete cascade,
  version text not null check (version ~ '^[0-9]+\.[0-9]+\.[0-9]+$'),
  at timestamptz not null,
  primary key (user_id, version)
);

-- The oldest client that may call. Each setting is a row; the newest holds.
create table client_floor (
  id bigint generated always as identity primary key,
  version text not null check (version ~ '^[0-9]+\.[0-9]+\.[0-9]+$'),
  reason text not null check (length(reason) between 3 and 300),
  set_by uuid not null references app_user on delete restrict,
  set_at timestamptz not null
);

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

-- Who did what to which account. It keeps nothing of the person: numbers and addresses end with the account.
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
  after jsonb
);

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
  primary key (organization_id, id),
  check ((salt is null) = (digests is not null))
);
-- The number of an entry comes from its sequence alone, so that none can be put before the first. Entries that stand are not
-- asked again: `ledger:verify` names one that is wrong.
alter table ledger_entry add constraint ledger_entry_id_check check (id > 0) not valid;
create index ledger_entry_subject on ledger_entry (organization_id, subject_kind, subject_id, id);
create index ledger_entry_place on ledger_entry (organization_id, structure_id, date, id);

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

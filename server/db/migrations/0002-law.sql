-- What every body shares: the rules of law as data, and settings.

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

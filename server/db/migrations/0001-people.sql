-- Users, sessions and what every body shares. No body's data here, so no row-level security.

create extension if not exists btree_gist;

-- Folds Greek for search and order: accents off, final sigma to sigma, capitals. Byte order of the result is alphabetical.
create function greek_key(text text) returns text
  language sql immutable parallel safe strict
  return translate(
    upper(text collate "C"),
    'άέήίόύώΆΈΉΊΌΎΏϊϋΐΰΪΫαβγδεζηθικλμνξοπρσςτυφχψω-',
    'ΑΕΗΙΟΥΩΑΕΗΙΟΥΩΙΥΙΥΙΥΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΣΤΥΦΧΨΩ '
  );

-- Organizations a transaction may touch; empty when nobody said.
create function visible_organizations() returns uuid[]
  language sql stable parallel safe
  return nullif(current_setting('paron.organizations', true), '')::uuid[];

create table organization (
  id uuid primary key,
  description text not null check (length(description) between 1 and 200),
  short_title text not null,
  afm text not null check (afm ~ '^[0-9]{9}$'),
  legal_form text not null,
  regime text not null check (regime in ('public', 'private')),
  municipality text not null default '',
  email text not null default '',
  phone text not null default '',
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index organization_afm on organization (afm);

create table app_user (
  id uuid primary key,
  user_name text not null check (user_name = lower(user_name) and length(user_name) between 3 and 60),
  role text not null check (role in ('Administrator', 'Executive', 'LegalRepresentative', 'Employee', 'WebServiceUser', 'System', 'MobileUser', 'ThirdPartyUser')),
  nick_name text not null,
  email text not null default '',
  afm text check (afm ~ '^[0-9]{9}$'),
  password_hash text,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index app_user_name on app_user (user_name);

create table user_organization (
  user_id uuid not null references app_user on delete cascade,
  organization_id uuid not null references organization on delete cascade,
  access_right text not null check (access_right in ('full', 'read')),
  granted_at timestamptz not null default now(),
  primary key (user_id, organization_id)
);

create table session (
  token_hash bytea primary key,
  user_id uuid not null references app_user on delete cascade,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip text not null,
  user_agent text not null
);
create index session_of_user on session (user_id);

-- One row a counted thing (account, account and address, address): tries in the running window.
create table sign_in_brake (
  key text primary key,
  failures integer not null,
  window_ends_at timestamptz not null
);

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

create table idempotency_key (
  user_id uuid not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb not null,
  stored_at timestamptz not null default now(),
  primary key (user_id, key)
);

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
  check ((easter_offset is null) = (month is not null)),
  check ((month is null) = (day_of_month is null)),
  check ((kind = 'half') = (stop_minute is not null))
);

create table holiday_move (
  rule_id text not null references holiday_rule on delete cascade,
  year integer not null check (year between 1990 and 2100),
  moved_to date,
  source text not null default '',
  primary key (rule_id, year)
);

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
  valid_to date
);

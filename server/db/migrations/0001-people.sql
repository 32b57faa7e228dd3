-- Bodies, users, what they keep, and how users and programs sign in. Nothing here is a body's data, so no row-level security.
--
-- The orders in which a list can be had are those of an index, so that its first page costs what a page costs, however long
-- the list has become. Those of the agency's queues go over all bodies, the others through one.

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
  version integer not null default 1,
  search_key text collate "C" not null
    generated always as (greek_key(description || ' ' || short_title || ' ' || afm)) stored,
  -- Where it is found.
  address text not null default '',
  postcode text not null default '' check (postcode ~ '^([0-9]{5})?$'),
  -- The account its payments leave from (the debtor of pain.001).
  debtor_iban text check (debtor_iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  debtor_bic text check (debtor_bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  -- A body begins on a day: before it nothing is due, missing or counted. Null where it always counted.
  kept_from date,
  constraint organization_debtor check (debtor_bic is null or debtor_iban is not null)
);
create unique index organization_afm on organization (afm);
create index organization_title on organization (search_key, id);
create index organization_legal_form on organization (legal_form, id);

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
  version integer not null default 1,
  phone text not null default '',
  -- Last day on which the user may sign in.
  valid_until date,
  -- The name stays, since the ledger says who did what; name for sign-in, numbers and secrets go.
  deleted_at timestamptz,
  password_changed_at timestamptz,
  -- Set while the password was given by another person: it serves once, until then, and must be changed.
  one_time_until timestamptz,
  one_time_used_at timestamptz,
  search_key text collate "C" not null
    generated always as (greek_key(nick_name || ' ' || user_name || ' ' || email || ' ' || coalesce(afm, ''))) stored,
  check (deleted_at is null or (disabled_at is not null and password_hash is null and afm is null))
);
create unique index app_user_name on app_user (user_name) where deleted_at is null;
create unique index app_user_afm on app_user (afm) where deleted_at is null;
create index app_user_title on app_user (search_key, id) where deleted_at is null;
create index app_user_role on app_user (role, id) where deleted_at is null;

create table user_organization (
  user_id uuid not null references app_user on delete cascade,
  organization_id uuid not null references organization on delete cascade,
  access_right text not null check (access_right in ('full', 'read')),
  granted_at timestamptz not null default now(),
  primary key (user_id, organization_id)
);
create index user_organization_of_body on user_organization (organization_id, user_id);
create index user_organization_granted on user_organization (granted_at, organization_id, user_id);

create table session (
  token_hash bytea primary key,
  user_id uuid not null references app_user on delete cascade,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip text not null,
  user_agent text not null,
  -- Names the session to its owner; the token cannot be found from it.
  id uuid not null default gen_random_uuid(),
  method text not null default 'password' check (method in ('password', 'taxis', 'app', 'device')),
  -- What the person must do before anything else.
  owes text check (owes in ('password', 'second-factor')),
  -- Digest of the browser's companion cookie; null where the session was not opened by a browser.
  binding_hash bytea,
  -- When the person last proved again who they are, otherwise than by the password given with the act itself.
  confirmed_at timestamptz,
  -- The last call, to the minute. Null before the first one.
  seen_at timestamptz,
  -- Minutes without a call after which the session is over; null never.
  idle_minutes integer check (idle_minutes > 0)
);
create index session_of_user on session (user_id);
create unique index session_id on session (id);
create index session_age on session (expires_at);

-- What came of each sign-in, of people and of programs.
create table login_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null where nobody of that name exists; the name typed is not kept, since it may be a password.
  user_id uuid references app_user,
  method text not null check (method in ('password', 'taxis', 'second-factor', 'app', 'device')),
  outcome text not null check (outcome in ('signed-in', 'second-factor-asked', 'wrong', 'no-screens', 'signed-out')),
  ip text not null,
  user_agent text not null,
  request_id text not null
);
create index login_log_of_user on login_log (user_id, at desc);
create index login_log_time on login_log (at desc, id desc);

-- Whatever is tried or called too often. One row a counted thing (account, account at an address, address, known device,
-- program, link), named by a keyed digest. A limit of so many in a window has no moment before which the next try waits.
create table rate_limit (
  key bytea primary key,
  made integer not null,
  next_at timestamptz not null default to_timestamp(0),
  ends_at timestamptz not null
);
create index rate_limit_end on rate_limit (ends_at);

create table security_rule (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now(),
  version integer not null default 1
);

-- Authenticator apps and passkeys.
create table second_factor (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  title text not null check (length(title) between 1 and 60),
  created_at timestamptz not null,
  -- Null until the first code or signature has proved it.
  confirmed_at timestamptz,
  last_used_at timestamptz,
  -- totp: the shared secret, sealed under the server's key, and the last step that was used.
  sealed_secret bytea,
  last_step bigint,
  -- passkey: its name, public key and the counter of its signatures.
  credential_id text,
  public_key bytea,
  signatures bigint,
  transports text[],
  check ((kind = 'totp') = (sealed_secret is not null)),
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null and signatures is not null))
);
create index second_factor_of_user on second_factor (user_id);
create unique index second_factor_credential on second_factor (credential_id);

create table recovery_code (
  user_id uuid not null references app_user on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- A question that one person may answer once, soon: a sign-in that waits for its second
-- factor, a passkey being added, or proving oneself again.
create table challenge (
  token_hash bytea primary key,
  user_id uuid not null references app_user on delete cascade,
  purpose text not null check (purpose in ('sign-in', 'passkey', 'confirm')),
  method text not null check (method in ('password', 'taxis')),
  -- What a passkey must sign.
  nonce text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index challenge_expiry on challenge (expires_at);

-- Sign-ins that have gone to taxis and not come back: each bound to one browser, good for ten minutes and once.
create table taxis_transaction (
  state_hash bytea primary key,
  browser_hash bytea not null,
  -- The PKCE verifier, sealed under the server's key.
  sealed_verifier bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index taxis_transaction_expiry on taxis_transaction (expires_at);

-- What changed in how a person signs in, shown to the person until it has been read.
create table credential_notice (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('password-changed', 'password-reset', 'factor-added', 'factor-removed', 'factors-reset', 'codes-renewed', 'code-used')),
  -- The name of the second factor, where it is about one.
  title text not null default '',
  -- Null where it was done on the machine itself.
  actor_id uuid references app_user,
  ip text not null,
  user_agent text not null,
  -- The session that did it, which knows already.
  session_hash bytea,
  read_at timestamptz
);
create index credential_notice_of_user on credential_notice (user_id, at desc);

-- What a person keeps of a list under a name: its filters and sorting as the address has them, and the columns chosen.
create table list_view (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  -- The list's name, as its definition has it.
  list text not null check (list ~ '^[a-z][a-z0-9-]{0,39}$'),
  name text not null check (length(name) between 1 and 60),
  search text not null check (length(search) <= 2000),
  columns jsonb not null,
  kept_at timestamptz not null,
  constraint list_view_name unique (user_id, list, name)
);

-- Programs that call in their own name. An app is a user without a password: name, role, last day and organizations stand
-- there. Here stands what it may call, from where, how often, and its secrets by their hash.
create table api_app (
  user_id uuid primary key references app_user on delete restrict,
  scopes text[] not null check (cardinality(scopes) between 1 and 500),
  -- CIDR; empty where it may call from anywhere.
  networks text[] not null check (cardinality(networks) <= 50),
  calls_per_minute integer not null check (calls_per_minute between 1 and 6000),
  made_at timestamptz not null,
  made_by uuid not null references app_user on delete restrict,
  revoked_at timestamptz,
  revoked_by uuid references app_user on delete restrict,
  last_token_at timestamptz,
  last_token_ip text,
  check ((revoked_at is null) = (revoked_by is null))
);

create table api_app_secret (
  user_id uuid not null references api_app on delete restrict,
  seq integer not null check (seq > 0),
  secret_hash bytea not null unique check (octet_length(secret_hash) = 32),
  made_at timestamptz not null,
  made_by uuid not null references app_user on delete restrict,
  -- It serves until then; a newer secret brings that forward.
  valid_until timestamptz not null,
  primary key (user_id, seq)
);

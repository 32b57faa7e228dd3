-- Identity: one-time secrets, users that end but keep the name of who did what, sessions that can be listed, the brake, sign-ins.

drop index app_user_name;
alter table app_user
  add column phone text not null default '',
  -- Last day on which the user may sign in.
  add column valid_until date,
  -- The name stays, since the ledger says who did what; name for sign-in, numbers and secrets go.
  add column deleted_at timestamptz,
  add column password_changed_at timestamptz,
  -- Set while the password was given by another person: it serves once, until then, and must be changed.
  add column one_time_until timestamptz,
  add column one_time_used_at timestamptz,
  add column search_key text collate "C" not null
    generated always as (greek_key(nick_name || ' ' || user_name || ' ' || email || ' ' || coalesce(afm, ''))) stored,
  add check (deleted_at is null or (disabled_at is not null and password_hash is null and afm is null));
create unique index app_user_name on app_user (user_name) where deleted_at is null;
create unique index app_user_afm on app_user (afm) where deleted_at is null;

alter table session
  -- Names the session to its owner; the token cannot be found from it.
  add column id uuid not null default gen_random_uuid(),
  add column method text not null default 'password' check (method in ('password', 'taxis')),
  -- What the person must do before anything else.
  add column owes text check (owes in ('password', 'second-factor')),
  -- Digest of the browser's companion cookie; null where the session was not opened by a browser.
  add column binding_hash bytea;
create unique index session_id on session (id);

-- Tries at secrets. One row a counted thing (account, account at an address, address, known device), named by a keyed digest.
drop table sign_in_brake;
create table brake (
  key bytea primary key,
  tries integer not null,
  next_at timestamptz not null,
  quiet_at timestamptz not null
);
create index brake_quiet on brake (quiet_at);

create table login_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null where nobody of that name exists; the name typed is not kept, since it may be a password.
  user_id uuid references app_user,
  method text not null check (method in ('password', 'taxis', 'second-factor')),
  outcome text not null check (outcome in ('signed-in', 'second-factor-asked', 'wrong', 'no-screens', 'signed-out')),
  ip text not null,
  user_agent text not null,
  request_id text not null
);
create index login_log_time on login_log (at desc);
create index login_log_of_user on login_log (user_id, at desc);

create table security_rule (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now(),
  version integer not null default 1
);

grant select, insert, update, delete on brake, security_rule to paron_app;
grant select, insert on login_log to paron_app;

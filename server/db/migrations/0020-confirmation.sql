-- Proving oneself again, sessions that lie idle, notices of changed credentials, and calls that may be made so often.

alter table session
  -- When the person last proved again who they are, otherwise than by the password given with the act itself.
  add column confirmed_at timestamptz,
  -- The last call, to the minute. Null before the first one.
  add column seen_at timestamptz,
  -- Minutes without a call after which the session is over; null never.
  add column idle_minutes integer check (idle_minutes > 0);

alter table challenge
  drop constraint challenge_purpose_check,
  add constraint challenge_purpose_check check (purpose in ('sign-in', 'passkey', 'confirm'));

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

-- How often something was asked in the running window, by a keyed digest of what and who. Nothing is lost with it.
create unlogged table call_rate (
  key bytea primary key,
  made integer not null,
  ends_at timestamptz not null
);
create index call_rate_end on call_rate (ends_at);

grant select, insert, update, delete on credential_notice, call_rate to paron_app;

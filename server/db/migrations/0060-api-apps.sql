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

alter table session
  drop constraint session_method_check,
  add constraint session_method_check check (method in ('password', 'taxis', 'app'));

grant select, insert, update on api_app, api_app_secret to paron_app;
revoke delete on api_app, api_app_secret from paron_app;

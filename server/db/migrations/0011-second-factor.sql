-- Second factors: authenticator apps and passkeys, recovery codes, and sign-ins that wait for one of them.

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

-- A question that one person may answer once, soon: a sign-in that waits for its second factor, or a passkey being added.
create table challenge (
  token_hash bytea primary key,
  user_id uuid not null references app_user on delete cascade,
  purpose text not null check (purpose in ('sign-in', 'passkey')),
  method text not null check (method in ('password', 'taxis')),
  -- What a passkey must sign.
  nonce text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index challenge_expiry on challenge (expires_at);

grant select, insert, update, delete on second_factor, recovery_code, challenge to paron_app;

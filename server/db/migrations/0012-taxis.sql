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

grant select, insert, update, delete on taxis_transaction to paron_app;

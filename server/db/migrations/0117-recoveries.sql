-- What was paid too much of a contract's month and was given back otherwise than by being set off: how much, on what day, by which
-- paper. A row is never changed; one stated in error is withdrawn by a row of its own.
create table payment_recovery (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  month text not null,
  amount numeric(12, 2) not null check (amount > 0),
  recovered_on date not null,
  reference text not null check (length(reference) between 1 and 70),
  by_user uuid not null references app_user on delete restrict,
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, contract_id, month) references monthly_contract (organization_id, contract_id, month) on delete restrict
);
create index payment_recovery_of_month on payment_recovery (organization_id, contract_id, month);
create index payment_recovery_at on payment_recovery (organization_id, at, id);

create table payment_recovery_withdrawal (
  organization_id uuid not null,
  id uuid not null,
  reason text not null check (length(reason) <= 500),
  by_user uuid not null references app_user on delete restrict,
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, id) references payment_recovery on delete restrict
);

do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  foreach t in array array['payment_recovery', 'payment_recovery_withdrawal']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
    execute format('grant select, insert on %I to paron_app', t);
  end loop;
end
$$;

grant update (reason) on payment_recovery_withdrawal to paron_app;
create policy payment_recovery_withdrawal_only_emptied on payment_recovery_withdrawal as restrictive for update to paron_app
  with check (reason in ('', '***'));

-- A payment that works a month out anew and finds no difference has seen what was told of it.
grant update (ledger_seen) on payment_item to paron_app;

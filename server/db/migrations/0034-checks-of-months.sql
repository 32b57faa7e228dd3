-- What the rules said of a month when it was last checked, why a warning may stand, and how a body sets the rules.

create table month_check (
  organization_id uuid not null,
  contract_id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  checked_at timestamptz not null,
  errors integer not null check (errors >= 0),
  -- The warnings as Finding, so that each can be compared with the notes.
  warnings jsonb not null check (jsonb_typeof(warnings) = 'array'),
  primary key (organization_id, contract_id, month),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict
);
create index month_check_month on month_check (organization_id, month, contract_id);

-- A note explains a finding as it stood: another record, and so other inputs, ask for another note.
create table finding_note (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  rule text not null check (rule ~ '^R[0-9]{2}$'),
  date date,
  inputs jsonb not null,
  note text not null check (length(note) between 3 and 500),
  at timestamptz not null default now(),
  by_user uuid not null references app_user on delete restrict,
  primary key (organization_id, id),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict
);
create index finding_note_contract on finding_note (organization_id, month, contract_id);

-- Level of a rule (`R04`) or parameter (`dailyRestMinutes`) from a day on; what has no row is as the rules ship it.
create table finding_parameter (
  organization_id uuid not null references organization on delete restrict,
  name text not null check (length(name) between 1 and 60),
  valid_from date not null,
  value jsonb not null,
  set_at timestamptz not null default now(),
  set_by uuid references app_user on delete restrict,
  primary key (organization_id, name, valid_from)
);

do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  foreach t in array array['month_check', 'finding_note', 'finding_parameter'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
  end loop;
end
$$;

grant select, insert, update on month_check to paron_app;
grant select, insert on finding_note, finding_parameter to paron_app;

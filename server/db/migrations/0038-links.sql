-- Links that stand for an account: one sheet, or one person's month. Only the hash of a token is kept.

create table link (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  kind text not null check (kind in ('daily-report', 'month')),
  token_hash bytea not null check (octet_length(token_hash) = 32),
  structure_id uuid not null,
  date date,
  contract_id uuid,
  month text check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  -- Whom it was given to. It holds while this is still the address of the person in charge, or of the employee.
  recipient text not null,
  recipient_name text not null check (length(recipient_name) between 1 and 200),
  made_at timestamptz not null,
  made_by uuid not null references app_user on delete restrict,
  expires_at timestamptz not null,
  mail_id uuid not null,
  primary key (organization_id, id),
  unique (organization_id, token_hash),
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict,
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict,
  foreign key (organization_id, mail_id) references mail (organization_id, id) on delete restrict,
  check (case kind when 'month' then contract_id is not null and month is not null and date is null
         else contract_id is null and month is null and date is not null end)
);
create index link_of_day on link (organization_id, structure_id, date) where date is not null;
create index link_of_month on link (organization_id, month, contract_id) where month is not null;

-- Each act happens at most once: whose row goes in did it.
create table link_act (
  organization_id uuid not null,
  link_id uuid not null,
  act text not null check (act in ('opened', 'used', 'revoked')),
  at timestamptz not null,
  by_user uuid references app_user on delete restrict,
  primary key (organization_id, link_id, act),
  foreign key (organization_id, link_id) references link (organization_id, id) on delete restrict
);

do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  foreach t in array array['link', 'link_act'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
  end loop;
end
$$;

grant select, insert on link, link_act to paron_app;

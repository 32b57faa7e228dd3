-- Days of a month that their employee disputes, and what the body answered. A dispute without an answer is open.

create table day_dispute (
  organization_id uuid not null,
  id uuid not null,
  link_id uuid not null,
  contract_id uuid not null,
  structure_id uuid not null,
  date date not null,
  text text not null check (length(text) between 3 and 500),
  at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, link_id, date),
  foreign key (organization_id, link_id) references link (organization_id, id) on delete restrict,
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict,
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict
);
create index day_dispute_day on day_dispute (organization_id, date, contract_id);

create table dispute_answer (
  organization_id uuid not null,
  dispute_id uuid not null,
  text text not null check (length(text) between 3 and 500),
  at timestamptz not null,
  by_user uuid not null references app_user on delete restrict,
  primary key (organization_id, dispute_id),
  foreign key (organization_id, dispute_id) references day_dispute (organization_id, id) on delete restrict
);

do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  foreach t in array array['day_dispute', 'dispute_answer'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
  end loop;
end
$$;

grant select, insert on day_dispute, dispute_answer to paron_app;

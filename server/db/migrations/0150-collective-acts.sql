-- Acts on many people at once (a strike, a closing by an authority's decision): what was decided, whom it covers and which records
-- it wrote. None is ever changed; one that is taken back has a row that says so.
create table collective_act (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  title text not null check (length(title) between 1 and 120),
  code text not null references absence_reason on delete restrict,
  from_day date not null,
  to_day date not null check (to_day between from_day and from_day + 30),
  -- Of the decision, and of its publication; the latter is empty where there is none.
  number text not null check (length(number) between 1 and 40),
  decided_on date not null,
  ada text not null check (length(ada) <= 20),
  whole_body boolean not null,
  with_substructures boolean not null,
  -- How many it was written for, and in how many records.
  people integer not null check (people > 0),
  days integer not null check (days >= people),
  made_by uuid not null references app_user on delete restrict,
  made_at timestamptz not null,
  primary key (organization_id, id)
);
create index collective_act_from on collective_act (organization_id, from_day, id);
create index collective_act_made on collective_act (organization_id, made_at, id);

create table collective_act_structure (
  organization_id uuid not null,
  act_id uuid not null,
  structure_id uuid not null,
  primary key (organization_id, act_id, structure_id),
  foreign key (organization_id, act_id) references collective_act (organization_id, id) on delete restrict,
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict
);
create index collective_act_structure_structure on collective_act_structure (organization_id, structure_id);

-- Those who were chosen by name.
create table collective_act_person (
  organization_id uuid not null,
  act_id uuid not null,
  employee_id uuid not null,
  primary key (organization_id, act_id, employee_id),
  foreign key (organization_id, act_id) references collective_act (organization_id, id) on delete restrict,
  foreign key (organization_id, employee_id) references employee (organization_id, id) on delete restrict
);
create index collective_act_person_employee on collective_act_person (organization_id, employee_id);

-- The records that it wrote, in the version that it left.
create table collective_act_record (
  organization_id uuid not null,
  act_id uuid not null,
  contract_id uuid not null,
  date date not null,
  version integer not null check (version > 0),
  primary key (organization_id, act_id, contract_id, date),
  foreign key (organization_id, act_id) references collective_act (organization_id, id) on delete restrict,
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict
);
create index collective_act_record_day on collective_act_record (organization_id, contract_id, date);

create table collective_act_withdrawal (
  organization_id uuid not null,
  act_id uuid not null,
  -- How many records it was taken out of, and how many stayed.
  emptied integer not null check (emptied > 0),
  kept integer not null check (kept >= 0),
  reason text not null check (length(reason) between 1 and 300),
  by_user uuid not null references app_user on delete restrict,
  at timestamptz not null,
  primary key (organization_id, act_id),
  foreign key (organization_id, act_id) references collective_act (organization_id, id) on delete restrict
);

do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  foreach t in array array['collective_act', 'collective_act_structure', 'collective_act_person', 'collective_act_record',
    'collective_act_withdrawal']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
    execute format('grant select, insert on %I to paron_app', t);
  end loop;
end
$$;

-- Decisions that allow overtime: who decided what, of when, for whom and how much. None is ever changed; one that ends early or
-- that another takes the place of has a row that says so.
create table overtime_decision (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  kind text not null check (kind in ('afternoon', 'night', 'sunday-holiday', 'completing', 'private')),
  organ text not null check (length(organ) between 1 and 200),
  number text not null check (length(number) between 1 and 40),
  decided_on date not null,
  -- Of its publication, in the electronic register and in the Government Gazette; empty where there is none.
  ada text not null check (length(ada) <= 20),
  gazette text not null check (length(gazette) <= 60),
  from_day date not null,
  to_day date not null check (to_day between from_day and from_day + 365),
  work text not null check (length(work) between 1 and 500),
  -- Code of the budget's account.
  kae text not null check (length(kae) <= 20),
  -- Of each person, unless the person's row says otherwise.
  month_minutes integer not null check (month_minutes between 60 and 44640),
  total_minutes integer not null check (total_minutes between month_minutes and 59940),
  made_by uuid not null references app_user on delete restrict,
  made_at timestamptz not null,
  primary key (organization_id, id)
);
create index overtime_decision_from on overtime_decision (organization_id, from_day, id);
create index overtime_decision_decided on overtime_decision (organization_id, decided_on, id);

create table overtime_decision_person (
  organization_id uuid not null,
  decision_id uuid not null,
  employee_id uuid not null,
  -- Null: as the decision says.
  month_minutes integer check (month_minutes between 60 and 44640),
  total_minutes integer check (total_minutes between 60 and 59940),
  primary key (organization_id, decision_id, employee_id),
  foreign key (organization_id, decision_id) references overtime_decision (organization_id, id) on delete restrict,
  foreign key (organization_id, employee_id) references employee (organization_id, id) on delete restrict
);
create index overtime_decision_person_employee on overtime_decision_person (organization_id, employee_id);

-- All who work in the structure.
create table overtime_decision_structure (
  organization_id uuid not null,
  decision_id uuid not null,
  structure_id uuid not null,
  primary key (organization_id, decision_id, structure_id),
  foreign key (organization_id, decision_id) references overtime_decision (organization_id, id) on delete restrict,
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict
);
create index overtime_decision_structure_structure on overtime_decision_structure (organization_id, structure_id);

-- The last day on which it holds; before its first where it never did.
create table overtime_decision_end (
  organization_id uuid not null,
  decision_id uuid not null,
  last_day date not null,
  -- The decision that takes its place; null where it only ends.
  amended_by uuid,
  reason text not null check (length(reason) <= 300),
  by_user uuid not null references app_user on delete restrict,
  at timestamptz not null,
  primary key (organization_id, decision_id),
  foreign key (organization_id, decision_id) references overtime_decision (organization_id, id) on delete restrict,
  foreign key (organization_id, amended_by) references overtime_decision (organization_id, id) on delete restrict
);

do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  foreach t in array array['overtime_decision', 'overtime_decision_person', 'overtime_decision_structure', 'overtime_decision_end']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
    execute format('grant select, insert on %I to paron_app', t);
  end loop;
end
$$;

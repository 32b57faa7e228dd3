-- What is added to or taken from a contract's leave of a year by hand: days carried over by decision, earlier service,
-- mistakes. A row is never changed; what was wrong is set right by another.

create table leave_correction (
  organization_id uuid not null references organization,
  id uuid not null,
  contract_id uuid not null,
  reason text not null references absence_reason on delete restrict,
  year integer not null check (year between 1990 and 2100),
  kind text not null check (kind in ('carried', 'correction')),
  half_days integer not null check (half_days between -200 and 200 and half_days <> 0),
  note text not null check (length(note) between 3 and 300),
  by_user uuid not null references app_user on delete restrict,
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict
);
create index leave_correction_of_year on leave_correction (organization_id, contract_id, year);

do $$
declare
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  alter table leave_correction enable row level security;
  alter table leave_correction force row level security;
  execute format('create policy leave_correction_of_body on leave_correction using (%s) with check (%s)', visible, visible);
end
$$;

grant select, insert on leave_correction to paron_app;

-- How the payroll program of a body takes a month in: the form of its file, what stands in its columns, and by which codes it knows
-- the kinds of days, hours and pay.
create table payroll_layout (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 80),
  form text not null check (form in ('delimited', 'fixed')),
  per text not null check (per in ('contract', 'kind')),
  delimiter text not null check (delimiter in ('semicolon', 'comma', 'tab')),
  with_heads boolean not null,
  decimal_sign text not null check (decimal_sign in ('comma', 'point')),
  hours text not null check (hours in ('decimal', 'clock', 'minutes')),
  encoding text not null check (encoding in ('utf-8-mark', 'utf-8', 'windows-1253')),
  columns jsonb not null check (jsonb_typeof(columns) = 'array'),
  kinds jsonb not null check (jsonb_typeof(kinds) = 'array'),
  version integer not null default 1,
  primary key (organization_id, id)
);
create index payroll_layout_title on payroll_layout (organization_id, title, id);

alter table payroll_layout enable row level security;
alter table payroll_layout force row level security;
create policy payroll_layout_of_body on payroll_layout
  using (case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end)
  with check (case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end);
grant select, insert, update, delete on payroll_layout to paron_app;

-- The sheets of all structures of a body's month in one file, drawn in the background for who asked. One that is at work is
-- held on while it is; a server that died lets go of it. The file is kept for a day.
create table month_print (
  organization_id uuid not null references organization on delete cascade,
  asked_by uuid not null references app_user on delete cascade,
  month text not null check (month ~ '^\d{4}-\d\d$'),
  asked_at timestamptz not null,
  state text not null check (state in ('running', 'done', 'failed', 'stopped')),
  structures int not null,
  drawn int not null check (drawn between 0 and structures),
  held_until timestamptz not null,
  pages int,
  file bytea,
  primary key (organization_id, asked_by, month)
);
-- What it holds is compressed already.
alter table month_print alter column file set storage external;

alter table month_print enable row level security;
alter table month_print force row level security;
create policy month_print_of_body on month_print
  using (case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end)
  with check (case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end);
grant select, insert, update, delete on month_print to paron_app;

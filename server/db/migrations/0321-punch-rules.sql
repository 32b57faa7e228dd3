-- What a body does with punched times from a day on: rows are only added, the last one of a day holds.
create table punch_rule (
  organization_id uuid not null references organization on delete restrict,
  number int not null check (number > 0),
  rounding text not null check (rounding in ('none', 'quarter', 'plan')),
  grace_minutes int not null check (grace_minutes between 0 and 30),
  valid_from date not null,
  set_at timestamptz not null,
  set_by uuid not null references app_user on delete restrict,
  primary key (organization_id, number)
);

alter table punch_rule enable row level security;
alter table punch_rule force row level security;
create policy punch_rule_of_body on punch_rule
  using (case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end)
  with check (case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end);
grant select, insert on punch_rule to paron_app;

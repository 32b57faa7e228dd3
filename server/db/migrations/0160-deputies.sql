-- Who stands in for a body's legal representative, by which act and on which days. It says in which body a person may do what another
-- may, so that it is read before any body is chosen, as user_organization is. None is changed but for its end.
create table deputy_act (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  user_id uuid not null references app_user on delete restrict,
  represents uuid not null references app_user on delete restrict check (represents <> user_id),
  from_day date not null,
  to_day date not null check (to_day between from_day and from_day + 366),
  -- Of the act, and of its publication; the latter is empty where there is none.
  number text not null check (length(number) between 1 and 40),
  decided_on date not null,
  ada text not null check (length(ada) <= 20),
  made_by uuid not null references app_user on delete restrict,
  made_at timestamptz not null,
  -- Where it was ended before its last day.
  ended_by uuid references app_user on delete restrict,
  ended_at timestamptz,
  end_reason text check (length(end_reason) between 1 and 300),
  check (num_nulls(ended_by, ended_at, end_reason) in (0, 3)),
  primary key (organization_id, id)
);
create index deputy_act_from on deputy_act (organization_id, from_day, id);
create index deputy_act_made on deputy_act (organization_id, made_at, id);
create index deputy_act_user on deputy_act (user_id);
create index deputy_act_represents on deputy_act (represents);
grant select, insert, update on deputy_act to paron_app;

-- Those that were not ended, of people who still may write in the body as its employees.
create view standing_deputy_act with (security_invoker = true) as
  select d.* from deputy_act d
  join app_user u on u.id = d.user_id and u.role = 'Employee' and u.disabled_at is null
  join user_organization l on l.user_id = d.user_id and l.organization_id = d.organization_id and l.access_right = 'full'
  where d.ended_at is null;
grant select on standing_deputy_act to paron_app;

-- By which act whoever signed stood in for the representative.
alter table month_signature add deputy_act uuid;
alter table month_signature add foreign key (organization_id, deputy_act) references deputy_act (organization_id, id) on delete restrict;
create index month_signature_deputy on month_signature (organization_id, deputy_act) where deputy_act is not null;

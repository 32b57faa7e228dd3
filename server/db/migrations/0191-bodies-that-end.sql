-- That a body ends by law: its last day, the act that says so, and the body that succeeds it, if there is one.
alter table organization
  add column ends_on date,
  add column end_act text check (length(end_act) between 1 and 200),
  add column successor_id uuid references organization on delete restrict check (successor_id <> id);
alter table organization add check (num_nulls(ends_on, end_act) in (0, 2) and (successor_id is null or ends_on is not null));
create index organization_successor on organization (successor_id) where successor_id is not null;

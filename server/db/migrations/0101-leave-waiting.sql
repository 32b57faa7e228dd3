-- The requests for leave that wait for an answer: what is open is found without reading all that was ever answered.
create table leave_request_waiting (
  organization_id uuid not null,
  request_id uuid not null,
  primary key (organization_id, request_id),
  foreign key (organization_id, request_id) references leave_request (organization_id, id) on delete restrict
);

alter table leave_request no force row level security;
alter table leave_request_answer no force row level security;
insert into leave_request_waiting (organization_id, request_id)
select r.organization_id, r.id from leave_request r
where not exists (
  select from leave_request_answer a where a.organization_id = r.organization_id and a.request_id = r.id);
alter table leave_request force row level security;
alter table leave_request_answer force row level security;

alter table leave_request_waiting enable row level security;
alter table leave_request_waiting force row level security;
create policy leave_request_waiting_of_body on leave_request_waiting
  using (case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end)
  with check (case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end);
grant select, insert, delete on leave_request_waiting to paron_app;

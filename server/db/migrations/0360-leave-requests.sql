-- A person asks for leave, by the link of a month or from the own account, with a file where the reason asks for one; the body
-- grants it, which records the leave, or refuses it with a reason.
create table leave_request (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  -- Where the contract stands on the first day.
  structure_id uuid not null,
  reason text not null references absence_reason on delete restrict,
  from_day date not null,
  to_day date not null,
  text text not null check (length(text) <= 500),
  at timestamptz not null,
  link_id uuid,
  by_user uuid references app_user on delete restrict,
  primary key (organization_id, id),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict,
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict,
  foreign key (organization_id, link_id) references link (organization_id, id) on delete restrict,
  check (to_day between from_day and from_day + 365),
  check (num_nonnulls(link_id, by_user) = 1)
);
create index leave_request_of_contract on leave_request (organization_id, contract_id, from_day);
create index leave_request_by_day on leave_request (organization_id, from_day, id);

create table leave_request_answer (
  organization_id uuid not null,
  request_id uuid not null,
  outcome text not null check (outcome in ('accepted', 'rejected')),
  text text not null check (length(text) <= 500 and (length(text) >= 3 or outcome = 'accepted')),
  at timestamptz not null,
  by_user uuid not null references app_user on delete restrict,
  primary key (organization_id, request_id),
  foreign key (organization_id, request_id) references leave_request (organization_id, id) on delete restrict
);

create table leave_request_file (
  organization_id uuid not null,
  request_id uuid not null,
  file_name text not null check (length(file_name) between 1 and 150),
  type text not null check (type in ('pdf', 'png', 'jpeg', 'docx', 'xlsx')),
  size_bytes integer not null check (size_bytes between 1 and 10485760),
  sha256 bytea not null check (octet_length(sha256) = 32),
  at timestamptz not null,
  primary key (organization_id, request_id),
  foreign key (organization_id, request_id) references leave_request (organization_id, id) on delete restrict
);

do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  foreach t in array array['leave_request', 'leave_request_answer', 'leave_request_file'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
    execute format('grant select, insert on %I to paron_app', t);
  end loop;
  foreach t in array array['leave_request', 'leave_request_answer'] loop
    execute format('grant update (text) on %I to paron_app', t);
    execute format('create policy %I on %I as restrictive for update to paron_app with check (text in ('''', ''***''))',
      t || '_only_emptied', t);
  end loop;
end
$$;

grant delete on leave_request_file to paron_app;
-- What was shown goes with an erasure, and with the answer where nothing of it may be kept.
create policy leave_request_file_seen_or_erased on leave_request_file as restrictive for delete to paron_app
  using (exists (
    select from leave_request r
    left join leave_request_answer a on a.organization_id = r.organization_id and a.request_id = r.id
    where r.organization_id = leave_request_file.organization_id and r.id = leave_request_file.request_id
      and (a.request_id is not null or is_of_erased_person(r.organization_id, r.contract_id))));

alter table notification drop constraint notification_kind_check,
  add constraint notification_kind_check check (kind in ('unlock-decided', 'month-returned', 'month-approved',
    'dispute-opened', 'dispute-answered', 'leave-requested', 'leave-answered', 'device-question', 'payment-returned',
    'announcement-to-confirm', 'work-card-refused', 'work-card-stopped', 'work-cards-stopped', 'document-ending'));

-- That the document of an absence came: who took it, when, and whether it is kept. Nothing is changed; a receipt that was
-- a mistake is withdrawn by a row of its own.

create table leave_document (
  organization_id uuid not null references organization,
  id uuid not null,
  contract_id uuid not null,
  reason text not null references absence_reason on delete restrict,
  -- The absence as it was when the document came.
  from_day date not null,
  to_day date not null,
  -- `paper`: kept in the body's files; `seen`: looked at and given back; `file`: kept here.
  how text not null check (how in ('paper', 'seen', 'file')),
  document_id uuid,
  by_user uuid not null references app_user on delete restrict,
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict,
  foreign key (organization_id, document_id) references document (organization_id, id) on delete restrict,
  check (from_day <= to_day),
  check ((how = 'file') = (document_id is not null))
);
create index leave_document_of_contract on leave_document (organization_id, contract_id, from_day);

create table leave_document_withdrawal (
  organization_id uuid not null,
  id uuid not null,
  by_user uuid not null references app_user on delete restrict,
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, id) references leave_document on delete restrict
);

create index attendance_record_absence on attendance_record (organization_id, reason, date, contract_id)
  where reason is not null and planned_minutes > 0;

do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  foreach t in array array['leave_document', 'leave_document_withdrawal'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
  end loop;
end
$$;

grant select, insert on leave_document to paron_app;
grant select, insert on leave_document_withdrawal to paron_app;

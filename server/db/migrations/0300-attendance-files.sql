-- Attendance from files: what came from each, so that it can be undone as one, and what their columns are.
create table attendance_file (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  structure_id uuid not null,
  month text not null check (month ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])$'),
  file_name text not null check (length(file_name) between 1 and 200),
  -- Under which the ledger keeps what each record was before.
  request_id text not null,
  records integer not null check (records > 0),
  made_at timestamptz not null,
  made_by uuid not null references app_user on delete restrict,
  undone_at timestamptz,
  undone_by uuid references app_user on delete restrict,
  primary key (organization_id, id),
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict,
  check ((undone_at is null) = (undone_by is null))
);
create index attendance_file_of_month on attendance_file (organization_id, structure_id, month, made_at);

-- What a person said of the columns of a file; the latest row of the same headings holds.
create table attendance_file_matching (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  -- Of the headings that name no day, in their order.
  headings_hash bytea not null check (octet_length(headings_hash) = 32),
  columns jsonb not null,
  made_at timestamptz not null,
  made_by uuid not null references app_user on delete restrict,
  primary key (organization_id, id)
);
create index attendance_file_matching_of_headings on attendance_file_matching (organization_id, headings_hash, made_at);

alter table attendance_file enable row level security;
alter table attendance_file force row level security;
create policy attendance_file_of_body on attendance_file
  using (case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end)
  with check (case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end);
grant select, insert on attendance_file to paron_app;
grant update (undone_at, undone_by) on attendance_file to paron_app;

alter table attendance_file_matching enable row level security;
alter table attendance_file_matching force row level security;
create policy attendance_file_matching_of_body on attendance_file_matching
  using (case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end)
  with check (case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end);
grant select, insert on attendance_file_matching to paron_app;

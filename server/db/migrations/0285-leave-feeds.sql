-- Addresses from which a calendar reads who is away. Of the address only the hash is kept.
create table leave_feed (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  -- Null: all of the body.
  structure_id uuid,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  -- Whether it also says under which leave, where that is not sensitive.
  tells_reasons boolean not null,
  made_at timestamptz not null,
  made_by uuid not null references app_user on delete restrict,
  revoked_at timestamptz,
  revoked_by uuid references app_user on delete restrict,
  primary key (organization_id, id),
  unique (organization_id, token_hash),
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict,
  check ((revoked_at is null) = (revoked_by is null))
);

alter table leave_feed enable row level security;
alter table leave_feed force row level security;
create policy leave_feed_of_body on leave_feed
  using (case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end)
  with check (case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end);
grant select, insert on leave_feed to paron_app;
grant update (revoked_at, revoked_by) on leave_feed to paron_app;

-- Locks of sheets by the clock, and unlocking for a while. A sheet that is locked stays so; an unlock that was granted
-- and has not run out lets its days be written meanwhile, so that nothing must happen for them to be locked again.

create table unlock_reason (
  code text primary key check (length(code) between 1 and 10),
  title text not null check (length(title) between 1 and 120),
  -- What to write besides, as a hint under the field.
  hint text not null default '',
  sort_order integer not null,
  valid_to date
);

create table unlock_request (
  organization_id uuid not null,
  id uuid not null,
  structure_id uuid not null,
  -- Null: everyone of the structure.
  contract_id uuid,
  from_day date not null,
  to_day date not null,
  reason text not null references unlock_reason on delete restrict,
  explanation text not null check (length(explanation) between 1 and 500),
  state text not null check (state in ('asked', 'granted', 'refused', 'withdrawn', 'ended', 'expired')),
  expires_at timestamptz,
  asked_by uuid not null references app_user on delete restrict,
  asked_at timestamptz not null,
  version integer not null default 1,
  primary key (organization_id, id),
  check (to_day between from_day and from_day + 30),
  check ((expires_at is not null) = (state in ('granted', 'ended', 'expired'))),
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict,
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict
);
create index unlock_request_live on unlock_request (organization_id, structure_id, from_day) where state = 'granted';
create index unlock_request_asked on unlock_request (organization_id, asked_at) where state = 'asked';

create table unlock_request_act (
  organization_id uuid not null,
  request_id uuid not null,
  seq integer not null,
  state text not null,
  at timestamptz not null,
  by_user uuid not null references app_user on delete restrict,
  reason text not null default '',
  expires_at timestamptz,
  primary key (organization_id, request_id, seq),
  foreign key (organization_id, request_id) references unlock_request (organization_id, id) on delete cascade
);

create index attendance_sheet_unlocked on attendance_sheet (organization_id, date) where state <> 'locked';

do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  foreach t in array array['unlock_request', 'unlock_request_act'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
  end loop;
end
$$;

grant select, insert, update on unlock_reason, unlock_request to paron_app;
grant select, insert on unlock_request_act to paron_app;

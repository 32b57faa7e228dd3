-- Devices that record arrivals and departures: each holds a key of its own and signs what it sends. An approved one acts
-- as a user of its own id.

create table device (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  structure_id uuid not null,
  title text not null check (length(title) between 1 and 80),
  state text not null check (state in ('invited', 'asked', 'approved', 'refused', 'revoked')),
  -- P-256 as SubjectPublicKeyInfo; the private half never leaves the device.
  public_key bytea,
  -- The newest challenge that opened a session: none opens two.
  opened_at timestamptz,
  seen_at timestamptz,
  -- What the device told last: entries that wait on it, and how far behind the server its clock is.
  unsent integer,
  offset_ms bigint,
  version integer not null default 1,
  search_key text collate "C" not null generated always as (greek_key(title)) stored,
  primary key (organization_id, id),
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict,
  check (state not in ('asked', 'approved', 'refused') or public_key is not null)
);
create index device_structure on device (organization_id, structure_id);

create table device_act (
  organization_id uuid not null,
  device_id uuid not null,
  seq integer not null,
  state text not null,
  at timestamptz not null,
  by_user uuid references app_user on delete restrict,
  primary key (organization_id, device_id, seq),
  foreign key (organization_id, device_id) references device (organization_id, id) on delete restrict
);

-- What a device recorded, once for each of its numbers. `at` is the device's own clock; `punched_at` is put right.
create table device_entry (
  organization_id uuid not null,
  device_id uuid not null,
  number integer not null check (number > 0),
  at timestamptz not null,
  offset_ms bigint not null,
  punched_at timestamptz not null,
  direction text not null check (direction in ('in', 'out')),
  how text not null check (how in ('badge', 'number')),
  card_number text not null,
  employee_id uuid,
  structure_id uuid not null,
  digest bytea not null check (octet_length(digest) = 32),
  question text check (question in ('clock', 'gap', 'other-structure', 'unknown-badge', 'revoked-badge', 'wrong-pin')),
  received_at timestamptz not null,
  primary key (organization_id, device_id, number),
  foreign key (organization_id, device_id) references device (organization_id, id) on delete restrict,
  foreign key (organization_id, employee_id) references employee (organization_id, id) on delete restrict,
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict
);
create index device_entry_question on device_entry (organization_id, structure_id, punched_at) where question is not null;

-- What a person said to a question; whose row goes in answered it.
create table device_entry_answer (
  organization_id uuid not null,
  device_id uuid not null,
  number integer not null,
  accepted boolean not null,
  at timestamptz not null,
  by_user uuid not null references app_user on delete restrict,
  reason text not null default '' check (length(reason) <= 300),
  primary key (organization_id, device_id, number),
  foreign key (organization_id, device_id, number) references device_entry (organization_id, device_id, number) on delete restrict
);

-- Codes for pairing. Under no policy, since who types one is not yet known to any body; it holds nothing of one.
create table pairing_code (
  handle text primary key check (handle ~ '^[0-9]{4}$'),
  -- Keyed digest of the whole code.
  mark bytea not null check (octet_length(mark) = 32),
  body uuid not null references organization on delete cascade,
  device uuid not null,
  expires_at timestamptz not null,
  wrong integer not null default 0,
  used_at timestamptz
);

alter table session drop constraint session_method_check,
  add constraint session_method_check check (method in ('password', 'taxis', 'app', 'device'));
alter table login_log drop constraint login_log_method_check,
  add constraint login_log_method_check check (method in ('password', 'taxis', 'second-factor', 'app', 'device'));

do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  foreach t in array array['device', 'device_act', 'device_entry', 'device_entry_answer'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
  end loop;
end
$$;

grant select, insert, update on device to paron_app;
grant select, insert on device_act, device_entry, device_entry_answer to paron_app;
grant select, insert, update, delete on pairing_code to paron_app;

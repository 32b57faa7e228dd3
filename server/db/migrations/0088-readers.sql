-- Card readers that push their log by themselves (ADMS). They hold no key and sign nothing: what lets one in is its serial
-- number together with a secret in its address, its networks, or both.

alter table device
  add column kind text not null default 'capture' check (kind in ('capture', 'reader')),
  drop constraint device_check,
  add constraint device_check check (kind = 'reader' or state not in ('asked', 'approved', 'refused') or public_key is not null);

alter table device_entry
  drop constraint device_entry_direction_check,
  add constraint device_entry_direction_check check (direction in ('in', 'out', 'unknown')),
  drop constraint device_entry_question_check,
  add constraint device_entry_question_check check (question in (
    'clock', 'gap', 'other-structure', 'unknown-badge', 'revoked-badge', 'wrong-pin',
    'repeated-hour', 'locked', 'two-contracts'));
-- A line that comes again is found by what it says.
create index device_entry_digest on device_entry (organization_id, device_id, digest);

-- Under no policy, since a reader that calls is not yet known to any body; it names a body and a device and holds nothing
-- of either. A revoked reader has no row, so that its serial number is free.
create table reader_door (
  serial text primary key check (serial ~ '^[0-9A-Z_-]{5,40}$'),
  body uuid not null references organization on delete cascade,
  device uuid not null,
  -- Keyed digest of the secret in the address; null where the reader's menu takes no path.
  mark bytea check (octet_length(mark) = 32),
  networks text[] not null default '{}',
  check (mark is not null or cardinality(networks) > 0)
);
create index reader_door_device on reader_door (body, device);

create table reader (
  organization_id uuid not null,
  device_id uuid not null,
  serial text not null,
  -- As the reader counts; it is told at the next greeting.
  last_stamp text not null default '' check (length(last_stamp) <= 40),
  greeted_at timestamptz,
  push_version text not null default '' check (length(push_version) <= 40),
  -- Lines that were none, and lines from before the reader was approved.
  bad_lines integer not null default 0,
  old_lines integer not null default 0,
  primary key (organization_id, device_id),
  foreign key (organization_id, device_id) references device (organization_id, id) on delete restrict
);

create table reader_command (
  organization_id uuid not null,
  device_id uuid not null,
  seq integer not null,
  command text not null check (command in ('set-time', 'check')),
  asked_at timestamptz not null,
  -- Nobody, where the system sets the clock by itself.
  asked_by uuid references app_user on delete restrict,
  sent_at timestamptz,
  done_at timestamptz,
  -- As the reader told: 0 is well.
  result integer,
  primary key (organization_id, device_id, seq),
  foreign key (organization_id, device_id) references reader (organization_id, device_id) on delete restrict
);

do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  foreach t in array array['reader', 'reader_command'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
  end loop;
end
$$;

grant select, insert, delete on reader_door to paron_app;
grant select, insert, update on reader, reader_command to paron_app;

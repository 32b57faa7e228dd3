-- Badges with a QR, and PINs beside the number of a card.

create table badge (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  employee_id uuid not null,
  -- SHA-256 of the code, which is told once, on paper.
  digest bytea not null check (octet_length(digest) = 32),
  issued_at timestamptz not null,
  issued_by uuid not null references app_user on delete restrict,
  primary key (organization_id, id),
  unique (organization_id, digest),
  foreign key (organization_id, employee_id) references employee (organization_id, id) on delete restrict
);
create index badge_employee on badge (organization_id, employee_id, issued_at);

-- A badge holds until it has a row here.
create table badge_end (
  organization_id uuid not null,
  badge_id uuid not null,
  reason text not null check (reason in ('replaced', 'lost', 'returned')),
  at timestamptz not null,
  by_user uuid not null references app_user on delete restrict,
  primary key (organization_id, badge_id),
  foreign key (organization_id, badge_id) references badge (organization_id, id) on delete restrict
);

-- The last row holds. No mark: the PIN was taken away.
create table employee_pin (
  organization_id uuid not null,
  employee_id uuid not null,
  seq integer not null check (seq > 0),
  -- Keyed digest, as that of a pairing code.
  mark bytea check (octet_length(mark) = 32),
  at timestamptz not null,
  by_user uuid not null references app_user on delete restrict,
  primary key (organization_id, employee_id, seq),
  foreign key (organization_id, employee_id) references employee (organization_id, id) on delete restrict
);

-- The brake on PINs counts these.
create index device_entry_wrong_pin on device_entry (organization_id, employee_id, received_at)
  where question = 'wrong-pin';

do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  foreach t in array array['badge', 'badge_end', 'employee_pin'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
  end loop;
end
$$;

grant select, insert on badge, badge_end, employee_pin to paron_app;

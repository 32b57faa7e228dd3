-- Devices and card readers, and the digital work card of ΕΡΓΑΝΗ II: whether a body submits, under which account, the cards
-- that wait or went, every attempt, and when they could not go.

-- Devices that record arrivals and departures. Those of a kind of ours hold a key of their own and sign what they send; card
-- readers that push their log by themselves (ADMS) hold none: what lets one in is its serial number together with a secret in
-- its address, its networks, or both. An approved device acts as a user of its own id.
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
  kind text not null default 'capture' check (kind in ('capture', 'reader')),
  primary key (organization_id, id),
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict,
  check (kind = 'reader' or state not in ('asked', 'approved', 'refused') or public_key is not null)
);
create index device_structure on device (organization_id, structure_id);
create index device_title on device (organization_id, search_key, id);

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
  direction text not null check (direction in ('in', 'out', 'unknown')),
  how text not null check (how in ('badge', 'number')),
  card_number text not null,
  employee_id uuid,
  structure_id uuid not null,
  digest bytea not null check (octet_length(digest) = 32),
  question text check (question in (
    'clock', 'gap', 'other-structure', 'unknown-badge', 'revoked-badge', 'wrong-pin',
    'repeated-hour', 'locked', 'two-contracts')),
  received_at timestamptz not null,
  primary key (organization_id, device_id, number),
  foreign key (organization_id, device_id) references device (organization_id, id) on delete restrict,
  foreign key (organization_id, employee_id) references employee (organization_id, id) on delete restrict,
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict
);
create index device_entry_question on device_entry (organization_id, structure_id, punched_at) where question is not null;
-- A line that comes again is found by what it says.
create index device_entry_digest on device_entry (organization_id, device_id, digest);
-- The brake on PINs counts these.
create index device_entry_wrong_pin on device_entry (organization_id, employee_id, received_at)
  where question = 'wrong-pin';

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

-- By what a reader is let in. Under no policy, since a reader that calls is not yet known to any body; it names a body and a device and holds nothing
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

-- What is known of a device that is a reader.
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

-- What a reader was asked to do.
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

-- How the body signs in there; the password is sealed with the key of the installation.
create table ergani_account (
  organization_id uuid primary key references organization on delete restrict,
  place text not null check (place in ('trial', 'production')),
  -- Number of the branch as ΕΡΓΑΝΗ has it; 0 is the seat.
  branch text not null check (branch ~ '^[0-9]{1,6}$'),
  user_name text not null check (length(user_name) between 1 and 100),
  user_type text not null check (user_type in ('01', '02', '03')),
  sealed_password bytea not null,
  version integer not null default 1,
  saved_at timestamptz not null,
  saved_by uuid not null references app_user on delete restrict
);

-- Off until a row says on; the last one holds.
create table ergani_switch (
  organization_id uuid not null references organization on delete restrict,
  seq integer not null,
  is_on boolean not null,
  -- Records of earlier days make no cards.
  from_day date not null,
  at timestamptz not null,
  by_user uuid not null references app_user on delete restrict,
  primary key (organization_id, seq)
);

-- The token under which cards go, kept so that the next run need not sign in anew.
create table ergani_token (
  organization_id uuid primary key references ergani_account on delete cascade,
  sealed bytea not null
);

create table work_card (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  work_date date not null,
  kind text not null check (kind in ('arrival', 'departure')),
  at timestamptz not null,
  -- stopped: it was given up, so whether it was taken is not known; dropped: the record said something else before it went.
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'accepted', 'refused', 'stopped', 'dropped')),
  tries integer not null default 0,
  made_at timestamptz not null,
  -- While it is being sent: until when whoever sends it is waited for.
  next_try_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, contract_id, work_date, kind, at),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict
);
create index work_card_due on work_card (organization_id, next_try_at) where state in ('waiting', 'sending');
create index work_card_newest on work_card (organization_id, at desc, id desc);
-- Cards that wait, were refused or dropped are few beside those that went: they are counted each time the page opens.
create index work_card_open on work_card (organization_id, state, at desc) where state <> 'accepted';

create table work_card_attempt (
  organization_id uuid not null,
  card_id uuid not null,
  seq integer not null,
  began_at timestamptz not null,
  -- Both null: the server ended in between, and nobody knows whether the card was taken.
  ended_at timestamptz,
  outcome text check (outcome in ('accepted', 'refused', 'unavailable', 'wrong-credentials')),
  late_reason text check (late_reason in ('001', '002', '003')),
  answer text not null default '' check (length(answer) <= 500),
  -- Number and time as ΕΡΓΑΝΗ gave them.
  protocol text check (length(protocol) <= 40),
  submitted text check (length(submitted) <= 40),
  primary key (organization_id, card_id, seq),
  foreign key (organization_id, card_id) references work_card (organization_id, id) on delete restrict,
  check ((ended_at is null) = (outcome is null)),
  check ((outcome = 'accepted') = (protocol is not null))
);

-- That a person wants a card sent again, and what they say of its lateness.
create table work_card_request (
  organization_id uuid not null,
  card_id uuid not null,
  seq integer not null,
  late_reason text check (late_reason = '001'),
  at timestamptz not null,
  by_user uuid not null references app_user on delete restrict,
  primary key (organization_id, card_id, seq),
  foreign key (organization_id, card_id) references work_card (organization_id, id) on delete restrict
);

-- When cards could not go: ΕΡΓΑΝΗ was away, it refused the account, or the body had no power or line (said by a person).
create table ergani_outage (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  cause text not null check (cause in ('away', 'account', 'power')),
  from_at timestamptz not null,
  -- Null while it lasts.
  to_at timestamptz check (to_at >= from_at),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  answer text not null default '' check (length(answer) <= 500),
  by_user uuid references app_user on delete restrict,
  primary key (organization_id, id),
  check ((cause = 'power') = (by_user is not null)),
  check (cause <> 'power' or to_at is not null)
);
create unique index ergani_outage_open on ergani_outage (organization_id) where to_at is null;
create index ergani_outage_newest on ergani_outage (organization_id, from_at desc);

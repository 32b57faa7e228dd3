-- A body's structures, people and contracts. Every key begins with organization_id; every table is under row-level security.

-- Holidays of one body: on a day of the year, or so many days from Easter.
create table organization_holiday (
  organization_id uuid not null references organization on delete cascade,
  month integer check (month between 1 and 12),
  day_of_month integer check (day_of_month between 1 and 31),
  title text not null,
  valid_from date,
  valid_to date,
  id uuid not null default gen_random_uuid(),
  easter_offset integer check (easter_offset between -60 and 60),
  source text not null default '' check (length(source) <= 200),
  version integer not null default 1,
  primary key (organization_id, id),
  check ((easter_offset is null) = (month is not null)),
  check ((month is null) = (day_of_month is null))
);

create table schedule (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 120),
  anchor date not null check (extract(isodow from anchor) = 1),
  weeks jsonb not null check (jsonb_typeof(weeks) = 'array'),
  works_holidays boolean not null default false,
  break_minutes integer not null default 0 check (break_minutes between 0 and 240),
  balance jsonb not null,
  version integer not null default 1,
  -- Whether the break is within the time that is paid. It is then not taken off the hours.
  break_paid boolean not null default false,
  primary key (organization_id, id)
);
create index schedule_title on schedule (organization_id, title, id);

create table structure (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  parent_id uuid,
  code text not null check (length(code) between 1 and 20),
  title text not null check (length(title) between 1 and 200),
  category text not null default '',
  address text not null default '',
  person_in_charge text not null default '',
  person_in_charge_email text not null default '',
  phone text not null default '',
  schedule_id uuid,
  opened_on date not null,
  closed_on date,
  search_key text collate "C" not null generated always as (greek_key(title || ' ' || code)) stored,
  version integer not null default 1,
  primary key (organization_id, id),
  unique (organization_id, code),
  foreign key (organization_id, parent_id) references structure (organization_id, id) on delete restrict,
  foreign key (organization_id, schedule_id) references schedule (organization_id, id) on delete restrict,
  check (parent_id is distinct from id),
  check (closed_on >= opened_on)
);
create index structure_search on structure (organization_id, search_key);
-- The orders in which a list can be had are those of an index, so that its first page costs what a page costs, however long
-- the list has become. Those of the agency's queues go over all bodies, the others through one.
create index structure_opened on structure (organization_id, opened_on, id);

-- Days on which a structure is closed, or all that stand under it, or the whole body.
create table closure (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  structure_id uuid,
  title text not null check (length(title) between 1 and 120),
  from_day date not null,
  to_day date not null,
  with_substructures boolean not null default false,
  reason text not null default '' check (length(reason) <= 500),
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete cascade,
  check (to_day >= from_day),
  check (structure_id is not null or not with_substructures)
);
create index closure_from on closure (organization_id, from_day, id);
create index closure_to on closure (organization_id, to_day, id);
create index closure_title on closure (organization_id, title, id);

create table employee (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  -- A tax number, or the pseudonym of somebody whose data were erased.
  afm text not null check (afm ~ '^([0-9]{9}|E[0-9]{8})$'),
  amka text check (amka ~ '^[0-9]{11}$'),
  last_name text not null check (length(last_name) between 1 and 80),
  first_name text not null check (length(first_name) between 1 and 80),
  father_name text not null default '',
  birth_date date,
  email text not null default '',
  phone text not null default '',
  iban text,
  education text not null default '' check (education in ('', 'PE', 'TE', 'DE', 'YE', 'EEP')),
  specialty text not null default '',
  card_number text,
  search_key text collate "C" not null generated always as (greek_key(last_name || ' ' || first_name)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, afm),
  unique (organization_id, card_number)
);
create index employee_search on employee (organization_id, search_key, id);
create index employee_first_name on employee (organization_id, (greek_key(first_name) collate "C"));
create index employee_specialty on employee (organization_id, specialty, id);

-- A contract is made by one and approved by another, whatever the code says.
create table contract (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  employee_id uuid not null,
  number text not null check (length(number) between 1 and 40),
  employment_type integer not null,
  specialty text not null default '',
  start_date date not null,
  end_date date,
  state text not null check (state in ('draft', 'submitted', 'active', 'suspended', 'ended', 'terminated', 'rejected')),
  version integer not null default 1,
  -- Everyone who made, changed or submitted it before it was approved.
  made_by uuid[] not null default '{}',
  approved_by uuid,
  primary key (organization_id, id),
  unique (organization_id, number),
  foreign key (organization_id, employee_id) references employee (organization_id, id) on delete restrict,
  check (end_date >= start_date),
  constraint contract_by_two check (not (approved_by = any (made_by)))
);
create index contract_employee on contract (organization_id, employee_id);
create index contract_state on contract (organization_id, state, end_date);
create index contract_start on contract (organization_id, start_date, id);
create index contract_end on contract (organization_id, end_date, id);

create table contract_act (
  organization_id uuid not null,
  contract_id uuid not null,
  seq integer not null,
  state text not null,
  at timestamptz not null default now(),
  by_user uuid,
  reason text not null default '',
  primary key (organization_id, contract_id, seq),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete cascade
);

create table contract_term (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  structure_id uuid not null,
  schedule_id uuid not null,
  weekly_minutes integer not null check (weekly_minutes between 0 and 4320),
  pay_basis text not null check (pay_basis in ('monthly', 'daily', 'hourly', 'presence', 'none')),
  rate numeric(12, 2) not null check (rate >= 0),
  valid_from date not null,
  valid_to date,
  primary key (organization_id, id),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete cascade,
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict,
  foreign key (organization_id, schedule_id) references schedule (organization_id, id) on delete restrict,
  check (valid_to >= valid_from),
  constraint contract_term_no_overlap exclude using gist (organization_id with =, contract_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
create index contract_term_structure on contract_term (organization_id, structure_id, valid_from);
-- By day too: else the exclusion's index, which is slower to read, looks as cheap.
create index contract_term_contract on contract_term (organization_id, contract_id, valid_from);

-- Who counts on a day, said once: a contract that was approved counts on the days of its terms, the days before a
-- suspension and an end among them (domain/contracts/counts-on.ts says the same).
create function has_run(state text) returns boolean language sql immutable
return state in ('active', 'suspended', 'ended', 'terminated');

create view running_term with (security_invoker = true) as
select t.organization_id, t.id, t.contract_id, c.employee_id, t.structure_id, t.schedule_id, t.weekly_minutes, t.valid_from, t.valid_to,
  greatest(t.valid_from, c.start_date) as first_day,
  coalesce(least(t.valid_to, c.end_date), 'infinity') as last_day
from contract_term t
join contract c on c.organization_id = t.organization_id and c.id = t.contract_id
where has_run(c.state) and greatest(t.valid_from, c.start_date) <= coalesce(least(t.valid_to, c.end_date), 'infinity');

-- Documents of a body and of its contracts. The bytes stand in the file store under their digest; a row here says whose
-- they are, what they are called and how far their checking has come.
create table document (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  kind text not null references document_kind on delete restrict,
  contract_id uuid,
  file_name text not null check (length(file_name) between 1 and 150),
  type text not null check (type in ('pdf', 'png', 'jpeg', 'docx', 'xlsx')),
  size_bytes integer not null check (size_bytes between 1 and 10485760),
  sha256 bytea not null check (octet_length(sha256) = 32),
  expires_on date,
  note text not null default '' check (length(note) <= 500),
  state text not null check (state in ('unscanned', 'uploaded', 'approved', 'rejected', 'replaced', 'expired')),
  -- The document whose place this one takes.
  replaces uuid,
  uploaded_by uuid not null references app_user on delete restrict,
  uploaded_at timestamptz not null,
  version integer not null default 1,
  search_key text collate "C" not null generated always as (greek_key(file_name || ' ' || note)) stored,
  primary key (organization_id, id),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict,
  foreign key (organization_id, replaces) references document (organization_id, id) on delete restrict
);
create index document_of_contract on document (organization_id, contract_id) where contract_id is not null;
create index document_waiting on document (organization_id, uploaded_at) where state in ('unscanned', 'uploaded');
create index document_ending on document (organization_id, expires_on) where state = 'approved';
create index document_newest on document (organization_id, uploaded_at, id);
create index document_expiry on document (organization_id, expires_on, id);
create index document_name on document (organization_id, search_key, id);
create index document_queue on document (uploaded_at, id);
create index document_queue_expiry on document (expires_on, id);
create index document_queue_name on document (search_key, id);

create table document_act (
  organization_id uuid not null,
  document_id uuid not null,
  seq integer not null,
  state text not null,
  at timestamptz not null,
  by_user uuid not null references app_user on delete restrict,
  reason text not null default '',
  primary key (organization_id, document_id, seq),
  foreign key (organization_id, document_id) references document (organization_id, id) on delete cascade
);

-- Badges with a QR, beside the number of a card.
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

-- PINs. The last row holds. No mark: the PIN was taken away.
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

-- Holds that forbid an erasure.
create table legal_hold (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  employee_id uuid not null,
  reason text not null check (length(reason) between 3 and 500),
  set_by uuid not null references app_user on delete restrict,
  set_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employee (organization_id, id) on delete restrict
);
create index legal_hold_employee on legal_hold (organization_id, employee_id);

create table legal_hold_end (
  organization_id uuid not null,
  hold_id uuid not null,
  reason text not null check (length(reason) between 3 and 500),
  by_user uuid not null references app_user on delete restrict,
  at timestamptz not null,
  primary key (organization_id, hold_id),
  foreign key (organization_id, hold_id) references legal_hold (organization_id, id) on delete restrict
);

-- Erasures done.
create table employee_erasure (
  organization_id uuid not null references organization on delete restrict,
  employee_id uuid not null,
  -- Makes the pseudonym.
  number integer not null check (number between 1 and 99999999),
  reason text not null check (length(reason) between 3 and 500),
  by_user uuid not null references app_user on delete restrict,
  at timestamptz not null,
  -- What was erased and what was kept, until when: the certificate.
  certificate jsonb not null,
  primary key (organization_id, employee_id),
  unique (organization_id, number),
  foreign key (organization_id, employee_id) references employee (organization_id, id) on delete restrict
);
create index employee_erasure_newest on employee_erasure (organization_id, at desc);

-- Whether a contract is of somebody whose data were erased.
create function is_of_erased_person(organization uuid, contract uuid) returns boolean language sql stable as $$
  select exists (
    select from contract c
    join employee_erasure e on e.organization_id = c.organization_id and e.employee_id = c.employee_id
    where c.organization_id = organization and c.id = contract)
$$;

-- Bytes whose last row has gone, until the file store has removed them too.
create table file_to_remove (
  organization_id uuid not null references organization on delete restrict,
  sha256 bytea not null check (octet_length(sha256) = 32),
  since timestamptz not null,
  primary key (organization_id, sha256)
);

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
  state text not null check (state in ('draft', 'submitted', 'active', 'suspended', 'ended', 'terminated', 'rejected')),
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

-- What a sheet shows of a contract stands beside its running term.
create view running_term with (security_invoker = true) as
select t.organization_id, t.id, t.contract_id, c.employee_id, t.structure_id, t.schedule_id, t.weekly_minutes,
  t.valid_from, t.valid_to,
  greatest(t.valid_from, c.start_date, o.kept_from) as first_day,
  coalesce(least(t.valid_to, c.end_date), 'infinity'::date) as last_day,
  c.number, c.specialty, c.employment_type, c.start_date, c.end_date, o.kept_from
from contract_term t
join contract c on c.organization_id = t.organization_id and c.id = t.contract_id
join organization o on o.id = t.organization_id
where has_run(c.state)
  and greatest(t.valid_from, c.start_date, o.kept_from) <= coalesce(least(t.valid_to, c.end_date), 'infinity'::date);

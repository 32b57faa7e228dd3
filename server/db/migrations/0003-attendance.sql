-- Sheets, records, punches and months.

create table attendance_sheet (
  organization_id uuid not null,
  structure_id uuid not null,
  date date not null,
  state text not null check (state in ('open', 'submitted', 'locked')),
  version integer not null default 1,
  primary key (organization_id, structure_id, date),
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict
);

create table attendance_sheet_act (
  organization_id uuid not null,
  structure_id uuid not null,
  date date not null,
  seq integer not null,
  state text not null,
  at timestamptz not null default now(),
  by_user uuid,
  reason text not null default '',
  primary key (organization_id, structure_id, date, seq),
  foreign key (organization_id, structure_id, date) references attendance_sheet (organization_id, structure_id, date) on delete cascade
);

-- One contract, one day. Minutes of intervals count from the local midnight that begins the work date.
create table attendance_record (
  organization_id uuid not null,
  contract_id uuid not null,
  date date not null,
  structure_id uuid not null,
  term_id uuid not null,
  intervals jsonb not null check (jsonb_typeof(intervals) = 'array'),
  -- The intervals once more, packed as the month grid reads them (api/cells.ts).
  cell text not null,
  note text not null default '' check (length(note) <= 500),
  label text not null,
  reason text references absence_reason on delete restrict,
  planned_minutes integer not null,
  worked_minutes integer not null check (worked_minutes between 0 and 2880),
  -- All of DayResult, so that no screen or sheet computes it again.
  result jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (organization_id, contract_id, date),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict,
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict,
  foreign key (organization_id, term_id) references contract_term (organization_id, id) on delete restrict
);
create index attendance_record_structure on attendance_record (organization_id, structure_id, date);

-- Raw lines of card readers, kept as they came. Unknown card numbers wait here until a person settles them.
create table punch (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  source text not null check (source in ('attlog', 'device', 'api')),
  card_number text not null,
  at timestamptz not null,
  direction text not null check (direction in ('in', 'out', 'unknown')),
  raw_line text not null,
  employee_id uuid,
  received_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, source, card_number, at, direction),
  foreign key (organization_id, employee_id) references employee (organization_id, id) on delete restrict
);
create index punch_employee on punch (organization_id, employee_id, at);
create index punch_unknown on punch (organization_id, card_number, at) where employee_id is null;

create table monthly_contract (
  organization_id uuid not null,
  contract_id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  structure_id uuid not null,
  state text not null check (state in ('draft', 'submitted', 'signed', 'approved', 'paid', 'returned', 'cancelled')),
  -- MonthTotals, kept in the transaction that writes a record.
  totals jsonb not null,
  version integer not null default 1,
  primary key (organization_id, contract_id, month),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict,
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict
);
create index monthly_contract_structure on monthly_contract (organization_id, month, structure_id);

create table monthly_contract_act (
  organization_id uuid not null,
  contract_id uuid not null,
  month text not null,
  seq integer not null,
  state text not null,
  at timestamptz not null default now(),
  by_user uuid,
  reason text not null default '',
  signature_id uuid,
  primary key (organization_id, contract_id, month, seq),
  foreign key (organization_id, contract_id, month) references monthly_contract (organization_id, contract_id, month) on delete cascade
);

-- What the legal representative signed: the canonical text's digest over the months of one structure.
create table month_signature (
  organization_id uuid not null,
  id uuid not null,
  structure_id uuid not null,
  month text not null,
  signed_at timestamptz not null default now(),
  signed_by uuid not null references app_user on delete restrict,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  code text not null check (code ~ '^[0-9A-Z]{12,20}$'),
  totals jsonb not null,
  primary key (organization_id, id),
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict
);
create index month_signature_structure on month_signature (organization_id, structure_id, month);

create table ledger_entry (
  organization_id uuid not null references organization on delete restrict,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  act text not null,
  subject_kind text not null,
  subject_id text not null,
  structure_id uuid,
  date date,
  actor_id uuid,
  actor_role text not null,
  source text not null,
  request_id text not null,
  reason text not null default '',
  before jsonb,
  after jsonb,
  primary key (organization_id, id)
);
create index ledger_entry_subject on ledger_entry (organization_id, subject_kind, subject_id, id);

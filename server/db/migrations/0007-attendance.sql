-- Sheets, records, punches, unlocking, and attendance from files.

create table attendance_sheet (
  organization_id uuid not null,
  structure_id uuid not null,
  date date not null,
  state text not null check (state in ('open', 'submitted', 'locked')),
  version integer not null default 1,
  primary key (organization_id, structure_id, date),
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict
);
create index attendance_sheet_unlocked on attendance_sheet (organization_id, date) where state <> 'locked';

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
  -- All of DayResult but its zeros and a reason that is not there, so that no screen or sheet computes it again.
  result jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  -- What the indexes of absences ask of a record: one whose hours change is then written beside itself on its page, on which
  -- room is left, without touching any index.
  is_whole_absence boolean not null generated always as (
    jsonb_array_length(intervals) = 1 and coalesce(intervals->0->>'kind', '') = 'absence'
    and intervals->0->>'from' is null and intervals->0->>'to' is null) stored,
  primary key (organization_id, contract_id, date),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict,
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict,
  foreign key (organization_id, term_id) references contract_term (organization_id, id) on delete restrict
) with (fillfactor = 80);
create index attendance_record_structure on attendance_record (organization_id, structure_id, date);
-- Leave used by many contracts over their years is counted from the days of absence alone: whole days by walking an index,
-- the few others by reading their intervals.
create index attendance_record_whole_absence on attendance_record (organization_id, contract_id, reason, date)
  where reason is not null and planned_minutes > 0 and is_whole_absence;
create index attendance_record_part_absence on attendance_record (organization_id, contract_id, date)
  where reason is not null and planned_minutes > 0 and not is_whole_absence;
create index attendance_record_absence on attendance_record (organization_id, reason, date, contract_id)
  where reason is not null and planned_minutes > 0;

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

-- Who has which sheet before them now. It is true for seconds: not logged, not backed up, and rows go with the stream that
-- made them. One whose server died is stale after seconds and is swept away by the job of the logs.
create unlogged table presence (
  organization_id uuid not null references organization on delete cascade,
  -- The stream of events that shows it.
  stream_id uuid not null,
  structure_id uuid not null,
  -- The day or the month of the sheet, as 2026-03-18 or 2026-03.
  period text not null check (period ~ '^\d{4}-\d\d(-\d\d)?$'),
  user_id uuid not null references app_user on delete cascade,
  seen_at timestamptz not null,
  primary key (organization_id, stream_id),
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete cascade
);
create index presence_on_sheet on presence (organization_id, structure_id, period);

-- Locks of sheets by the clock, and unlocking for a while. A sheet that is locked stays so; an unlock that was granted
-- and has not run out lets its days be written meanwhile, so that nothing must happen for them to be locked again.
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
create index unlock_request_newest on unlock_request (organization_id, asked_at, id);
create index unlock_request_from on unlock_request (organization_id, from_day, id);
create index unlock_request_queue on unlock_request (asked_at, id);
create index unlock_request_queue_from on unlock_request (from_day, id);

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

-- What a word in a body's files stands for, as somebody mended it by hand: the latest row of a word holds, and one without a
-- code ends it.
create table attendance_file_word (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  -- Without accents, case and punctuation.
  word text not null check (length(word) between 1 and 200),
  -- As the file had it.
  shown text not null check (length(shown) between 1 and 200),
  code text check (length(code) between 1 and 20),
  made_at timestamptz not null,
  made_by uuid not null references app_user on delete restrict,
  primary key (organization_id, id)
);
create index attendance_file_word_of_word on attendance_file_word (organization_id, word, made_at);

-- What a body does with punched times from a day on: rows are only added, the last one of a day holds.
create table punch_rule (
  organization_id uuid not null references organization on delete restrict,
  number int not null check (number > 0),
  rounding text not null check (rounding in ('none', 'quarter', 'plan')),
  grace_minutes int not null check (grace_minutes between 0 and 30),
  valid_from date not null,
  set_at timestamptz not null,
  set_by uuid not null references app_user on delete restrict,
  primary key (organization_id, number)
);

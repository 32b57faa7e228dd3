-- Months: their signing, checks and samples, and what is sent to people about them.

create table monthly_contract (
  organization_id uuid not null,
  contract_id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  structure_id uuid not null,
  state text not null check (state in ('draft', 'submitted', 'awaiting', 'signed', 'approved', 'paid', 'returned', 'cancelled')),
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
-- Nobody decides on the own affairs: the signer's own month is left out of the signature and confirmed by the agency.
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
  -- Contracts of the signer: their months are in the structure, but not in what was signed.
  left_out uuid[] not null default '{}',
  -- The one contract over whose month the agency signs in its own signer's place; null for the signature of a structure.
  countersigns uuid,
  primary key (organization_id, id),
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict,
  foreign key (organization_id, countersigns) references contract (organization_id, id) on delete restrict,
  check (countersigns is null or left_out = '{}')
);
create index month_signature_structure on month_signature (organization_id, structure_id, month);
-- The printed code finds its signature.
create unique index month_signature_code on month_signature (code);

-- What the rules said of a month when it was last checked.
create table month_check (
  organization_id uuid not null,
  contract_id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  checked_at timestamptz not null,
  errors integer not null check (errors >= 0),
  -- The warnings as Finding, so that each can be compared with the notes.
  warnings jsonb not null check (jsonb_typeof(warnings) = 'array'),
  -- Until which entry of the body's ledger, and of the installation's audit, the check has seen: what is told later is not in it.
  ledger_upto bigint not null default 0,
  audit_upto bigint not null default 0,
  primary key (organization_id, contract_id, month),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict
);
create index month_check_month on month_check (organization_id, month, contract_id);

-- Why a warning may stand. A note explains a finding as it stood: another record, and so other inputs, ask for another note.
create table finding_note (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  rule text not null check (rule ~ '^R[0-9]{2}$'),
  date date,
  inputs jsonb not null,
  note text not null check (length(note) between 3 and 500),
  at timestamptz not null default now(),
  by_user uuid not null references app_user on delete restrict,
  primary key (organization_id, id),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict
);
create index finding_note_contract on finding_note (organization_id, month, contract_id);

-- Level of a rule (`R04`) or parameter (`dailyRestMinutes`) from a day on; what has no row is as the rules ship it.
create table finding_parameter (
  organization_id uuid not null references organization on delete restrict,
  name text not null check (length(name) between 1 and 60),
  valid_from date not null,
  value jsonb not null,
  set_at timestamptz not null default now(),
  set_by uuid references app_user on delete restrict,
  primary key (organization_id, name, valid_from)
);

-- Sheets that the agency looks at again: which were drawn, by what rule and from what seed, and what came of each.
create table verification_sample (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  rule text not null check (rule in ('random', 'findings', 'typed', 'late')),
  -- The draw is a function of the sheets, the rule and the seed, so that anyone can repeat it.
  seed integer not null check (seed >= 0),
  -- Sheets among which it was drawn.
  population integer not null,
  drawn_at timestamptz not null default now(),
  drawn_by uuid not null references app_user on delete restrict,
  primary key (organization_id, id)
);

create table verification_sample_sheet (
  organization_id uuid not null,
  sample_id uuid not null,
  structure_id uuid not null,
  date date not null,
  place integer not null,
  -- What the rule counts; 0 for a random draw.
  score integer not null,
  primary key (organization_id, sample_id, structure_id, date),
  foreign key (organization_id, sample_id) references verification_sample (organization_id, id) on delete restrict,
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict
);

-- Each look at a sheet; the last one counts.
create table verification_outcome (
  organization_id uuid not null,
  id uuid not null,
  sample_id uuid not null,
  structure_id uuid not null,
  date date not null,
  outcome text not null check (outcome in ('verified', 'deviation')),
  note text not null check (length(note) <= 1000),
  at timestamptz not null default now(),
  by_user uuid not null references app_user on delete restrict,
  primary key (organization_id, id),
  check (outcome = 'verified' or length(note) >= 3),
  foreign key (organization_id, sample_id, structure_id, date)
    references verification_sample_sheet (organization_id, sample_id, structure_id, date) on delete restrict
);
create index verification_outcome_sheet on verification_outcome (organization_id, sample_id, structure_id, date, at);

-- Mails on their way. A mail is a row of the transaction that causes it; it leaves the table never.
create table mail (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  kind text not null check (length(kind) between 3 and 40),
  recipient text not null check (length(recipient) between 3 and 254 and recipient !~ '[[:cntrl:][:space:]]'),
  subject text not null check (length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  -- Plain text; the place of the link is marked {link}.
  body text not null check (length(body) between 1 and 10000),
  -- The address of the link, sealed with the installation's key; it goes when the mail has gone.
  sealed_link bytea,
  made_at timestamptz not null,
  -- A mail that nobody could send until then is not sent any more.
  useful_until timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'late')),
  next_try_at timestamptz not null,
  primary key (organization_id, id)
);
create index mail_waiting on mail (organization_id, next_try_at) where state = 'waiting';
create index mail_newest on mail (made_at, id);

create table mail_attempt (
  organization_id uuid not null,
  mail_id uuid not null,
  seq integer not null,
  at timestamptz not null,
  outcome text not null check (outcome in ('accepted', 'postponed', 'refused', 'late', 'again')),
  -- What the mail server said, or who asked for another attempt.
  answer text not null default '' check (length(answer) <= 500),
  by_user uuid references app_user on delete restrict,
  primary key (organization_id, mail_id, seq),
  foreign key (organization_id, mail_id) references mail (organization_id, id) on delete restrict
);

-- Links that stand for an account: one sheet, or one person's month. Only the hash of a token is kept.
create table link (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  kind text not null check (kind in ('daily-report', 'month')),
  token_hash bytea not null check (octet_length(token_hash) = 32),
  structure_id uuid not null,
  date date,
  contract_id uuid,
  month text check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  -- Whom it was given to. It holds while this is still the address of the person in charge, or of the employee.
  recipient text not null,
  recipient_name text not null check (length(recipient_name) between 1 and 200),
  made_at timestamptz not null,
  made_by uuid not null references app_user on delete restrict,
  expires_at timestamptz not null,
  mail_id uuid not null,
  primary key (organization_id, id),
  unique (organization_id, token_hash),
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict,
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict,
  foreign key (organization_id, mail_id) references mail (organization_id, id) on delete restrict,
  check (case kind when 'month' then contract_id is not null and month is not null and date is null
         else contract_id is null and month is null and date is not null end)
);
create index link_of_day on link (organization_id, structure_id, date) where date is not null;
create index link_of_month on link (organization_id, month, contract_id) where month is not null;

-- Each act happens at most once: whose row goes in did it.
create table link_act (
  organization_id uuid not null,
  link_id uuid not null,
  act text not null check (act in ('opened', 'used', 'revoked')),
  at timestamptz not null,
  by_user uuid references app_user on delete restrict,
  primary key (organization_id, link_id, act),
  foreign key (organization_id, link_id) references link (organization_id, id) on delete restrict
);

-- Days of a month that their employee disputes, and what the body answered. A dispute without an answer is open.
create table day_dispute (
  organization_id uuid not null,
  id uuid not null,
  link_id uuid not null,
  contract_id uuid not null,
  structure_id uuid not null,
  date date not null,
  text text not null check (length(text) between 3 and 500),
  at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, link_id, date),
  foreign key (organization_id, link_id) references link (organization_id, id) on delete restrict,
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict,
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict
);
create index day_dispute_day on day_dispute (organization_id, date, contract_id);

create table dispute_answer (
  organization_id uuid not null,
  dispute_id uuid not null,
  text text not null check (length(text) between 3 and 500),
  at timestamptz not null,
  by_user uuid not null references app_user on delete restrict,
  primary key (organization_id, dispute_id),
  foreign key (organization_id, dispute_id) references day_dispute (organization_id, id) on delete restrict
);

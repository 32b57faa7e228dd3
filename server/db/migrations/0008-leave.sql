-- Leave beside the days that are recorded: corrections, documents, benefits, calendars.

-- What is added to or taken from a contract's leave of a year by hand: days carried over by decision, earlier service,
-- mistakes. A row is never changed; what was wrong is set right by another.
create table leave_correction (
  organization_id uuid not null references organization,
  id uuid not null,
  contract_id uuid not null,
  reason text not null references absence_reason on delete restrict,
  year integer not null check (year between 1990 and 2100),
  kind text not null check (kind in ('carried', 'correction')),
  half_days integer not null check (half_days between -200 and 200 and half_days <> 0),
  note text not null check (length(note) between 3 and 300),
  by_user uuid not null references app_user on delete restrict,
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict
);
create index leave_correction_of_year on leave_correction (organization_id, contract_id, year);

-- That the document of an absence came: who took it, when, and whether it is kept. Nothing is changed; a receipt that was
-- a mistake is withdrawn by a row of its own.
create table leave_document (
  organization_id uuid not null references organization,
  id uuid not null,
  contract_id uuid not null,
  reason text not null references absence_reason on delete restrict,
  -- The absence as it was when the document came.
  from_day date not null,
  to_day date not null,
  -- `paper`: kept in the body's files; `seen`: looked at and given back; `file`: kept here.
  how text not null check (how in ('paper', 'seen', 'file')),
  document_id uuid,
  by_user uuid not null references app_user on delete restrict,
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict,
  foreign key (organization_id, document_id) references document (organization_id, id) on delete restrict,
  check (from_day <= to_day),
  check ((how = 'file') = (document_id is not null))
);
create index leave_document_of_contract on leave_document (organization_id, contract_id, from_day);

create table leave_document_withdrawal (
  organization_id uuid not null,
  id uuid not null,
  by_user uuid not null references app_user on delete restrict,
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, id) references leave_document on delete restrict
);

-- What the insurance pays a person of private law for a stretch of illness. A row is never changed: the last one of the same
-- days holds, and one without an amount takes them back.
create table sickness_benefit (
  organization_id uuid not null references organization,
  id uuid not null,
  contract_id uuid not null,
  from_day date not null,
  to_day date not null check (to_day between from_day and from_day + 365),
  amount numeric(12, 2) check (amount >= 0),
  note text not null check (length(note) <= 300),
  by_user uuid not null references app_user on delete restrict,
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict
);
create index sickness_benefit_of_contract on sickness_benefit (organization_id, contract_id, from_day);

-- Addresses from which a calendar reads who is away. Of the address only the hash is kept.
create table leave_feed (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  -- Null: all of the body.
  structure_id uuid,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  -- Whether it also says under which leave, where that is not sensitive.
  tells_reasons boolean not null,
  made_at timestamptz not null,
  made_by uuid not null references app_user on delete restrict,
  revoked_at timestamptz,
  revoked_by uuid references app_user on delete restrict,
  primary key (organization_id, id),
  unique (organization_id, token_hash),
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict,
  check ((revoked_at is null) = (revoked_by is null))
);

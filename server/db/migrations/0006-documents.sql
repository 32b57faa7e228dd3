-- Documents, badges, and what is kept of persons until they are erased.

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
  state text not null check (state in ('unscanned', 'uploaded', 'approved', 'rejected', 'replaced', 'expired')),
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

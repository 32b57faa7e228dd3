-- Payments: a batch of one body, its lines (one person's credit) and their items (a contract's month, or what became of it
-- since it was paid). A batch of all bodies is one payment for each of them (docs/decisions/0040-payments.md).

create table payment (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  -- Reads as a person says it: 2026-03/2.
  number text not null,
  -- The last month that it pays; earlier ones that were left over are in it too.
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  state text not null check (state in ('draft', 'approved', 'ordered', 'submitted', 'settled', 'cancelled')),
  -- Set when the rejected lines of another payment are issued again.
  reissue_of uuid,
  created_by uuid not null references app_user on delete restrict,
  created_at timestamptz not null,
  -- Four eyes, whatever the code says.
  approved_by uuid references app_user on delete restrict check (approved_by <> created_by),
  execution_date date,
  total numeric(14, 2) not null check (total >= 0),
  line_count integer not null check (line_count >= 0),
  version integer not null default 1,
  primary key (organization_id, id),
  unique (organization_id, number),
  foreign key (organization_id, reissue_of) references payment (organization_id, id) on delete restrict,
  check (state in ('draft', 'cancelled') or approved_by is not null)
);
create index payment_month on payment (organization_id, month, state);
create index payment_newest on payment (organization_id, created_at, id);
create index payment_queue on payment (created_at, id);

-- To make the order and to give it to the bank are two acts: a payment is ordered, then submitted.
create table payment_act (
  organization_id uuid not null,
  payment_id uuid not null,
  seq integer not null,
  act text not null check (act in ('create', 'approve', 'order', 'submit', 'answer', 'settle', 'cancel')),
  state text not null,
  at timestamptz not null,
  by_user uuid not null references app_user on delete restrict,
  reason text not null default '',
  -- Null where an answer of the bank proves the submission and nobody has said when it was.
  submitted_on date,
  -- The bank's: of the submission, or of the answer that proves it.
  reference text not null default '' check (length(reference) <= 70),
  primary key (organization_id, payment_id, seq),
  foreign key (organization_id, payment_id) references payment (organization_id, id) on delete restrict,
  check ((act = 'submit') = (reference <> '')),
  check (submitted_on is null or act = 'submit')
);

-- One person's credit. Name and account are as they were when the payment was made.
create table payment_line (
  organization_id uuid not null,
  payment_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  name text not null,
  iban text not null,
  amount numeric(12, 2) not null check (amount >= 0),
  state text not null check (state in ('planned', 'ordered', 'submitted', 'paid', 'rejected', 'cancelled')),
  -- The bank's reason (ISO 20022 code) and its words.
  bank_code text not null default '',
  bank_text text not null default '',
  answered_at timestamptz,
  -- The line that takes the place of this rejected one.
  reissued_by uuid,
  search_key text collate "C" not null generated always as (greek_key(name)) stored,
  primary key (organization_id, id),
  unique (organization_id, payment_id, employee_id),
  foreign key (organization_id, payment_id) references payment (organization_id, id) on delete restrict,
  foreign key (organization_id, employee_id) references employee (organization_id, id) on delete restrict
);
create index payment_line_payment on payment_line (organization_id, payment_id, search_key, id);

-- Lines change in the course of a payment; name and account only by being emptied.
create function only_emptied_line() returns trigger language plpgsql as $$
begin
  if new.iban <> '' then
    raise exception 'Name and account of a line are what was paid' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger payment_line_only_emptied before update on payment_line for each row
  when (old.name is distinct from new.name or old.iban is distinct from new.iban)
  execute function only_emptied_line();

-- What a line pays for. Sequence 0 is the contract's month itself, each later one a difference.
create table payment_item (
  organization_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  line_id uuid not null,
  contract_id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  seq integer not null check (seq >= 0),
  amount numeric(12, 2) not null check (amount <> 0),
  -- What the month is worth altogether, and how that came about: PayStep[].
  worth numeric(12, 2) not null check (worth >= 0),
  steps jsonb not null check (jsonb_typeof(steps) = 'array'),
  -- The month as it was read: an approval or a sending after a change is refused.
  month_version integer not null,
  -- The last entry of the ledger that the amount has seen; what comes after it may make a difference.
  ledger_seen bigint not null,
  -- False once the bank refused the line or the payment was cancelled: the month may then be paid again.
  live boolean not null default true,
  primary key (organization_id, id),
  foreign key (organization_id, line_id) references payment_line (organization_id, id) on delete restrict,
  foreign key (organization_id, payment_id) references payment (organization_id, id) on delete restrict,
  foreign key (organization_id, contract_id, month) references monthly_contract (organization_id, contract_id, month) on delete restrict,
  check (seq > 0 or amount > 0)
);
-- A contract's month is paid once, and each difference once.
create unique index payment_item_once on payment_item (organization_id, contract_id, month, seq) where live;
create index payment_item_line on payment_item (organization_id, line_id);
create index payment_item_payment on payment_item (organization_id, payment_id);
create index payment_item_seen on payment_item (organization_id, month, ledger_seen) where live;

-- The changes that made a difference.
create table payment_item_cause (
  organization_id uuid not null,
  item_id uuid not null,
  ledger_id bigint not null,
  primary key (organization_id, item_id, ledger_id),
  foreign key (organization_id, item_id) references payment_item (organization_id, id) on delete restrict,
  foreign key (organization_id, ledger_id) references ledger_entry (organization_id, id) on delete restrict
);

-- Approved months that the payment leaves out, and why. Whoever draws up a payment is not in it; another pays that month.
create table payment_exclusion (
  organization_id uuid not null,
  payment_id uuid not null,
  contract_id uuid not null,
  month text not null,
  reason text not null check (reason in ('no-iban', 'wrong-iban', 'nothing-to-pay', 'already-paid', 'in-another-payment',
    'waits-for-offset', 'no-sickness-benefit', 'own-month')),
  -- What is not paid now; below zero what waits to be set off.
  amount numeric(12, 2) not null,
  -- Days of illness for which the month waits for a benefit of the insurance.
  days date[] not null default '{}',
  primary key (organization_id, payment_id, contract_id, month),
  foreign key (organization_id, payment_id) references payment (organization_id, id) on delete restrict,
  foreign key (organization_id, contract_id, month) references monthly_contract (organization_id, contract_id, month) on delete restrict
);

-- The order as it left, byte by byte: a payment has one and it never changes.
create table payment_file (
  organization_id uuid not null,
  payment_id uuid not null,
  message_id text not null unique,
  name text not null,
  content bytea not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  made_by uuid not null references app_user on delete restrict,
  primary key (organization_id, payment_id),
  foreign key (organization_id, payment_id) references payment (organization_id, id) on delete restrict
);

-- What the bank answered, as it came, and what it did to the lines.
create table payment_answer (
  organization_id uuid not null,
  payment_id uuid not null,
  id uuid not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  message_id text not null,
  group_status text not null,
  report jsonb not null,
  content bytea not null,
  received_at timestamptz not null,
  by_user uuid not null references app_user on delete restrict,
  primary key (organization_id, id),
  unique (organization_id, payment_id, digest),
  foreign key (organization_id, payment_id) references payment (organization_id, id) on delete restrict
);

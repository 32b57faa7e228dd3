-- Months: their signing, checks, samples and prints.

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
-- The samples of all bodies, the latest first.
create index verification_sample_drawn on verification_sample (drawn_at desc, id desc);

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

-- The sheets of all structures of a body's month in one file, drawn in the background for who asked. One that is at work is
-- held on while it is; a server that died lets go of it. The file is kept for a day.
create table month_print (
  organization_id uuid not null references organization on delete cascade,
  asked_by uuid not null references app_user on delete cascade,
  month text not null check (month ~ '^\d{4}-\d\d$'),
  asked_at timestamptz not null,
  state text not null check (state in ('running', 'done', 'failed', 'stopped')),
  structures int not null,
  drawn int not null check (drawn between 0 and structures),
  held_until timestamptz not null,
  pages int,
  file bytea,
  primary key (organization_id, asked_by, month)
);
-- What it holds is compressed already.
alter table month_print alter column file set storage external;

-- What sheets tell of closed months, where an unlock holds: a function, since PostgreSQL prepares every part of a statement
-- at each call, whether it comes to it or not, and few days have an unlock.
create function closed_under_unlock(
  organization uuid, structure uuid, contracts uuid[], from_date date, to_date date, now timestamptz)
returns json language plpgsql stable as $$
begin
  return (
    select json_agg(json_build_object('contractId', m.contract_id, 'state', m.state, 'since', l.at, 'by', w.nick_name))
    from monthly_contract m
    left join lateral (
      select a.at, a.by_user from monthly_contract_act a
      where a.organization_id = m.organization_id and a.contract_id = m.contract_id and a.month = m.month
      order by a.seq desc limit 1) l on true
    left join app_user w on w.id = l.by_user
    where m.organization_id = organization and m.contract_id = any (contracts)
      and m.month = to_char(from_date, 'YYYY-MM') and m.state in ('submitted', 'awaiting', 'signed', 'approved', 'paid')
      and exists (
        select from unlock_request u
        where u.organization_id = organization and u.structure_id = structure and u.from_day <= to_date
          and u.to_day >= from_date and u.state = 'granted' and u.expires_at > now
          and (u.contract_id is null or u.contract_id = m.contract_id)));
end
$$;

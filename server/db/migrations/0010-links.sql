-- Mails, the links in them, what employees say of their days, and the leave that they ask for.

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
  -- Withdrawn: what it asks an answer for was taken back before it went.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'late', 'withdrawn')),
  next_try_at timestamptz not null,
  -- The leave request that it asks an answer for.
  leave_request_id uuid,
  primary key (organization_id, id)
);
create index mail_waiting on mail (organization_id, next_try_at) where state = 'waiting';
create index mail_newest on mail (made_at, id);
create index mail_of_state on mail (state, made_at, id);

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
  -- Null where it was handed over without a mail: who may send it copies it for as long as it holds, so the address of a
  -- day's link is kept sealed.
  mail_id uuid,
  sealed_address bytea,
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
create index link_of_mail on link (organization_id, mail_id);

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

-- Days that their employee disputes, by the link or from the own account, and what the body answered. A dispute without an
-- answer is open.
create table day_dispute (
  organization_id uuid not null,
  id uuid not null,
  link_id uuid,
  contract_id uuid not null,
  structure_id uuid not null,
  date date not null,
  text text not null,
  at timestamptz not null,
  by_user uuid references app_user on delete restrict,
  -- The intervals that the person says; null where it is said in words alone.
  says jsonb,
  primary key (organization_id, id),
  foreign key (organization_id, link_id) references link (organization_id, id) on delete restrict,
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict,
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict,
  constraint day_dispute_text_check check (length(text) <= 500 and (length(text) >= 3 or says is not null)),
  constraint day_dispute_by_one check (num_nonnulls(link_id, by_user) = 1)
);
create index day_dispute_day on day_dispute (organization_id, date, contract_id);
create index day_dispute_of_contract on day_dispute (organization_id, contract_id, date);

create table dispute_answer (
  organization_id uuid not null,
  dispute_id uuid not null,
  text text not null,
  at timestamptz not null,
  by_user uuid not null references app_user on delete restrict,
  outcome text check (outcome in ('accepted', 'rejected')),
  primary key (organization_id, dispute_id),
  foreign key (organization_id, dispute_id) references day_dispute (organization_id, id) on delete restrict,
  constraint dispute_answer_text_check check (length(text) <= 500 and (length(text) >= 3 or outcome = 'accepted'))
);

-- What a person shows for a disputed day: one file, as it came.
create table dispute_file (
  organization_id uuid not null,
  dispute_id uuid not null,
  file_name text not null check (length(file_name) between 1 and 150),
  type text not null check (type in ('pdf', 'png', 'jpeg', 'docx', 'xlsx')),
  size_bytes integer not null check (size_bytes between 1 and 10485760),
  sha256 bytea not null check (octet_length(sha256) = 32),
  at timestamptz not null,
  primary key (organization_id, dispute_id),
  foreign key (organization_id, dispute_id) references day_dispute (organization_id, id) on delete restrict
);

-- A month as its employee confirmed it. It stands as long as the records have these versions and the month these totals,
-- which with the records is all that the digest is made of. Without a digest: confirmed before it was kept.
create table month_confirmation (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  digest text check (digest ~ '^[0-9a-f]{64}$'),
  versions integer not null,
  totals jsonb not null,
  at timestamptz not null,
  link_id uuid,
  by_user uuid references app_user on delete restrict,
  primary key (organization_id, id),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict,
  foreign key (organization_id, link_id) references link (organization_id, id) on delete restrict,
  check (num_nonnulls(link_id, by_user) = 1)
);
create index month_confirmation_of_contract on month_confirmation (organization_id, contract_id, month, at);

-- A person asks for leave, by the link of a month or from the own account, with a file where the reason asks for one; the body
-- grants it, which records the leave, or refuses it with a reason.
create table leave_request (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  -- Where the contract stands on the first day.
  structure_id uuid not null,
  reason text not null references absence_reason on delete restrict,
  from_day date not null,
  to_day date not null,
  text text not null check (length(text) <= 500),
  at timestamptz not null,
  link_id uuid,
  by_user uuid references app_user on delete restrict,
  primary key (organization_id, id),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict,
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete restrict,
  foreign key (organization_id, link_id) references link (organization_id, id) on delete restrict,
  check (to_day between from_day and from_day + 365),
  check (num_nonnulls(link_id, by_user) = 1)
);
alter table mail add foreign key (organization_id, leave_request_id) references leave_request (organization_id, id) on delete restrict;
create index mail_of_leave_request on mail (organization_id, leave_request_id) where leave_request_id is not null;
create index leave_request_of_contract on leave_request (organization_id, contract_id, from_day);
create index leave_request_by_day on leave_request (organization_id, from_day, id);

create table leave_request_answer (
  organization_id uuid not null,
  request_id uuid not null,
  outcome text not null,
  text text not null,
  at timestamptz not null,
  by_user uuid references app_user on delete restrict,
  -- A person takes a request back by the link of a month, too.
  link_id uuid,
  primary key (organization_id, request_id),
  foreign key (organization_id, request_id) references leave_request (organization_id, id) on delete restrict,
  foreign key (organization_id, link_id) references link (organization_id, id) on delete restrict,
  constraint leave_request_answer_outcome_check check (outcome in ('accepted', 'rejected', 'withdrawn')),
  constraint leave_request_answer_text_check check (length(text) <= 500 and (length(text) >= 3 or outcome <> 'rejected')),
  constraint leave_request_answer_by_check check (num_nonnulls(link_id, by_user) = 1 and (link_id is null or outcome = 'withdrawn'))
);

create table leave_request_file (
  organization_id uuid not null,
  request_id uuid not null,
  file_name text not null check (length(file_name) between 1 and 150),
  type text not null check (type in ('pdf', 'png', 'jpeg', 'docx', 'xlsx')),
  size_bytes integer not null check (size_bytes between 1 and 10485760),
  sha256 bytea not null check (octet_length(sha256) = 32),
  at timestamptz not null,
  primary key (organization_id, request_id),
  foreign key (organization_id, request_id) references leave_request (organization_id, id) on delete restrict
);

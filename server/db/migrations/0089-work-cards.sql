-- The digital work card of ΕΡΓΑΝΗ II: whether a body submits, under which account, the cards that wait or went, every
-- attempt, and when they could not go.

-- How the body signs in there; the password is sealed with the key of the installation.
create table ergani_account (
  organization_id uuid primary key references organization on delete restrict,
  place text not null check (place in ('trial', 'production')),
  -- Number of the branch as ΕΡΓΑΝΗ has it; 0 is the seat.
  branch text not null check (branch ~ '^[0-9]{1,6}$'),
  user_name text not null check (length(user_name) between 1 and 100),
  user_type text not null check (user_type in ('01', '02', '03')),
  sealed_password bytea not null,
  version integer not null default 1,
  saved_at timestamptz not null,
  saved_by uuid not null references app_user on delete restrict
);

-- Off until a row says on; the last one holds.
create table ergani_switch (
  organization_id uuid not null references organization on delete restrict,
  seq integer not null,
  is_on boolean not null,
  -- Records of earlier days make no cards.
  from_day date not null,
  at timestamptz not null,
  by_user uuid not null references app_user on delete restrict,
  primary key (organization_id, seq)
);

-- The token under which cards go, kept so that the next run need not sign in anew.
create table ergani_token (
  organization_id uuid primary key references ergani_account on delete cascade,
  sealed bytea not null
);

create table work_card (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  work_date date not null,
  kind text not null check (kind in ('arrival', 'departure')),
  at timestamptz not null,
  -- dropped: the record said something else before the card went.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'accepted', 'refused', 'dropped')),
  tries integer not null default 0,
  made_at timestamptz not null,
  -- While it is being sent: until when whoever sends it is waited for.
  next_try_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, contract_id, work_date, kind, at),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict
);
create index work_card_due on work_card (organization_id, next_try_at) where state in ('waiting', 'sending');
create index work_card_newest on work_card (organization_id, at desc, id desc);

create table work_card_attempt (
  organization_id uuid not null,
  card_id uuid not null,
  seq integer not null,
  began_at timestamptz not null,
  -- Both null: the server ended in between, and nobody knows whether the card was taken.
  ended_at timestamptz,
  outcome text check (outcome in ('accepted', 'refused', 'unavailable', 'wrong-credentials')),
  late_reason text check (late_reason in ('001', '002', '003')),
  answer text not null default '' check (length(answer) <= 500),
  -- Number and time as ΕΡΓΑΝΗ gave them.
  protocol text check (length(protocol) <= 40),
  submitted text check (length(submitted) <= 40),
  primary key (organization_id, card_id, seq),
  foreign key (organization_id, card_id) references work_card (organization_id, id) on delete restrict,
  check ((ended_at is null) = (outcome is null)),
  check ((outcome = 'accepted') = (protocol is not null))
);

-- That a person wants a card sent again, and what they say of its lateness.
create table work_card_request (
  organization_id uuid not null,
  card_id uuid not null,
  seq integer not null,
  late_reason text check (late_reason = '001'),
  at timestamptz not null,
  by_user uuid not null references app_user on delete restrict,
  primary key (organization_id, card_id, seq),
  foreign key (organization_id, card_id) references work_card (organization_id, id) on delete restrict
);

-- When cards could not go: ΕΡΓΑΝΗ was away, it refused the account, or the body had no power or line (said by a person).
create table ergani_outage (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  cause text not null check (cause in ('away', 'account', 'power')),
  from_at timestamptz not null,
  -- Null while it lasts.
  to_at timestamptz check (to_at >= from_at),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  answer text not null default '' check (length(answer) <= 500),
  by_user uuid references app_user on delete restrict,
  primary key (organization_id, id),
  check ((cause = 'power') = (by_user is not null)),
  check (cause <> 'power' or to_at is not null)
);
create unique index ergani_outage_open on ergani_outage (organization_id) where to_at is null;
create index ergani_outage_newest on ergani_outage (organization_id, from_at desc);

do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  foreach t in array array['ergani_account', 'ergani_switch', 'ergani_token', 'work_card', 'work_card_attempt', 'work_card_request', 'ergani_outage'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
    execute format('grant select, insert on %I to paron_app', t);
  end loop;
end
$$;

grant update on ergani_account, ergani_token, work_card, work_card_attempt, ergani_outage to paron_app;
grant delete on ergani_token to paron_app;

alter table notification
  drop constraint notification_kind_check,
  add constraint notification_kind_check check (kind in ('unlock-decided', 'month-returned', 'month-approved', 'dispute-opened',
    'device-question', 'payment-returned', 'announcement-to-confirm', 'work-card-refused', 'work-cards-stopped'));

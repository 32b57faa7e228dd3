-- What the agency tells users, and what they have been told.

-- What the agency announces to users of bodies. It belongs to no body: whom it concerns is part of it. Who has read and
-- who has confirmed are rows of their own, each the first time and never changed.
create table announcement (
  id uuid primary key,
  title text not null check (length(title) between 1 and 200),
  -- Blocks of text as api/rich-text.ts says; nothing of it is ever markup.
  text jsonb not null,
  importance text not null check (importance in ('usual', 'important', 'urgent')),
  -- Null: users of every organization, or of every role.
  organizations uuid[] check (cardinality(organizations) > 0),
  roles text[] check (cardinality(roles) > 0),
  from_day date not null,
  to_day date,
  must_confirm boolean not null,
  created_by uuid not null references app_user on delete restrict,
  created_at timestamptz not null,
  version integer not null default 1,
  search_key text collate "C" not null generated always as (greek_key(title)) stored,
  check (to_day >= from_day)
);
create index announcement_from on announcement (from_day, id);
create index announcement_title on announcement (search_key, id);

create table announcement_withdrawal (
  announcement_id uuid primary key references announcement on delete restrict,
  at timestamptz not null,
  by_user uuid not null references app_user on delete restrict
);

create table announcement_file (
  announcement_id uuid not null references announcement on delete restrict,
  id uuid not null,
  file_name text not null check (length(file_name) between 1 and 150),
  type text not null check (type in ('pdf', 'png', 'jpeg', 'docx', 'xlsx')),
  size_bytes integer not null check (size_bytes between 1 and 10485760),
  sha256 bytea not null check (octet_length(sha256) = 32),
  added_at timestamptz not null,
  added_by uuid not null references app_user on delete restrict,
  removed_at timestamptz,
  primary key (announcement_id, id)
);

create table announcement_reading (
  announcement_id uuid not null references announcement on delete restrict,
  user_id uuid not null references app_user on delete cascade,
  at timestamptz not null,
  primary key (announcement_id, user_id)
);

create table announcement_confirmation (
  announcement_id uuid not null references announcement on delete restrict,
  user_id uuid not null references app_user on delete cascade,
  at timestamptz not null,
  primary key (announcement_id, user_id)
);

-- What concerns a user: that a request was decided, a month returned, a dispute opened. The row belongs to the user; it names
-- the body, and holds ids, days and months, never a name or a reason.
create table notification (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  organization uuid,
  kind text not null check (kind in ('unlock-decided', 'month-returned', 'month-approved',
    'dispute-opened', 'dispute-answered', 'leave-requested', 'leave-answered', 'device-question', 'payment-returned',
    'announcement-to-confirm', 'work-card-refused', 'work-card-stopped', 'work-cards-stopped', 'document-ending')),
  params jsonb not null,
  -- From when it concerns the user.
  at timestamptz not null,
  read_at timestamptz
);
create index notification_of_user on notification (user_id, at desc, id desc);
create index notification_unread on notification (user_id) where read_at is null;
create index notification_age on notification (at);

-- Which notes of a release a user has been shown.
create table release_read (
  user_id uuid not null references app_user on delete cascade,
  version text not null check (version ~ '^[0-9]+\.[0-9]+\.[0-9]+$'),
  at timestamptz not null,
  primary key (user_id, version)
);

-- The oldest client that may call. Each setting is a row; the newest holds.
create table client_floor (
  id bigint generated always as identity primary key,
  version text not null check (version ~ '^[0-9]+\.[0-9]+\.[0-9]+$'),
  reason text not null check (length(reason) between 3 and 300),
  set_by uuid not null references app_user on delete restrict,
  set_at timestamptz not null
);

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
create index announcement_from on announcement (from_day);

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

grant select, insert, update on announcement, announcement_file to paron_app;
grant select, insert on announcement_withdrawal, announcement_reading, announcement_confirmation to paron_app;

-- Which notes of a release a user has been shown, and the oldest client that may call.

create table release_read (
  user_id uuid not null references app_user on delete cascade,
  version text not null check (version ~ '^[0-9]+\.[0-9]+\.[0-9]+$'),
  at timestamptz not null,
  primary key (user_id, version)
);

-- Each setting is a row; the newest holds.
create table client_floor (
  id bigint generated always as identity primary key,
  version text not null check (version ~ '^[0-9]+\.[0-9]+\.[0-9]+$'),
  reason text not null check (length(reason) between 3 and 300),
  set_by uuid not null references app_user on delete restrict,
  set_at timestamptz not null
);

grant select, insert on release_read, client_floor to paron_app;

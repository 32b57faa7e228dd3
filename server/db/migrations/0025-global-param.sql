-- Settings of the whole installation. A row is one setting: what it says from which day on, by whom and when it was made.
-- In force on a day is the setting that counts from the latest day up to it, the last made where there are several;
-- kinds, bounds and what holds without any row stand in domain/parameters. Nothing is changed or removed.

create table global_param (
  id bigint generated always as identity primary key,
  key text not null check (length(key) between 1 and 100),
  value jsonb not null,
  valid_from date not null,
  -- Null where the installation itself set it.
  set_by uuid references app_user,
  set_at timestamptz not null default now()
);
create index global_param_in_force on global_param (key, valid_from desc, id desc);

grant select, insert on global_param to paron_app;

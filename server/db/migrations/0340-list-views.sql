-- What a person keeps of a list under a name: its filters and sorting as the address has them, and the columns chosen.
create table list_view (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  -- The list's name, as its definition has it.
  list text not null check (list ~ '^[a-z][a-z0-9-]{0,39}$'),
  name text not null check (length(name) between 1 and 60),
  search text not null check (length(search) <= 2000),
  columns jsonb not null,
  kept_at timestamptz not null,
  constraint list_view_name unique (user_id, list, name)
);
grant select, insert, delete on list_view to paron_app;
grant update (name, search, columns, kept_at) on list_view to paron_app;

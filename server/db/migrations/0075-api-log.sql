-- What was called: by whom, how it ended, how long it took. No body, no query, no token: numbers, names and passwords travel
-- there. `organization` is the body named in the call; the row belongs to the system and not to a body.

create table api_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  method text not null,
  -- The route with its placeholders, as /api/Structures/GetById.
  path text not null,
  status smallint not null,
  duration_ms integer not null check (duration_ms >= 0),
  user_id uuid,
  organization uuid,
  ip text not null,
  user_agent text not null,
  request_id text not null
);
create index api_log_time on api_log (at desc, id desc);
create index api_log_of_user on api_log (user_id, at desc) where user_id is not null;
create index api_log_failed on api_log (at desc) where status >= 400;

grant select, insert, delete on api_log to paron_app;
grant delete on login_log to paron_app;

-- What the system does by itself, by the clock: one row for each time a job was due. Nothing of a body stands here.

create table job_run (
  job text not null check (length(job) between 3 and 60),
  -- The instant for which the job was due: whichever server comes first makes the row, the others find it.
  due_at timestamptz not null,
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  -- A server is at it until then, at most; one that died lets go by itself.
  held_until timestamptz,
  ended_at timestamptz,
  -- What was done, in numbers.
  outcome jsonb,
  -- Why the last attempt failed.
  error text,
  primary key (job, due_at)
);

grant select, insert, update, delete on job_run to paron_app;

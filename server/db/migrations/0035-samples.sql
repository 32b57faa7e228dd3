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

do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  foreach t in array array['verification_sample', 'verification_sample_sheet', 'verification_outcome'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
  end loop;
end
$$;

grant select, insert on verification_sample, verification_sample_sheet, verification_outcome to paron_app;

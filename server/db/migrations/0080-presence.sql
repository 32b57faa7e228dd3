-- Who has which sheet before them now. It is true for seconds: not logged, not backed up, and rows go with the stream that
-- made them. One whose server died is stale after seconds and is swept away by the job of the logs.

create unlogged table presence (
  organization_id uuid not null references organization on delete cascade,
  -- The stream of events that shows it.
  stream_id uuid not null,
  structure_id uuid not null,
  -- The day or the month of the sheet, as 2026-03-18 or 2026-03.
  period text not null check (period ~ '^\d{4}-\d\d(-\d\d)?$'),
  user_id uuid not null references app_user on delete cascade,
  seen_at timestamptz not null,
  primary key (organization_id, stream_id),
  foreign key (organization_id, structure_id) references structure (organization_id, id) on delete cascade
);
create index presence_on_sheet on presence (organization_id, structure_id, period);

do $$
declare
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  execute 'alter table presence enable row level security';
  execute 'alter table presence force row level security';
  execute format('create policy presence_of_body on presence using (%s) with check (%s)', visible, visible);
end
$$;

grant select, insert, update, delete on presence to paron_app;

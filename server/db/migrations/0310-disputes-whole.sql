-- A day is disputed by the link or from the own account, with what the person says it was and a file as evidence; the answer
-- says whether it was taken; and what a person confirms is a digest, which a later change leaves behind.
alter table day_dispute
  alter column link_id drop not null,
  add column by_user uuid references app_user on delete restrict,
  -- The intervals that the person says; null where it is said in words alone.
  add column says jsonb,
  drop constraint day_dispute_organization_id_link_id_date_key,
  drop constraint day_dispute_text_check,
  add constraint day_dispute_text_check check (length(text) <= 500 and (length(text) >= 3 or says is not null)),
  add constraint day_dispute_by_one check (num_nonnulls(link_id, by_user) = 1);
create index day_dispute_of_contract on day_dispute (organization_id, contract_id, date);

grant update (says) on day_dispute to paron_app;
create policy day_dispute_says_emptied on day_dispute as restrictive for update to paron_app with check (says is null);

-- Answers of before said neither.
alter table dispute_answer
  add column outcome text check (outcome in ('accepted', 'rejected')),
  drop constraint dispute_answer_text_check,
  add constraint dispute_answer_text_check check (length(text) <= 500 and (length(text) >= 3 or outcome = 'accepted'));

-- What a person shows for a disputed day: one file, as it came.
create table dispute_file (
  organization_id uuid not null,
  dispute_id uuid not null,
  file_name text not null check (length(file_name) between 1 and 150),
  type text not null check (type in ('pdf', 'png', 'jpeg', 'docx', 'xlsx')),
  size_bytes integer not null check (size_bytes between 1 and 10485760),
  sha256 bytea not null check (octet_length(sha256) = 32),
  at timestamptz not null,
  primary key (organization_id, dispute_id),
  foreign key (organization_id, dispute_id) references day_dispute (organization_id, id) on delete restrict
);

-- A month as its employee confirmed it. It stands as long as the records have these versions and the month these totals,
-- which with the records is all that the digest is made of. Without a digest: confirmed before it was kept.
create table month_confirmation (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  digest text check (digest ~ '^[0-9a-f]{64}$'),
  versions integer not null,
  totals jsonb not null,
  at timestamptz not null,
  link_id uuid,
  by_user uuid references app_user on delete restrict,
  primary key (organization_id, id),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict,
  foreign key (organization_id, link_id) references link (organization_id, id) on delete restrict,
  check (num_nonnulls(link_id, by_user) = 1)
);
create index month_confirmation_of_contract on month_confirmation (organization_id, contract_id, month, at);

select set_config('paron.organizations', coalesce((select array_agg(id)::text from organization), ''), true);
insert into month_confirmation (organization_id, id, contract_id, month, versions, totals, at, link_id)
select l.organization_id, gen_random_uuid(), l.contract_id, l.month, coalesce(sum(r.version), 0), m.totals, u.at, l.id
from link l
join link_act u on u.organization_id = l.organization_id and u.link_id = l.id and u.act = 'used'
join monthly_contract m on m.organization_id = l.organization_id and m.contract_id = l.contract_id and m.month = l.month
left join attendance_record r on r.organization_id = l.organization_id and r.contract_id = l.contract_id
  and r.date between (l.month || '-01')::date and ((l.month || '-01')::date + interval '1 month' - interval '1 day')::date
where l.kind = 'month' and not exists (
  select from day_dispute d where d.organization_id = l.organization_id and d.link_id = l.id)
group by l.organization_id, l.id, l.contract_id, l.month, m.totals, u.at;
select set_config('paron.organizations', '', true);

do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  foreach t in array array['dispute_file', 'month_confirmation'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
    execute format('grant select, insert on %I to paron_app', t);
  end loop;
end
$$;

grant delete on dispute_file to paron_app;
create policy dispute_file_only_erased on dispute_file as restrictive for delete to paron_app
  using (exists (
    select from day_dispute d where d.organization_id = dispute_file.organization_id and d.id = dispute_file.dispute_id
      and is_of_erased_person(d.organization_id, d.contract_id)));

alter table notification drop constraint notification_kind_check,
  add constraint notification_kind_check check (kind in ('unlock-decided', 'month-returned', 'month-approved',
    'dispute-opened', 'dispute-answered', 'device-question', 'payment-returned', 'announcement-to-confirm',
    'work-card-refused', 'work-card-stopped', 'work-cards-stopped', 'document-ending'));

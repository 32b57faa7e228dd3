-- What the insurance pays a person of private law for a stretch of illness. A row is never changed: the last one of the same
-- days holds, and one without an amount takes them back. A month of pay that waits for a benefit says of which days.

create table sickness_benefit (
  organization_id uuid not null references organization,
  id uuid not null,
  contract_id uuid not null,
  from_day date not null,
  to_day date not null check (to_day between from_day and from_day + 365),
  amount numeric(12, 2) check (amount >= 0),
  note text not null check (length(note) <= 300),
  by_user uuid not null references app_user on delete restrict,
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict
);
create index sickness_benefit_of_contract on sickness_benefit (organization_id, contract_id, from_day);

do $$
declare
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  alter table sickness_benefit enable row level security;
  alter table sickness_benefit force row level security;
  execute format('create policy sickness_benefit_of_body on sickness_benefit using (%s) with check (%s)', visible, visible);
end
$$;

grant select, insert on sickness_benefit to paron_app;

alter table payment_exclusion
  drop constraint payment_exclusion_reason_check,
  add constraint payment_exclusion_reason_check check (reason in
    ('no-iban', 'wrong-iban', 'nothing-to-pay', 'already-paid', 'in-another-payment', 'waits-for-offset', 'no-sickness-benefit')),
  add column days date[] not null default '{}';

-- An erasure leaves nothing of the note but that there was one.
grant update (note) on sickness_benefit to paron_app;
create policy sickness_benefit_only_emptied on sickness_benefit as restrictive for update to paron_app with check (note in ('', '***'));

-- Reasons of absence with all that the law says of them, as data with dates. A row of `absence_reason` says what holds at
-- first; a row of `absence_reason_change` says everything anew from a day on. In force on a day is the change of the latest
-- day up to it, the last made where there are several. Nothing is changed or removed; retired is a reason whose change
-- says that it is not active.

alter table absence_reason
  drop column valid_to,
  add column max_per_event integer check (max_per_event > 0),
  add column max_consecutive integer check (max_consecutive > 0),
  add column min_service_months integer check (min_service_months >= 0),
  add column document_kind text not null default '' check (length(document_kind) <= 120),
  add column document_due_days integer check (document_due_days between 0 and 365),
  add column requires_approval boolean not null default false,
  add column notice_days integer check (notice_days between 0 and 365),
  add column proportional_to_contract boolean not null default false,
  -- Month and day of the next year up to which what is left may be taken; null: nothing is carried over.
  add column carry_over_until text check (carry_over_until ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  -- The reason under which carried days are taken; null: under the same.
  add column carried_as text references absence_reason,
  -- For whom, as information; it stops nothing.
  add column gender_or_role text not null default '' check (length(gender_or_role) <= 120),
  add column payroll_code text check (length(payroll_code) between 1 and 20),
  add column colour text check (colour ~ '^#[0-9a-f]{6}$'),
  add column is_active boolean not null default true,
  add column version integer not null default 1;

update absence_reason set document_due_days = 5 where requires_document;
update absence_reason set requires_approval = reason_group in ('annual', 'educational', 'unpaid', 'special', 'parental');
update absence_reason set proportional_to_contract = true where reason_group = 'annual';
update absence_reason set carry_over_until = '03-31', carried_as = 'ΚΑΜ'
  where code = 'ΚΑΝ' and exists (select from absence_reason where code = 'ΚΑΜ');

create table absence_reason_change (
  like absence_reason including defaults including constraints,
  id bigint generated always as identity primary key,
  set_by uuid not null references app_user,
  set_at timestamptz not null,
  foreign key (code) references absence_reason on delete restrict,
  foreign key (carried_as) references absence_reason on delete restrict
);
alter table absence_reason_change alter column valid_from set not null;
create index absence_reason_change_in_force on absence_reason_change (code, valid_from desc, id desc);

-- Every reason as it stands on a day.
create function absence_reasons_on(day date) returns setof absence_reason language sql stable as $$
  select held.*
  from absence_reason r
  left join lateral (
    select c.* from absence_reason_change c
    where c.code = r.code and c.valid_from <= day
    order by c.valid_from desc, c.id desc
    limit 1) c on true
  cross join lateral jsonb_populate_record(r, to_jsonb(c) - 'version') held
$$;

alter table unlock_reason add column version integer not null default 1;

grant select, insert on absence_reason_change to paron_app;
revoke delete, update on absence_reason from paron_app;
grant update (version) on absence_reason to paron_app;

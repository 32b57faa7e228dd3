-- Holidays as an administrator edits them: editions, and feasts of a body that move with Easter.

alter table holiday_rule add column version integer not null default 1;
alter table holiday_move add column version integer not null default 1;

alter table organization_holiday
  drop constraint organization_holiday_pkey,
  add column id uuid not null default gen_random_uuid(),
  add column easter_offset integer check (easter_offset between -60 and 60),
  add column source text not null default '' check (length(source) <= 200),
  add column version integer not null default 1,
  add primary key (organization_id, id);
alter table organization_holiday
  alter column month drop not null,
  alter column day_of_month drop not null,
  add check ((easter_offset is null) = (month is not null)),
  add check ((month is null) = (day_of_month is null));

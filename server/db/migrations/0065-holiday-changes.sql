-- Changes of the holidays that tell in every body, and when what is recorded on their days was worked out anew everywhere:
-- the work goes on after an interruption as long as no row says that it ended. Holidays belong to no body.

create table holiday_change (
  id uuid primary key,
  dates date[] not null,
  made_at timestamptz not null,
  made_by uuid not null,
  worked_out_at timestamptz
);
create index holiday_change_due on holiday_change (made_at) where worked_out_at is null;

grant select, insert, update (worked_out_at) on holiday_change to paron_app;

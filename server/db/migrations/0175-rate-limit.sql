-- Whatever is tried or called too often is counted in one table. A limit of so many in a window has no moment before
-- which the next try waits.
drop table call_rate;
alter table brake rename to rate_limit;
alter table rate_limit rename column tries to made;
alter table rate_limit rename column quiet_at to ends_at;
alter table rate_limit alter column next_at set default to_timestamp(0);
alter table rate_limit rename constraint brake_pkey to rate_limit_pkey;
alter index brake_quiet rename to rate_limit_end;

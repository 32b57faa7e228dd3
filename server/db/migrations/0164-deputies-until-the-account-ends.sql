-- A deputy's account may end by date before the act does: the act holds until the earlier of the two days, which every reader
-- compares with its own day.
drop view standing_deputy_act;
create view standing_deputy_act with (security_invoker = true) as
  select d.organization_id, d.id, d.user_id, d.from_day, least(d.to_day, u.valid_until) as to_day from deputy_act d
  join app_user u on u.id = d.user_id and u.role = 'Employee' and u.disabled_at is null
  join user_organization l on l.user_id = d.user_id and l.organization_id = d.organization_id and l.access_right = 'full'
  where d.ended_at is null;
grant select on standing_deputy_act to paron_app;

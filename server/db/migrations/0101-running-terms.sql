-- Who counts on a day, said once: a contract that was approved counts on the days of its terms, the days before a
-- suspension and an end among them (domain/contracts/counts-on.ts says the same).

create function has_run(state text) returns boolean language sql immutable
return state in ('active', 'suspended', 'ended', 'terminated');

create view running_term with (security_invoker = true) as
select t.organization_id, t.id, t.contract_id, c.employee_id, t.structure_id, t.schedule_id, t.weekly_minutes, t.valid_from, t.valid_to,
  greatest(t.valid_from, c.start_date) as first_day,
  coalesce(least(t.valid_to, c.end_date), 'infinity') as last_day
from contract_term t
join contract c on c.organization_id = t.organization_id and c.id = t.contract_id
where has_run(c.state) and greatest(t.valid_from, c.start_date) <= coalesce(least(t.valid_to, c.end_date), 'infinity');

grant select on running_term to paron_app;

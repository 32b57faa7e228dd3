-- What a sheet shows of a contract stands beside its running term: the contract was looked up a second time for each row.
create or replace view running_term with (security_invoker = true) as
select t.organization_id, t.id, t.contract_id, c.employee_id, t.structure_id, t.schedule_id, t.weekly_minutes,
  t.valid_from, t.valid_to,
  greatest(t.valid_from, c.start_date, o.kept_from) as first_day,
  coalesce(least(t.valid_to, c.end_date), 'infinity'::date) as last_day,
  c.number, c.specialty, c.employment_type, c.start_date, c.end_date, o.kept_from
from contract_term t
join contract c on c.organization_id = t.organization_id and c.id = t.contract_id
join organization o on o.id = t.organization_id
where has_run(c.state)
  and greatest(t.valid_from, c.start_date, o.kept_from) <= coalesce(least(t.valid_to, c.end_date), 'infinity'::date);

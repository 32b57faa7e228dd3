-- The days of a term are told in one place, for the view and for who reads the body's `kept_from` once for many terms.
create function first_day_of_term(valid_from date, start_date date, kept_from date) returns date language sql immutable
  return greatest(valid_from, start_date, kept_from);
create function last_day_of_term(valid_to date, end_date date) returns date language sql immutable
  return coalesce(least(valid_to, end_date), 'infinity'::date);
create or replace view running_term with (security_invoker = true) as
select t.organization_id, t.id, t.contract_id, c.employee_id, t.structure_id, t.schedule_id, t.weekly_minutes,
  t.valid_from, t.valid_to,
  first_day_of_term(t.valid_from, c.start_date, o.kept_from) as first_day,
  last_day_of_term(t.valid_to, c.end_date) as last_day,
  c.number, c.specialty, c.employment_type, c.start_date, c.end_date, o.kept_from
from contract_term t
join contract c on c.organization_id = t.organization_id and c.id = t.contract_id
join organization o on o.id = t.organization_id
where has_run(c.state)
  and first_day_of_term(t.valid_from, c.start_date, o.kept_from) <= last_day_of_term(t.valid_to, c.end_date);

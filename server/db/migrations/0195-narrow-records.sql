-- A result is kept without its zeros and without a reason where it has none. What the indexes of absences ask of a record
-- stands in a column of its own: a record whose hours change is then written beside itself on its page, without touching
-- any index. The room for that is left on each page. One pass over the table does all of it.
drop index attendance_record_whole_absence;
drop index attendance_record_part_absence;
create function kept_result(result jsonb) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, value) from jsonb_each(result)
  where not (value = '0'::jsonb or key = 'reason' and value = 'null'::jsonb)
$$;
alter table attendance_record set (fillfactor = 80);
alter table attendance_record
  alter column result type jsonb using kept_result(result),
  add column is_whole_absence boolean not null generated always as (
    jsonb_array_length(intervals) = 1 and coalesce(intervals->0->>'kind', '') = 'absence'
    and intervals->0->>'from' is null and intervals->0->>'to' is null) stored;
drop function kept_result(jsonb);
create index attendance_record_whole_absence on attendance_record (organization_id, contract_id, reason, date)
  where reason is not null and planned_minutes > 0 and is_whole_absence;
create index attendance_record_part_absence on attendance_record (organization_id, contract_id, date)
  where reason is not null and planned_minutes > 0 and not is_whole_absence;

-- Leave used by many contracts over their years is counted from the days of absence alone: whole days by walking an index,
-- the few others by reading their intervals.

create index attendance_record_whole_absence on attendance_record (organization_id, contract_id, reason, date)
  where reason is not null and planned_minutes > 0 and jsonb_array_length(intervals) = 1
    and intervals->0->>'kind' = 'absence' and intervals->0->>'from' is null and intervals->0->>'to' is null;

create index attendance_record_part_absence on attendance_record (organization_id, contract_id, date)
  where reason is not null and planned_minutes > 0 and not (jsonb_array_length(intervals) = 1
    and intervals->0->>'kind' = 'absence' and intervals->0->>'from' is null and intervals->0->>'to' is null);

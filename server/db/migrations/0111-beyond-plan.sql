-- Days that are worked beyond their plan are few; what decisions on overtime have spent is counted from them alone. The column is
-- narrow for the same reason as that of whole absences.
alter table attendance_record add column is_beyond_plan boolean not null
  generated always as (worked_minutes > planned_minutes or result ? 'overtimeMinutes') stored;
create index attendance_record_beyond_plan on attendance_record (organization_id, contract_id, date) where is_beyond_plan;

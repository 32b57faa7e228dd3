import type { Client } from "pg";

/** Gives each record a ledger entry and a logged call, as a year of saves would leave them. */
export async function fillLedgerAndLogs(client: Client): Promise<void> {
  await client.query("set statement_timeout = 0");
  await client.query(`
    insert into ledger_entry (organization_id, at, act, subject_kind, subject_id, structure_id, date, actor_id,
      actor_role, source, request_id, before, after)
    select r.organization_id, r.updated_at, 'attendance.save', 'attendance-record', r.contract_id || '/' || r.date,
      r.structure_id, r.date, r.updated_by, 'Employee', 'web', 'bench', null, jsonb_build_object('intervals', r.intervals,
        'note', r.note, 'label', r.label, 'workedMinutes', r.worked_minutes, 'version', r.version)
    from attendance_record r order by r.date, r.organization_id`);
  await client.query(`
    insert into api_log (at, method, path, status, duration_ms, user_id, organization, ip, user_agent, request_id)
    select r.date + interval '8 hours', 'POST', '/Attendances/SaveRecords', 200, (random() * 40)::int, l.user_id,
      r.organization_id, '127.0.0.1', 'bench', 'bench'
    from attendance_record r join user_organization l on l.organization_id = r.organization_id order by r.date`);
  await client.query("vacuum analyze");
}

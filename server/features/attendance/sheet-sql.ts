/** A schedule `p` as JSON, as `ScheduleOut` of api/attendances.ts reads it. */
export const scheduleJson = `json_build_object('id', p.id, 'title', p.title, 'anchor', p.anchor, 'weeks', p.weeks,
      'worksHolidays', p.works_holidays, 'breakMinutes', p.break_minutes, 'breakIsPaid', p.break_paid,
      'balance', p.balance)`;

/**
 * True in SQL where the last hand that recorded the day is the employee's own (`afm`). It follows from who saved it, so
 * that a recomputation by another hand does not hide it.
 */
export const isByOneself = (of: {
  organizationId: string;
  contractId: string;
  day: string;
  afm: string;
}) => `exists (
    select from app_user o
    cross join lateral (
      select l.actor_id from ledger_entry l
      where l.organization_id = ${of.organizationId} and l.subject_kind = 'attendance-record'
        and l.subject_id = ${of.contractId} || '/' || to_char(${of.day}, 'YYYY-MM-DD')
        and l.act in ('attendance.save', 'attendance.import', 'attendance.undoImport', 'device.answer', 'leave.record',
          'leave.cancel')
      order by l.id desc limit 1) saved
    where o.afm = ${of.afm} and o.id = saved.actor_id and o.deleted_at is null)`;

/**
 * Closed months, of contracts of `staff`, over days of which an unlock holds that was granted for structure `$2`:
 * Parameters `$1` body, `$2` structure; the month of `from`. Few days have an unlock; for the others nothing else is read.
 */
export const closedUnderUnlock = (staff: string, from: string, to: string, now: string) => {
  const held = `select from unlock_request u
        where u.organization_id = $1 and u.structure_id = $2 and u.from_day <= ${to} and u.to_day >= ${from}
          and u.state = 'granted' and u.expires_at > ${now}::timestamptz`;
  return `coalesce(case when exists (${held}) then (
    select json_agg(json_build_object('contractId', m.contract_id, 'state', m.state, 'since', l.at, 'by', w.nick_name))
    from monthly_contract m
    left join lateral (
      select a.at, a.by_user from monthly_contract_act a
      where a.organization_id = $1 and a.contract_id = m.contract_id and a.month = m.month
      order by a.seq desc limit 1) l on true
    left join app_user w on w.id = l.by_user
    where m.organization_id = $1 and m.month = to_char(${from}, 'YYYY-MM')
      and m.state in ('submitted', 'awaiting', 'signed', 'approved', 'paid') and m.contract_id in (${staff})
      and exists (${held} and (u.contract_id is null or u.contract_id = m.contract_id))) end, '[]')`;
};

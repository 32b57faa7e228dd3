import type { dashboard } from "#api/dashboard.ts";
import type { InputOf } from "#api/call.ts";
import { addMonths, firstDay, monthOf } from "#domain/calendar/day.ts";
import { dutyDays } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readText } from "#server/kernel/read-body.ts";

/** What waits today in one body, built by PostgreSQL in one reading. */
export async function overviewOfBody(
  ctx: BodyContext,
  input: InputOf<typeof dashboard.getOverview>,
): Promise<string> {
  const month = monthOf(ctx.today);
  const owed = await dutyDays(ctx, { from: firstDay(month), to: ctx.today });
  const values = [
    input.organizationId,
    ctx.today,
    firstDay(month),
    month,
    addMonths(month, -1),
    owed.map(({ structureId }) => structureId),
    owed.map(({ date }) => date),
    ctx.now,
  ];
  return (await readText(ctx, { name: "overview", text: overviewSql, values })) ?? "{}";
}

const overviewSql = `
with staff as (
  select t.structure_id, c.id as contract_id
  from contract_term t
  join contract c on c.organization_id = t.organization_id and c.id = t.contract_id and c.state = 'active'
  where t.organization_id = $1 and t.valid_from <= $2::date and coalesce(t.valid_to, 'infinity') >= $2::date
    and c.start_date <= $2::date and coalesce(c.end_date, 'infinity') >= $2::date
),
recorded as (
  select r.structure_id, count(*) as records
  from attendance_record r
  where r.organization_id = $1 and r.date = $2::date and r.label not in ('pending', 'missing')
  group by r.structure_id
),
running as (
  select m.structure_id, sum((m.totals->>'missingDays')::int) as missing
  from monthly_contract m
  where m.organization_id = $1 and m.month = $4
  group by m.structure_id
),
owed as (
  select structure_id, date from unnest($6::uuid[], $7::date[]) as d(structure_id, date)
),
days as (
  select r.date,
    count(*) filter (where r.label in ('present', 'telework', 'duty', 'training')) as present,
    count(*) filter (where r.label in ('leave', 'sick', 'unpaid', 'unjustified')) as absent,
    count(*) filter (where r.label in ('pending', 'missing')) as unsettled
  from attendance_record r
  where r.organization_id = $1 and r.date between $2::date - 20 and $2::date
  group by r.date
  having count(*) filter (where r.label in ('present', 'telework', 'duty', 'training', 'leave', 'sick', 'unpaid', 'unjustified')) > 0
  order by r.date desc limit 10
)
select json_build_object(
  'today', $2::date,
  'month', $4::text,
  'structures', coalesce((
    select json_agg(json_build_object(
      'id', s.id, 'code', s.code, 'title', s.title,
      'contracts', (select count(*) from staff f where f.structure_id = s.id),
      'recordedToday', coalesce(recorded.records, 0),
      'stateToday', case
        when sheet.state in ('submitted', 'locked') then sheet.state
        when exists (select from owed where owed.structure_id = s.id and owed.date = $2::date) then 'open'
        else 'none' end,
      'openSheets', (
        select count(*) from owed
        left join attendance_sheet kept on kept.organization_id = $1 and kept.structure_id = s.id and kept.date = owed.date
        where owed.structure_id = s.id and owed.date < $2::date and coalesce(kept.state, 'open') = 'open'),
      'missingDays', coalesce(running.missing, 0)) order by s.search_key)
    from structure s
    left join recorded on recorded.structure_id = s.id
    left join running on running.structure_id = s.id
    left join attendance_sheet sheet on sheet.organization_id = $1 and sheet.structure_id = s.id and sheet.date = $2::date
    where s.organization_id = $1 and (s.closed_on is null or s.closed_on >= $2::date)
      and exists (select from staff f where f.structure_id = s.id)), '[]'),
  'presence', coalesce((
    select json_agg(json_build_object('date', d.date, 'present', d.present, 'absent', d.absent, 'unsettled', d.unsettled) order by d.date)
    from days d), '[]'),
  'absences', coalesce((
    select json_agg(json_build_object('title', a.title, 'days', a.days) order by a.days desc, a.title)
    from (
      select case when g.is_sensitive then null else g.title end as title, count(*) as days
      from attendance_record r join absence_reasons_on($2::date) g on g.code = r.reason
      where r.organization_id = $1 and r.date between $3::date and $2::date
        and r.label in ('leave', 'sick', 'unpaid', 'unjustified')
      group by 1) a), '[]'),
  'months', coalesce((
    select json_object_agg(q.state, q.contracts)
    from (select m.state, count(*) as contracts from monthly_contract m where m.organization_id = $1 and m.month = $5 group by m.state) q), '{}'),
  'unlocks', (
    select json_build_object(
      'asked', count(*) filter (where u.state = 'asked'),
      'granted', count(*) filter (where u.state = 'granted'))
    from unlock_request u
    where u.organization_id = $1 and (u.state = 'asked' or u.state = 'granted' and u.expires_at > $8::timestamptz)),
  'contractsEnding', coalesce((
    select json_agg(json_build_object('id', q.id, 'number', q.number, 'lastName', q.last_name, 'firstName', q.first_name, 'endDate', q.end_date) order by q.end_date, q.last_name)
    from (
      select c.id, c.number, e.last_name, e.first_name, c.end_date
      from contract c join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
      where c.organization_id = $1 and c.state = 'active' and c.end_date between $2::date and $2::date + 30
      order by c.end_date limit 20) q), '[]')
)::text`;

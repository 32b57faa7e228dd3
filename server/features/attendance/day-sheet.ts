import type { DaySheet } from "#api/attendance-sheets.ts";
import type { attendances } from "#api/attendances.ts";
import { lockInstantOf } from "#domain/attendance/lock.ts";
import { readsPunches } from "#domain/attendance/findings/punch.ts";
import { parametersInMonth } from "#domain/attendance/findings/set-parameters.ts";
import { addDays, monthOf } from "#domain/calendar/day.ts";
import { instantAt } from "#domain/calendar/zone.ts";
import { settingsOfBody } from "#server/features/parameters/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readText } from "#server/kernel/read-body.ts";
import { calendarOfBody, naturesBetween } from "./calendar.ts";
import { lockRuleOf } from "./lock-rule.ts";
import {
  closedUnderUnlock,
  fullNameAs,
  fullNameIn,
  isByOneself,
  punchJson,
  scheduleJson,
} from "./sheet-sql.ts";
import { type ReasonMask, reasonMask } from "./reason-mask.ts";

/** Everyone of a structure on a day: who is expected under which schedule, the record, and the last one before. */
export const sheetOfDay: Handler<typeof attendances.getDaySheet> = async (ctx, input) => {
  const { organizationId, structureId, date } = input;
  const [settings, calendar, lockRule, mask] = await Promise.all([
    settingsOfBody(ctx),
    calendarOfBody(ctx),
    lockRuleOf(ctx),
    reasonMask(ctx),
  ]);
  const found = await readText(ctx, {
    name: "day-sheet",
    text: daySheetSql,
    values: [
      organizationId,
      structureId,
      date,
      ctx.now,
      instantAt(addDays(date, -1), earliestPunch),
      instantAt(addDays(date, 1), latestPunch),
      readsPunches(parametersInMonth(monthOf(date), settings)),
    ],
  });
  if (found === null) throw new Fault("not-found");
  const locksAt = lockInstantOf(calendar, { structureId, day: date }, lockRule);
  const natures = naturesBetween(calendar, structureId, date, date);
  const json = mask.hides ? withHidden(found, mask) : found;
  return `${json.slice(0, -1)},"locksAt":${JSON.stringify(locksAt)},"natures":${JSON.stringify(natures)},"settings":${JSON.stringify(settings)}}`;
};

/** The minute of the day before from which a punch may be an arrival, and of the day after up to which it may be a departure. */
const earliestPunch = 20 * 60;
const latestPunch = 16 * 60;

/** Guarantee: the statement builds the text of a `DaySheet`, except what is added here. */
function withHidden(text: string, mask: ReasonMask): string {
  const sheet = JSON.parse(text) as Pick<DaySheet, "date" | "rows">;
  const rows = sheet.rows.map(({ intervals, before, ...row }) => ({
    ...row,
    intervals: intervals && mask.intervals(sheet.date, intervals),
    before: before && { ...before, intervals: mask.intervals(before.date, before.intervals) },
  }));
  return JSON.stringify({ ...sheet, rows });
}

const own = { organizationId: "$1", contractId: "f.contract_id", day: "$3::date", afm: "f.afm" };

const daySheetSql = `
with staff as materialized (
  select t.contract_id, t.number, t.specialty, t.start_date, t.end_date, t.employee_id, t.employment_type,
    t.id as term_id, t.schedule_id, ${fullNameIn("e")}, e.afm, e.search_key
  from running_term t
  join employee e on e.organization_id = $1 and e.id = t.employee_id
  where t.organization_id = $1 and t.structure_id = $2 and $3::date between t.first_day and t.last_day
), themselves as materialized (
  select * from app_user where afm = any (array(select afm from staff)) and deleted_at is null
), punched as materialized (
  select employee_id, json_agg(${punchJson} order by at) as punches
  from punch
  where organization_id = $1 and employee_id = any (array(select employee_id from staff))
    and $7::boolean and at >= $5::timestamptz and at < $6::timestamptz
    and (select id from punch where organization_id = $1 order by id limit 1) is not null
  group by employee_id
)
select json_build_object(
  'structure', json_build_object('id', s.id, 'title', s.title, 'code', s.code),
  'date', $3::date,
  'state', coalesce(sheet.state, 'open'),
  'version', coalesce(sheet.version, 0),
  'acts', coalesce((
    select json_agg(json_build_object('state', a.state, 'at', a.at, 'by', coalesce(u.nick_name, k.recipient_name),
      'reason', a.reason) order by a.seq desc)
    from attendance_sheet_act a left join app_user u on u.id = a.by_user
    left join link k on k.organization_id = $1 and k.id = a.by_user
    where a.organization_id = $1 and a.structure_id = $2 and a.date = $3::date), '[]'),
  'unlocks', coalesce((
    select json_agg(json_build_object('id', u.id, 'contractId', u.contract_id, 'state', u.state,
      'expiresAt', u.expires_at, 'grantedAt', g.at) order by u.asked_at)
    from unlock_request u
    left join unlock_request_act g on g.organization_id = $1 and g.request_id = u.id and g.state = 'granted'
    where u.organization_id = $1 and u.structure_id = $2 and $3::date between u.from_day and u.to_day
      and (u.state = 'asked' or u.state = 'granted' and u.expires_at > $4::timestamptz)), '[]'),
  'readAt', $4::timestamptz,
  'closedMonths', ${closedUnderUnlock("$3::date", "$4")},
  'schedules', coalesce((
    select json_agg(${scheduleJson}) from schedule p
    where p.organization_id = $1 and p.id in (select schedule_id from staff)), '[]'),
  'rows', coalesce((
    select json_agg(person) from (
      select f.contract_id as "contractId", f.employee_id as "employeeId", ${fullNameAs("f")}, f.specialty, f.number as "contractNumber",
        f.term_id as "termId", f.schedule_id as "scheduleId", f.start_date as "startDate", f.end_date as "endDate",
        f.employment_type as "employmentType", r.intervals, coalesce(r.note, '') as note,
        coalesce(r.version, 0) as version, r.updated_at as "updatedAt",
        case when r.updated_by is not null then coalesce(u.nick_name, (
          select k.recipient_name from link k where k.organization_id = $1 and k.id = r.updated_by)) end as "updatedBy",
        r.version is not null and f.afm = any (array(select afm from themselves)) and ${isByOneself(own)} as "byOneself", (
          select row_to_json(b) from (
            select b.date, b.intervals from attendance_record b
            where b.organization_id = $1 and b.contract_id = f.contract_id and b.date < $3::date and b.worked_minutes > 0
            order by b.date desc limit 1) b) as before,
        (select p.punches from punched p where p.employee_id = f.employee_id) as punches, (
          select m.state from monthly_contract m
          where m.organization_id = $1 and m.contract_id = f.contract_id and m.month = left($3::text, 7)) as "monthState"
      from staff f
      left join attendance_record r on r.organization_id = $1 and r.contract_id = f.contract_id and r.date = $3::date
      left join app_user u on u.id = r.updated_by
      order by f.search_key, f.contract_id) person), '[]')
)::text
from structure s
left join attendance_sheet sheet on sheet.organization_id = s.organization_id and sheet.structure_id = s.id and sheet.date = $3::date
where s.organization_id = $1 and s.id = $2`;

import type { MonthSheet } from "#api/attendance-sheets.ts";
import type { attendances } from "#api/attendances.ts";
import { cellsWithReasons } from "#api/cells.ts";
import { addDays, firstDay, lastDay } from "#domain/calendar/day.ts";
import { settingsOfBody } from "#server/features/parameters/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { orNotFound } from "#server/kernel/fault.ts";
import { readText } from "#server/kernel/read-body.ts";
import { calendarOfBody, naturesBetween } from "./calendar.ts";
import { closedUnderUnlock, fullNameAs, scheduleJson } from "./sheet-sql.ts";
import { type ReasonMask, reasonMask } from "./reason-mask.ts";

/**
 * The month of a structure: contracts with a term there, each with its records packed in one text. A record belongs to
 * the structure of its day's term, as on the day sheet, even if it was made before the person moved; without a running
 * term, to the structure stored in the record.
 */
export const sheetOfMonth: Handler<typeof attendances.getMonthSheet> = async (ctx, input) => {
  const { organizationId, structureId, month } = input;
  const [from, to] = [firstDay(month), lastDay(month)];
  const [found, calendar, mask, settings] = await Promise.all([
    readText(ctx, {
      name: "month-sheet",
      text: monthSheetSql,
      values: [organizationId, structureId, from, to, month, ctx.now],
    }),
    calendarOfBody(ctx),
    reasonMask(ctx),
    settingsOfBody(ctx),
  ]);
  const sheet = orNotFound(found);
  const json = mask.hides ? withHidden(sheet, mask) : sheet;
  const natures = naturesBetween(calendar, structureId, from, to);
  return `${json.slice(0, -1)},"natures":${JSON.stringify(natures)},"settings":${JSON.stringify(settings)}}`;
};

/** Guarantee: the statement builds the text of a `MonthSheet`, except what is added here. */
function withHidden(text: string, mask: ReasonMask): string {
  const sheet = JSON.parse(text) as Pick<MonthSheet, "month" | "rows">;
  const first = firstDay(sheet.month);
  const rows = sheet.rows.map((row) => ({
    ...row,
    cells: cellsWithReasons(row.cells, (day, code) => mask.code(addDays(first, day - 1), code)),
  }));
  return JSON.stringify({ ...sheet, rows });
}

/**
 * What belongs to one contract is fetched by its key in a subquery of its own, so that the plan uses only index
 * look-ups however many contracts a structure has: joins became nested scans once the statement was prepared. Days of
 * another structure become null: a filter would sort the days that the index already returns in order.
 */
const monthSheetSql = `
with staff as materialized (
  select t.contract_id, t.employee_id, t.number, t.specialty, t.employment_type, t.end_date,
    greatest(t.start_date, t.kept_from) as start_date, array_agg(t.schedule_id) as schedules, json_agg(json_build_object(
    'id', t.id, 'scheduleId', t.schedule_id, 'structureId', t.structure_id, 'validFrom', t.valid_from,
    'validTo', t.valid_to, 'weeklyMinutes', t.weekly_minutes) order by t.valid_from) as terms,
    range_agg(daterange(t.first_day, t.last_day, '[]')) as days,
    range_agg(daterange(t.first_day, t.last_day, '[]')) filter (where t.structure_id = $2) as days_here
  from running_term t
  where t.organization_id = $1 and t.first_day <= $4::date and t.last_day >= $3::date
    and t.contract_id = any (array(
      select here.contract_id from contract_term here where here.organization_id = $1 and here.structure_id = $2))
  group by t.contract_id, t.employee_id, t.number, t.specialty, t.employment_type, t.end_date, t.start_date, t.kept_from
  having bool_or(t.structure_id = $2)
)
select json_build_object(
  'structure', json_build_object('id', s.id, 'title', s.title, 'code', s.code),
  'month', $5::text,
  'states', coalesce((
    select json_object_agg(sheet.date, sheet.state) from attendance_sheet sheet
    where sheet.organization_id = $1 and sheet.structure_id = $2 and sheet.date between $3::date and $4::date
      and sheet.state <> 'open'), '{}'),
  'unlocks', coalesce((
    select json_agg(json_build_object('contractId', u.contract_id, 'from', u.from_day, 'to', u.to_day,
      'expiresAt', u.expires_at, 'grantedAt', g.at))
    from unlock_request u
    join unlock_request_act g on g.organization_id = $1 and g.request_id = u.id and g.state = 'granted'
    where u.organization_id = $1 and u.structure_id = $2 and u.from_day <= $4::date and u.to_day >= $3::date
      and u.state = 'granted' and u.expires_at > $6::timestamptz), '[]'),
  'askedUnlocks', coalesce((
    select json_agg(json_build_object('contractId', u.contract_id, 'from', u.from_day, 'to', u.to_day))
    from unlock_request u
    where u.organization_id = $1 and u.structure_id = $2 and u.from_day <= $4::date and u.to_day >= $3::date
      and u.state = 'asked'), '[]'),
  'readAt', $6::timestamptz,
  'closedMonths', ${closedUnderUnlock("$4::date", "$6")},
  'schedules', coalesce((
    select json_agg(${scheduleJson}) from schedule p
    where p.organization_id = $1 and p.id = any (array(select unnest(schedules) from staff))), '[]'),
  'rows', coalesce((
    select json_agg(person) from (
      select f.contract_id as "contractId", ${fullNameAs("e")}, e.afm, f.specialty, f.number as "contractNumber",
        f.start_date as "startDate", f.end_date as "endDate", f.employment_type as "employmentType", (
          select m.state from monthly_contract m
          where m.organization_id = $1 and m.contract_id = f.contract_id and m.month = $5::text) as "monthState",
        f.terms, coalesce((
          select string_agg(case when r.date <@ f.days_here or (r.structure_id = $2 and not r.date <@ f.days) then
            (r.date - $3::date + 1) || '.' || r.version || case when r.note = '' then '.0' else '.1' end
              || case when r.cell = '' then '' else ',' || r.cell end end, ';' order by r.date)
          from attendance_record r
          where r.organization_id = $1 and r.contract_id = f.contract_id and r.date between $3::date and $4::date), '') as cells
      from staff f
      join employee e on e.organization_id = $1 and e.id = f.employee_id
      order by e.search_key, f.contract_id) person), '[]')
)::text
from structure s
where s.organization_id = $1 and s.id = $2`;

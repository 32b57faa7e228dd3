import { FullName } from "#api/fields.ts";
import { columnOf } from "#server/db/columns.ts";

const ofName = FullName.keyof().options;

/** The columns of `of` that tell people of the same name apart, and the same under their fields' names. */
export const fullNameIn = (of: string) =>
  ofName.map((field) => `${of}.${columnOf(field)}`).join(", ");
export const fullNameAs = (of: string) =>
  ofName.map((field) => `${of}.${columnOf(field)} as "${field}"`).join(", ");

/** A schedule `p` as JSON, as `ScheduleOut` of api/attendances.ts expects it. */
export const scheduleJson = `json_build_object('id', p.id, 'title', p.title, 'anchor', p.anchor, 'weeks', p.weeks,
      'worksHolidays', p.works_holidays, 'breakMinutes', p.break_minutes, 'breakIsPaid', p.break_paid,
      'balance', p.balance)`;

/**
 * True in SQL if the last person who recorded the day is the employee (`afm`), among the users `themselves`. It depends
 * on who saved the record, so that a recomputation by someone else does not hide it.
 */
export const isByOneself = (of: {
  organizationId: string;
  contractId: string;
  day: string;
  afm: string;
}) => `exists (
    select from themselves o
    cross join lateral (
      select l.actor_id from ledger_entry l
      where l.organization_id = ${of.organizationId} and l.subject_kind = 'attendance-record'
        and l.subject_id = ${of.contractId} || '/' || to_char(${of.day}, 'YYYY-MM-DD')
        and l.act in ('attendance.save', 'attendance.import', 'attendance.undoImport', 'device.answer', 'leave.record',
          'leave.cancel')
      order by l.id desc limit 1) saved
    where o.afm = ${of.afm} and o.id = saved.actor_id and o.deleted_at is null)`;

/**
 * Closed months, of contracts of `staff`, with days under an unlock in force for structure `$2` of body `$1`: the month
 * of day `$3`. Few days have an unlock; for the others nothing else is read.
 */
export const closedUnderUnlock = (to: string, now: string) => `coalesce(case when exists (
    select from unlock_request u
    where u.organization_id = $1 and u.structure_id = $2 and u.from_day <= ${to} and u.to_day >= $3::date
      and u.state = 'granted' and u.expires_at > ${now}::timestamptz)
    then closed_under_unlock($1, $2, array(select contract_id from staff), $3::date, ${to}, ${now}::timestamptz) end, '[]')`;

/** A `punch` as the rules read it: when, how far its device's clock was off, and how far from its structure it was. */
export const punchJson = `json_build_object('at', at, 'clockOffsetSeconds', round(-offset_ms / 1000.0), 'distanceMeters', distance_meters)`;

/** A schedule `p` as JSON, as `ScheduleOut` of api/attendances.ts reads it. */
export const scheduleJson = `json_build_object('id', p.id, 'title', p.title, 'anchor', p.anchor, 'weeks', p.weeks,
      'worksHolidays', p.works_holidays, 'breakMinutes', p.break_minutes, 'balance', p.balance)`;

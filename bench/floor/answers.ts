import { attendances, type RecordIn } from "#api/attendances.ts";
import { employees } from "#api/employees.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { firstDay, lastDay } from "#domain/calendar/day.ts";

/** The input: the fields of the query string, and of the body if there is one. */
type Asked = Record<string, string> & { records?: readonly RecordIn[] };

/** The single statement that answers a path, and how its rows are used. */
type Answer = {
  name: string;
  text: string;
  values: (asked: Asked) => unknown[];
  answer: (rows: readonly Record<string, unknown>[]) => unknown;
};

const asList = (rows: readonly Record<string, unknown>[]) => ({
  items: rows,
  total: rows[0]?.["total"] ?? 0,
});

/** Each operation as one would write it if only its rows were needed: no session, scope, ledger, key or totals. */
export const answers: Readonly<Record<string, Answer>> = {
  [employees.getAll.path]: {
    name: "list",
    text: `
      select e.id, e.afm, e.amka, e.education, e.specialty, e.phone, e.email, e.last_name as "lastName",
        e.first_name as "firstName", e.father_name as "fatherName", e.card_number as "cardNumber", e.version,
        (select count(*)::int from contract c
         where c.organization_id = e.organization_id and c.employee_id = e.id and c.state = 'active') as contracts,
        (select count(*)::int from employee where organization_id = $1) as total
      from employee e where e.organization_id = $1 order by e.search_key, e.id limit $2`,
    values: ({ organizationId, take }) => [organizationId, take],
    answer: asList,
  },
  [attendances.getDaySheet.path]: {
    name: "day sheet",
    text: `
      select c.id as "contractId", e.id as "employeeId", e.last_name as "lastName", e.first_name as "firstName",
        e.father_name as "fatherName", c.specialty, c.number as "contractNumber", t.id as "termId",
        t.schedule_id as "scheduleId", c.start_date as "startDate", c.end_date as "endDate",
        c.employment_type as "employmentType", r.intervals, r.note, r.version, r.updated_at as "updatedAt",
        u.nick_name as "updatedBy"
      from contract_term t
      join contract c on c.organization_id = t.organization_id and c.id = t.contract_id
      join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
      left join attendance_record r on r.organization_id = c.organization_id and r.contract_id = c.id and r.date = $3
      left join app_user u on u.id = r.updated_by
      where t.organization_id = $1 and t.structure_id = $2 and t.valid_from <= $3
        and (t.valid_to is null or t.valid_to >= $3)
      order by e.search_key, c.id`,
    values: ({ organizationId, structureId, date }) => [organizationId, structureId, date],
    answer: (rows) => ({ rows }),
  },
  [attendances.getMonthSheet.path]: {
    name: "month sheet",
    text: `
      select c.id as "contractId", e.last_name as "lastName", e.first_name as "firstName",
        e.father_name as "fatherName", e.afm, c.specialty, c.number as "contractNumber",
        c.start_date as "startDate", c.end_date as "endDate", c.employment_type as "employmentType", (
          select string_agg((r.date - $3::date + 1) || '.' || r.version || ',' || r.cell, ';' order by r.date)
          from attendance_record r
          where r.organization_id = c.organization_id and r.contract_id = c.id and r.date between $3 and $4) as cells
      from contract_term t
      join contract c on c.organization_id = t.organization_id and c.id = t.contract_id
      join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
      where t.organization_id = $1 and t.structure_id = $2 and t.valid_from <= $4
        and (t.valid_to is null or t.valid_to >= $3)
      order by e.search_key, c.id`,
    values: ({ organizationId, structureId, month = "" }) => [
      organizationId,
      structureId,
      firstDay(month),
      lastDay(month),
    ],
    answer: (rows) => ({ rows }),
  },
  [monthlyContracts.getAll.path]: {
    name: "month totals",
    text: `
      select m.contract_id as "contractId", m.month, m.structure_id as "structureId", s.title as "structureTitle",
        e.last_name as "lastName", e.first_name as "firstName", c.number as "contractNumber", c.specialty, m.state,
        m.version, m.totals, (
          select count(*)::int from monthly_contract where organization_id = $1 and month = $2) as total
      from monthly_contract m
      join contract c on c.organization_id = m.organization_id and c.id = m.contract_id
      join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
      join structure s on s.organization_id = m.organization_id and s.id = m.structure_id
      where m.organization_id = $1 and m.month = $2 order by e.search_key, m.contract_id limit $3`,
    values: ({ organizationId, month, take }) => [organizationId, month, take],
    answer: asList,
  },
  [attendances.saveRecords.path]: {
    name: "save",
    text: `
      insert into attendance_record as r (organization_id, contract_id, date, structure_id, term_id, intervals, cell,
        label, planned_minutes, worked_minutes, result, version, updated_at)
      select $1, n."contractId", n.date, $2, t.id, n.intervals, 'w450-900', 'present', 0, 450, '{"label":"present","workedMinutes":450}', n.version + 1, now()
      from jsonb_to_recordset($3::jsonb) as n("contractId" uuid, date date, version int, intervals jsonb)
      cross join lateral (
        select id from contract_term where organization_id = $1 and contract_id = n."contractId" limit 1) t
      on conflict (organization_id, contract_id, date) do update set intervals = excluded.intervals,
        cell = excluded.cell, version = excluded.version, updated_at = excluded.updated_at
      where r.version = excluded.version - 1
      returning r.contract_id as "contractId", r.date, r.version`,
    values: ({ organizationId, structureId, records }) => [
      organizationId,
      structureId,
      JSON.stringify(records),
    ],
    answer: (rows) => ({
      records: rows.map((row) => ({ ...row, outcome: "saved", messages: [] })),
    }),
  },
};

import { sql } from "kysely";
import { daysOfMonth, firstDay, lastDay } from "#domain/calendar/day.ts";
import { type PackedResult, unpackResult } from "#domain/attendance/pack-result.ts";
import type { DayResult, Interval } from "#domain/attendance/types.ts";
import type { OutputOf } from "#api/call.ts";
import type { monthLink, OwnDay } from "#api/month-requests.ts";
import type { Reader } from "#server/db/handles.ts";
import {
  reasonsOf,
  type ReasonMask,
  reasonMask,
  type Calculator,
  calculatorOf,
} from "#server/features/attendance/public.ts";
import type { LinkContext } from "#server/kernel/link-context.ts";
import { readBody } from "#server/kernel/read-body.ts";

type Ctx = LinkContext<"month">;

/** The own month of the link's employee, day by day, with what was disputed and answered. */
export async function monthByLink(ctx: Ctx): Promise<OutputOf<typeof monthLink.get>> {
  const { month, expiresAt, usedAt } = ctx.link;
  const [calculator, reasons, mask] = await Promise.all([
    calculatorOf(ctx),
    reasonsOf(ctx),
    reasonMask(ctx),
  ]);
  const { person, rows } = await readBody(ctx, async (db) => ({
    person: await personOf(db, ctx),
    rows: await daysOf(db, ctx),
  }));
  const days = rows.map((row) => dayOf(row, mask, resultOf(row, person, calculator)));
  const codes = new Set(
    days.flatMap(({ intervals }) => intervals.flatMap((one) => one.reason ?? [])),
  );
  return {
    organization: person.organization,
    structure: person.structure,
    name: person.name,
    month,
    expiresAt: expiresAt.toISOString(),
    answeredAt: usedAt?.toISOString() ?? null,
    days,
    reasons: Object.fromEntries([...codes].map((code) => [code, reasons.get(code)?.title ?? code])),
  };
}

type Person = {
  organization: string;
  structure: string;
  name: string;
  start_date: string;
  end_date: string | null;
};

async function personOf(db: Reader, { organizationId, link }: Ctx): Promise<Person> {
  return db
    .selectFrom("contract as c")
    .innerJoin("employee as e", (join) =>
      join.onRef("e.organization_id", "=", "c.organization_id").onRef("e.id", "=", "c.employee_id"),
    )
    .innerJoin("organization as o", "o.id", "c.organization_id")
    .innerJoin("structure as s", (join) =>
      join.onRef("s.organization_id", "=", "c.organization_id").on("s.id", "=", link.structureId),
    )
    .select(["o.description as organization", "s.title as structure", "c.start_date", "c.end_date"])
    .select(sql<string>`e.last_name || ' ' || e.first_name`.as("name"))
    .where("c.organization_id", "=", organizationId)
    .where("c.id", "=", link.contractId)
    .executeTakeFirstOrThrow();
}

type Row = {
  date: string;
  term_id: string | null;
  structure_id: string;
  schedule_id: string;
  intervals: Interval[] | null;
  result: PackedResult | null;
  text: string | null;
  answer: string | null;
};

async function daysOf(db: Reader, { organizationId, link, today }: Ctx): Promise<Row[]> {
  const { contractId, month } = link;
  const { rows } = await sql<Row>`
    select d.date, t.id as term_id, t.structure_id, t.schedule_id, r.intervals, r.result, q.text, a.text as answer
    from unnest(${daysOfMonth(month)}::date[]) as d(date)
    left join running_term t on t.organization_id = ${organizationId} and t.contract_id = ${contractId}
      and d.date between t.first_day and t.last_day
    left join attendance_record r on r.organization_id = ${organizationId} and r.contract_id = ${contractId}
      and r.date = d.date and r.date between ${firstDay(month)}::date and ${lastDay(month)}::date
    left join lateral (
      select q.id, q.text from day_dispute q
      where q.organization_id = ${organizationId} and q.contract_id = ${contractId} and q.date = d.date
      order by q.at desc limit 1) q on true
    left join dispute_answer a on a.organization_id = ${organizationId} and a.dispute_id = q.id
    where d.date <= ${today}::date
    order by d.date
  `.execute(db);
  return rows;
}

function resultOf(row: Row, person: Person, calculator: Calculator): DayResult {
  return row.result ? unpackResult(row.result) : resultWithout(row, person, calculator);
}

function dayOf(row: Row, mask: ReasonMask, kept: DayResult): OwnDay {
  const { date, intervals, text, answer } = row;
  const result = mask.result(date, kept);
  return {
    date,
    label: result.label,
    plannedMinutes: result.plannedMinutes,
    workedMinutes: result.workedMinutes,
    intervals: mask.intervals(date, intervals ?? []),
    dispute: text === null ? null : { text, answer },
  };
}

/** A day without a record. */
function resultWithout(row: Row, person: Person, calculator: Calculator): DayResult {
  const { date, term_id, structure_id, schedule_id } = row;
  const validity = { weeklyMinutes: 0, validFrom: date, validTo: date };
  const contract = {
    contractId: "",
    startDate: person.start_date,
    endDate: person.end_date,
    term:
      (term_id && {
        id: term_id,
        contractId: "",
        structureId: structure_id,
        scheduleId: schedule_id,
        ...validity,
      }) ||
      null,
  };
  const structureId = structure_id ?? "";
  const planned = calculator.planOn(contract, date, structureId);
  return calculator.resultOn({ term: contract.term, date, structureId, ...planned, intervals: [] });
}

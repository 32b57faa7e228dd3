import { sql } from "kysely";
import type { SampledSheet, SampleOut } from "#api/samples.ts";
import { firstDay, lastDay, type Month } from "#domain/calendar/day.ts";
import type { SampleRule, SampleSheet } from "#domain/verification/sample.ts";
import { type AsStored, toResponse } from "#server/db/columns.ts";
import { isAfmOf } from "#server/kernel/own-affairs.ts";
import type { Reader } from "#server/db/handles.ts";

/** The samples of a body, latest first; at most 100. */
export async function samplesOf(db: Reader, organizationId: string): Promise<SampleOut[]> {
  const { rows } = await sql<AsStored<SampleOut, "drawnAt">>`
    select p.id, p.month, p.rule, p.seed, p.population, p.drawn_at as "drawnAt", u.nick_name as "drawnBy",
      count(*)::int as sheets,
      count(*) filter (where o.outcome = 'verified')::int as verified,
      count(*) filter (where o.outcome = 'deviation')::int as deviations
    from verification_sample p
    join app_user u on u.id = p.drawn_by
    join verification_sample_sheet s on s.organization_id = p.organization_id and s.sample_id = p.id
    left join lateral (${lastOutcome}) o on true
    where p.organization_id = ${organizationId}
    group by p.id, p.month, p.rule, p.seed, p.population, p.drawn_at, u.nick_name
    order by p.drawn_at desc, p.id desc limit 100
  `.execute(db);
  return rows.map(toResponse);
}

/** The sheets of a sample in the order they were drawn. */
export async function sampledSheets(
  db: Reader,
  query: { organizationId: string; sampleId: string; userId: string },
): Promise<SampledSheet[]> {
  const { rows } = await sql<AsStored<SampledSheet, "at">>`
    select s.structure_id as "structureId", t.title as "structureTitle", s.date, s.score,
      o.outcome, coalesce(o.note, '') as note, o.at, u.nick_name as by,
      exists (
        select from attendance_record r
        join contract c on c.organization_id = r.organization_id and c.id = r.contract_id
        join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
        where r.organization_id = s.organization_id and r.structure_id = s.structure_id and r.date = s.date
          and ${isAfmOf(query.userId)}) as "hasOwnRecord"
    from verification_sample_sheet s
    join structure t on t.organization_id = s.organization_id and t.id = s.structure_id
    left join lateral (${lastOutcome}) o on true
    left join app_user u on u.id = o.by_user
    where s.organization_id = ${query.organizationId} and s.sample_id = ${query.sampleId}
    order by s.place
  `.execute(db);
  return rows.map(toResponse);
}

const lastOutcome = sql`
  select outcome, note, at, by_user from verification_outcome o
  where o.organization_id = s.organization_id and o.sample_id = s.sample_id and o.structure_id = s.structure_id
    and o.date = s.date
  order by o.at desc, o.id desc limit 1`;

/**
 * Every sheet of the month with a record, with the rule's count: records with a typed time, or records changed more
 * than two days after their day. The caller counts findings.
 */
export async function sheetsToDraw(
  db: Reader,
  query: { organizationId: string; month: Month; rule: SampleRule },
): Promise<SampleSheet[]> {
  const counted = {
    typed: sql`r.intervals @> '[{"mark": "typed"}]'`,
    late: sql`r.updated_at > r.date + interval '3 days'`,
    findings: sql`false`,
    random: sql`false`,
  }[query.rule];
  const { rows } = await sql<SampleSheet>`
    select r.structure_id as "structureId", r.date, count(*) filter (where ${counted})::int as score
    from attendance_record r
    where r.organization_id = ${query.organizationId}
      and r.date between ${firstDay(query.month)}::date and ${lastDay(query.month)}::date
    group by 1, 2
  `.execute(db);
  return rows;
}

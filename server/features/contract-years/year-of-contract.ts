import { sql } from "kysely";
import { totalsOf } from "#domain/attendance/month.ts";
import type { MonthState } from "#domain/attendance/monthly.ts";
import type { Finding } from "#domain/attendance/types.ts";
import { addDays, monthOf, type Day, type Month } from "#domain/calendar/day.ts";
import { midnightOf } from "#domain/calendar/zone.ts";
import type { OutputOf } from "#api/call.ts";
import type { contractYears, YearMonth } from "#api/contract-years.ts";
import { personName } from "#domain/identity/person-name.ts";
import { knownDayTexts } from "#texts/known-day.ts";
import type { Reader } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import {
  daysOfContracts,
  type ContractDay,
  type ReasonMask,
  reasonMask,
  calculatorOf,
  dayAsKnown,
  recordsAsKnown,
} from "#server/features/attendance/public.ts";
import {
  countsByLevel,
  findingNotes,
  findingsOfContracts,
  noteKey,
  noteOut,
} from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { fieldFault, notFound } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";

/**
 * A contract's days of a year up to today, its months and their doubts, by the shared calculation; or what of them was known
 * at the end of an earlier day, without doubts. Throws `not-found` for another body's contract, `invalid` for a day ahead.
 */
export const yearOfContract: Handler<typeof contractYears.getYear> = async (
  ctx,
  { contractId, year, knownOn: asked },
) => {
  const { organizationId, today } = ctx;
  if (asked !== undefined && asked > today) throw fieldFault("knownOn", knownDayTexts.ahead);
  const knownOn = asked === undefined || asked === today ? null : asked;
  const before = knownOn === null ? null : new Date(midnightOf(addDays(knownOn, 1)));
  const [calculator, mask] = await Promise.all([calculatorOf(ctx), reasonMask(ctx)]);
  return readBody(ctx, async (db) => {
    const { keptFrom, ...contract } = await contractOf(db, organizationId, contractId);
    const ofContract = { organizationId, contractId };
    const [first, last] = [`${year}-01-01`, earlier(`${year}-12-31`, knownOn ?? today)];
    const wanted = { ...ofContract, from: first, to: last };
    const known = before && (await recordsAsKnown(db, { ...wanted, before }));
    const recorded = [...(known?.keys() ?? [])].toSorted();
    const begins = later(first, later(contract.startDate, keptFrom ?? contract.startDate));
    const ends = earlier(last, contract.endDate ?? last);
    const from = earlier(begins, recorded[0] ?? begins);
    const to = later(ends, recorded.at(-1) ?? ends);
    const query = { organizationId, contractIds: [contractId], from, to };
    const found = from <= to ? await daysOfContracts(db, calculator, query) : [];
    const days = found
      .flatMap((one) => one.days)
      .map((day) => (known ? dayAsKnown(calculator, day, known.get(day.date)) : day))
      .map((day) => maskedDay(day, mask));
    const byMonth = Map.groupBy(days, ({ date }) => monthOf(date));
    const states = await statesOf(db, ofContract, before);
    const months: YearMonth[] = [];
    const findings: OutputOf<typeof contractYears.getYear>["findings"] = [];
    const person = personName(contract);
    for (const [month, own] of byMonth) {
      const totals = totalsOf(own.map(({ result }) => result));
      const state = states.get(month) ?? null;
      if (known) {
        months.push({ month, state, totals, errors: null, warnings: null });
        continue;
      }
      const contractIds = [contractId];
      const doubts = await findingsOfContracts(ctx, db, { contractIds, month, levels: "all" });
      const notes = await findingNotes(db, { organizationId, month, contractIds });
      const noted = (one: Finding) => noteOut(notes.get(noteKey(one)));
      findings.push(...doubts.map((one) => ({ ...one, person, note: noted(one) })));
      const { errors, warnings } = countsByLevel(doubts);
      months.push({ month, state, totals, errors, warnings });
    }
    const own = { id: contractId, ...contract };
    return { contract: own, knownOn, days: days.map(dayOut), months, findings };
  });
};

function maskedDay(day: ContractDay, mask: ReasonMask): ContractDay {
  const { date, result, intervals } = day;
  return { ...day, result: mask.result(date, result), intervals: mask.intervals(date, intervals) };
}

function dayOut({ date, term, result, intervals, note }: ContractDay) {
  const { label, reason, plannedMinutes, workedMinutes, balanceMinutes } = result;
  const structureId = term?.structureId ?? null;
  const figures = { plannedMinutes, workedMinutes, balanceMinutes };
  return { date, structureId, label, reason, ...figures, intervals, note };
}

async function contractOf(db: Reader, organizationId: string, contractId: string) {
  const found = await db
    .selectFrom("contract as c")
    .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
    .innerJoin("organization as o", "o.id", "c.organization_id")
    .select("o.kept_from as keptFrom")
    .select(["c.number", "c.specialty", "c.start_date as startDate", "c.end_date as endDate"])
    .select(["e.last_name as lastName", "e.first_name as firstName"])
    .where((of) => of.and({ "c.organization_id": organizationId, "c.id": contractId }))
    .executeTakeFirstOrThrow(notFound);
  return found;
}

/** The months' states now, or as of the last act before an instant; a month without any act then has none. */
async function statesOf(
  db: Reader,
  { organizationId, contractId }: { organizationId: string; contractId: string },
  before: Date | null,
): Promise<Map<Month, MonthState>> {
  const { rows } = await sql<{ month: Month; state: MonthState }>`
    select m.month, coalesce(a.state, m.state) as state from monthly_contract m
    left join lateral (
      select k.state from monthly_contract_act k
      where k.organization_id = m.organization_id and k.contract_id = m.contract_id and k.month = m.month
        and k.at < ${before} order by k.seq desc limit 1) a on true
    where m.organization_id = ${organizationId} and m.contract_id = ${contractId}
      and (${before}::timestamptz is null or a.state is not null)`.execute(db);
  return new Map(rows.map(({ month, state }) => [month, state]));
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other;
}

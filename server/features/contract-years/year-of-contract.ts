import { totalsOf } from "#domain/attendance/month.ts";
import type { MonthState } from "#domain/attendance/monthly.ts";
import type { Finding } from "#domain/attendance/types.ts";
import { monthOf, type Day, type Month } from "#domain/calendar/day.ts";
import type { OutputOf } from "#api/call.ts";
import type { contractYears, YearMonth } from "#api/contract-years.ts";
import { personName } from "#domain/identity/person-name.ts";
import type { Reader } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import {
  daysOfContracts,
  type ContractDay,
  type ReasonMask,
  reasonMask,
  calculatorOf,
} from "#server/features/attendance/public.ts";
import {
  countsByLevel,
  findingNotes,
  findingsOfContracts,
  noteKey,
  noteOut,
} from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { notFound } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";

/**
 * A contract's days of a year up to today, its months and their doubts, by the shared calculation. Throws `not-found`
 * for another body's contract.
 */
export const yearOfContract: Handler<typeof contractYears.getYear> = async (
  ctx,
  { contractId, year },
) => {
  const [calculator, mask] = await Promise.all([calculatorOf(ctx), reasonMask(ctx)]);
  const { organizationId, today } = ctx;
  return readBody(ctx, async (db) => {
    const { keptFrom, ...contract } = await contractOf(db, organizationId, contractId);
    const begins = later(contract.startDate, keptFrom ?? contract.startDate);
    const from = later(`${year}-01-01`, begins);
    const to = earlier(earlier(`${year}-12-31`, today), contract.endDate ?? today);
    const query = { organizationId, contractIds: [contractId], from, to };
    const found = from <= to ? await daysOfContracts(db, calculator, query) : [];
    const days = found.flatMap((one) => one.days.map((day) => maskedDay(day, mask)));
    const byMonth = Map.groupBy(days, ({ date }) => monthOf(date));
    const states = await statesOf(db, organizationId, contractId, [...byMonth.keys()]);
    const months: YearMonth[] = [];
    const findings: OutputOf<typeof contractYears.getYear>["findings"] = [];
    const person = personName(contract);
    for (const [month, own] of byMonth) {
      const contractIds = [contractId];
      const doubts = await findingsOfContracts(ctx, db, { contractIds, month, levels: "all" });
      const notes = await findingNotes(db, { organizationId, month, contractIds });
      const noted = (one: Finding) => noteOut(notes.get(noteKey(one)));
      findings.push(...doubts.map((one) => ({ ...one, person, note: noted(one) })));
      const { errors, warnings } = countsByLevel(doubts);
      const totals = totalsOf(own.map(({ result }) => result));
      months.push({ month, state: states.get(month) ?? null, totals, errors, warnings });
    }
    return { contract: { id: contractId, ...contract }, days: days.map(dayOut), months, findings };
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

async function statesOf(
  db: Reader,
  organizationId: string,
  contractId: string,
  months: readonly Month[],
): Promise<Map<Month, MonthState>> {
  if (months.length === 0) return new Map();
  const rows = await db
    .selectFrom("monthly_contract")
    .select(["month", "state"])
    .where((of) => of.and({ organization_id: organizationId, contract_id: contractId }))
    .where("month", "in", [...months])
    .execute();
  return new Map(rows.map(({ month, state }) => [month, state]));
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other;
}

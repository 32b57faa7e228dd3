import { sql } from "kysely";
import { unpackResult } from "#domain/attendance/pack-result.ts";
import type { RecordState } from "#domain/attendance/record-state.ts";
import type { DayResult, Interval } from "#domain/attendance/types.ts";
import { daysFrom, type Day } from "#domain/calendar/day.ts";
import { knownDayTexts } from "#texts/known-day.ts";
import type { Reader } from "#server/db/handles.ts";
import { refused } from "#server/kernel/fault.ts";
import type { Calculator } from "./calculator.ts";
import type { ContractDay } from "./contract-days.ts";

/** Days of one contract, both ends included, and the instant before which they were known. */
type KnownQuery = {
  organizationId: string;
  contractId: string;
  from: Day;
  to: Day;
  before: Date;
};

/** A record as the ledger last held it; the demonstration's first states have no result. */
type KnownRecord = { intervals: Interval[]; note: string } & Partial<
  Pick<RecordState, "label" | "workedMinutes" | "result">
>;

/** Guarantee: only saves write such entries, always with the state of a record. */
type Row = { date: Day; isErased: boolean; state: KnownRecord | null };

/**
 * The records of a contract as the ledger held them at an instant, by day. Entries about a day that leave its record
 * unchanged, such as a dispute, do not count. Throws `refused` if the entries were erased with the person's data.
 */
export async function recordsAsKnown(
  db: Reader,
  { organizationId, contractId, from, to, before }: KnownQuery,
): Promise<Map<Day, KnownRecord>> {
  const subjects = daysFrom(from, to).map((day) => `${contractId}/${day}`);
  const { rows } = await sql<Row>`
    select distinct on (l.subject_id) right(l.subject_id, 10) as date, l.digests is not null as "isErased", l.after as state
    from ledger_entry l
    where l.organization_id = ${organizationId} and l.subject_kind = 'attendance-record'
      and l.subject_id = any (${subjects}::text[]) and l.at < ${before}
      and (l.before is not null or l.after is not null or l.digests is not null)
    order by l.subject_id, l.id desc`.execute(db);
  if (rows.some(({ isErased }) => isErased)) throw refused(knownDayTexts.erased);
  return new Map(rows.flatMap(({ date, state }) => (state === null ? [] : [[date, state]])));
}

/**
 * A day with the record that it had, and the result that was stored with it; without a record, what follows from the
 * present terms, schedules and calendar.
 */
export function dayAsKnown(
  calculator: Calculator,
  day: ContractDay,
  known: KnownRecord | undefined,
): ContractDay {
  if (!known && !day.record) return day;
  const { intervals, note } = known ?? { intervals: [], note: "" };
  const structureId = day.term?.structureId ?? day.record?.structureId ?? "";
  const computed = calculator.resultOn({ ...day, structureId, intervals });
  return { ...day, intervals, note, record: null, result: resultAsKnown(known, computed) };
}

/** The ledger's states have no absence reason of their own: it follows from the intervals. */
function resultAsKnown(known: KnownRecord | undefined, computed: DayResult): DayResult {
  if (known?.label === undefined) return computed;
  const { label, workedMinutes = 0, result } = known;
  return unpackResult({ ...result, label, workedMinutes, reason: computed.reason });
}

import { sql } from "kysely";
import type { SavedRecord } from "#api/attendances.ts";
import type { MonthTotals } from "#domain/attendance/month.ts";
import { type PackedResult, unpackResult } from "#domain/attendance/pack-result.ts";
import type { DayResult, Interval, Term } from "#domain/attendance/types.ts";
import { type Day, monthOf } from "#domain/calendar/day.ts";
import { fieldsIn } from "#server/db/columns.ts";
import type { Writer, Reader } from "#server/db/handles.ts";
import { withNext, prepared } from "#server/db/pipelined.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { conflictTexts } from "#texts/attendance.ts";

/** What is stored for one contract and day before it is changed. */
export type CurrentVersion = {
  contractId: string;
  startDate: Day;
  endDate: Day | null;
  /** The term in force on the day. */
  term: Term | null;
  /** 0 without a record. */
  version: number;
  result: DayResult | null;
  /** Who wrote it is set only if the version differs from the one that the caller sent. */
  current: NonNullable<SavedRecord["current"]>;
  /** The sheet of the day, or the record's own sheet, is locked, and no unlock is in force for the contract. */
  isLocked: boolean;
  /** The version of the body's calendar; it cannot change while the structure is locked. */
  calendarVersion: number;
  /** Null if nothing is stored for the month yet. */
  monthState: string | null;
  totals: MonthTotals | null;
};

/** A contract joined with one of its terms, as stored. */
export type RowOfTerm = {
  contract_id: string;
  start_date: string;
  end_date: string | null;
  term_id: string | null;
  schedule_id: string;
  weekly_minutes: number;
  valid_from: string;
  valid_to: string | null;
};

type Row = RowOfTerm & {
  ord: number;
  structure_id: string;
  version: number | null;
  intervals: Interval[] | null;
  note: string | null;
  result: PackedResult | null;
  updated_at: Date | null;
  updated_by: string | null;
  locked: boolean;
  calendar_version: number;
  month_state: string | null;
  totals: MonthTotals | null;
};

/**
 * What is stored for each requested contract and day, in order; undefined if the contract or structure is not of the
 * body. The structure is locked first, so that locking its sheets and this save wait for each other; then the
 * contracts' rows are locked in a fixed order, so that two saves of the same month wait for each other.
 */
export async function currentVersions(
  tx: Writer,
  { organizationId, now, actor }: Pick<BodyContext, "organizationId" | "now" | "actor">,
  structureId: string,
  records: readonly { contractId: string; date: Day; version: number }[],
): Promise<(CurrentVersion | undefined)[]> {
  const contracts = [...new Set(records.map((one) => one.contractId))];
  await sql`${prepared} ${withNext}
    select from structure where organization_id = ${organizationId} and id = ${structureId} for key share`.execute(
    tx,
  );
  await sql`${prepared} ${withNext}
    select from contract where organization_id = ${organizationId} and id = any (${contracts}::uuid[])
    order by id for no key update`.execute(tx);
  const { rows } = await sql<Row>`${prepared}
    select a.ord::int as ord, c.id as contract_id, c.start_date, c.end_date,
      t.id as term_id, t.structure_id, t.schedule_id, t.weekly_minutes, t.valid_from, t.valid_to,
      r.version, r.intervals, r.note, r.result, r.updated_at, r.updated_by,
      exists (
        select from attendance_sheet sheet
        where sheet.organization_id = ${organizationId} and sheet.structure_id = any (array[${structureId}::uuid, r.structure_id])
          and sheet.date = a.date and sheet.state = 'locked'
          and not exists (
            select from unlock_request u
            where u.organization_id = ${organizationId} and u.structure_id = sheet.structure_id and u.state = 'granted'
              and u.expires_at > ${now} and a.date between u.from_day and u.to_day
              and (u.contract_id is null or u.contract_id = a.contract_id))) as locked,
      m.state as month_state, m.totals, o.calendar_version
    from unnest(${records.map((one) => one.contractId)}::uuid[], ${records.map((one) => one.date)}::date[],
        ${records.map((one) => monthOf(one.date))}::text[])
      with ordinality as a(contract_id, date, month, ord)
    join organization o on o.id = ${organizationId}
    join contract c on c.organization_id = ${organizationId} and c.id = a.contract_id
    left join contract_term t on t.organization_id = ${organizationId} and t.contract_id = a.contract_id
      and a.date between first_day_of_term(t.valid_from, c.start_date, o.kept_from) and last_day_of_term(t.valid_to, c.end_date)
    left join attendance_record r on r.organization_id = ${organizationId} and r.contract_id = a.contract_id and r.date = a.date
    left join monthly_contract m on m.organization_id = ${organizationId} and m.contract_id = a.contract_id and m.month = a.month
    where has_run(c.state)
      and exists (select from structure s where s.organization_id = ${organizationId} and s.id = ${structureId})
  `.execute(tx);
  const changed = rows.filter((row) => (row.version ?? 0) !== records[row.ord - 1]?.version);
  const hands = await handsOf(tx, organizationId, changed);
  const versions: (CurrentVersion | undefined)[] = records.map(() => undefined);
  for (const row of rows) versions[row.ord - 1] = versionFrom(row, hands, actor.userId);
  return versions;
}

function versionFrom(
  row: Row,
  hands: ReadonlyMap<string | null, string>,
  actorId: string | null,
): CurrentVersion {
  const isOwn = row.updated_by !== null && row.updated_by === actorId;
  return {
    ...fieldsIn(row, ["contractId", "startDate", "endDate"]),
    term: row.term_id === null ? null : termFrom(row, row.term_id),
    version: row.version ?? 0,
    result: row.result && unpackResult(row.result),
    current: {
      intervals: row.intervals ?? [],
      note: row.note ?? "",
      version: row.version ?? 0,
      updatedBy: isOwn ? conflictTexts.yourself : (hands.get(row.updated_by) ?? null),
      isOwn,
      updatedAt: row.updated_at?.toISOString() ?? "",
    },
    isLocked: row.locked,
    calendarVersion: row.calendar_version,
    monthState: row.month_state,
    totals: row.totals,
  };
}

/** The fields of a term, under their own names, in a row of contracts with their terms. */
export const fieldsOfTerm = [
  "contractId",
  "scheduleId",
  "weeklyMinutes",
  "validFrom",
  "validTo",
] as const;

function termFrom(row: Row, id: string): Term {
  return { id, structureId: row.structure_id, ...fieldsIn(row, fieldsOfTerm) };
}

/** The names of the users and link recipients who wrote records, by id. */
async function handsOf(
  db: Reader,
  organizationId: string,
  records: readonly { updated_by: string | null }[],
): Promise<ReadonlyMap<string | null, string>> {
  if (records.length === 0) return new Map();
  const ids = records.map((record) => record.updated_by);
  const { rows } = await sql<{ id: string; name: string }>`
    select id, nick_name as name from app_user where id = any (${ids}::uuid[])
    union all
    select id, recipient_name from link where organization_id = ${organizationId} and id = any (${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

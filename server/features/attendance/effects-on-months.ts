import { sql } from "kysely";
import { monthOf, type Day, type Month } from "#domain/calendar/day.ts";
import {
  effectOnMonth,
  closedStates,
  isClosedMonth,
  type EffectOnMonth,
  type MonthAtChange,
  type GrantedUnlock,
} from "#domain/attendance/closed-month.ts";
import type { RecordIn } from "#api/attendances.ts";
import { type AsStored, toResponse } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** Contracts and a range of days on the sheets of a structure. */
type Query = { structureId: string; contractIds: readonly string[]; from: Day; to: Day };

/** The effect on the month of changing the record of a contract and day. */
export type EffectOn = (contractId: string, day: Day) => EffectOnMonth;

/** The effect on its contract's month of changing the record of a day, for the days of a range. */
export async function effectsOnMonths(
  db: Reader,
  { organizationId, now }: Pick<BodyContext, "organizationId" | "now">,
  query: Query,
): Promise<EffectOn> {
  const unlocks = await unlocksGranted(db, organizationId, query);
  const months = await monthsClosed(db, organizationId, query);
  return (contractId, day) => {
    const month = months.get(`${contractId} ${monthOf(day)}`) ?? { state: null, since: null };
    return effectOnMonth({ contractId, day }, month, unlocks, now);
  };
}

/** The same for records whose months' states are known: for months that are not closed nothing more is read. */
export async function effectsOnRecords(
  db: Reader,
  ctx: Pick<BodyContext, "organizationId" | "now">,
  {
    structureId,
    records,
  }: { structureId: string; records: readonly Pick<RecordIn, "contractId" | "date">[] },
  found: readonly ({ monthState: string | null } | undefined)[],
): Promise<EffectOn> {
  const closed = records.filter((_, index) => isClosedMonth(found[index]?.monthState ?? null));
  const [from, ...later] = closed.map(({ date }) => date).toSorted();
  if (from === undefined) return () => "stays";
  const contractIds = closed.map(({ contractId }) => contractId);
  return effectsOnMonths(db, ctx, { structureId, contractIds, from, to: later.at(-1) ?? from });
}

async function unlocksGranted(
  db: Reader,
  organizationId: string,
  { structureId, from, to }: Query,
): Promise<GrantedUnlock[]> {
  const { rows } = await sql<AsStored<GrantedUnlock, "grantedAt" | "expiresAt">>`
    select u.contract_id as "contractId", u.from_day as "from", u.to_day as "to", g.at as "grantedAt",
      u.expires_at as "expiresAt"
    from unlock_request u
    join unlock_request_act g on g.organization_id = u.organization_id and g.request_id = u.id and g.state = 'granted'
    where u.organization_id = ${organizationId} and u.structure_id = ${structureId} and u.state = 'granted'
      and u.from_day <= ${to}::date and u.to_day >= ${from}::date`.execute(db);
  return rows.map(toResponse);
}

async function monthsClosed(
  db: Reader,
  organizationId: string,
  { contractIds, from, to }: Query,
): Promise<Map<string, MonthAtChange>> {
  const { rows } = await sql<{
    contractId: string;
    month: Month;
    state: string;
    since: Date | null;
  }>`
    select m.contract_id as "contractId", m.month, m.state, (
        select a.at from monthly_contract_act a
        where a.organization_id = m.organization_id and a.contract_id = m.contract_id and a.month = m.month
        order by a.seq desc limit 1) as since
    from monthly_contract m
    where m.organization_id = ${organizationId} and m.contract_id = any (${contractIds}::uuid[])
      and m.month between ${monthOf(from)} and ${monthOf(to)} and m.state = any (${closedStates})`.execute(
    db,
  );
  return new Map(
    rows.map(({ contractId, month, state, since }) => [
      `${contractId} ${month}`,
      { state, since: since?.toISOString() ?? null },
    ]),
  );
}

import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { Interval } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import { typesWithWorkCard } from "#domain/ergani/bound-types.ts";
import { cardEventsOf, newCardEvents } from "#domain/ergani/work-card.ts";
import type { Writer } from "#server/db/handles.ts";
import { withNext, prepared } from "#server/db/pipelined.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** A saved record: the day's intervals before and after. */
export type SavedDay = {
  contractId: string;
  date: Day;
  before: readonly Interval[];
  after: readonly Interval[];
};

/**
 * Queues the work cards of saved records, in the transaction that saves them. None are queued if the body does not
 * submit to ERGANI, before the day on which it began, or for people not bound to the card; the statement is pipelined
 * with the next one, so that a save does not wait for it. An event recorded again keeps its existing card; a dropped
 * card waits again. A card of later today is sent when its time comes.
 */
export async function queueWorkCards(
  tx: Writer,
  { organizationId, now }: BodyContext,
  saved: readonly SavedDay[],
): Promise<void> {
  const cards = saved.flatMap(({ contractId, date, before, after }) =>
    newCardEvents(cardEventsOf(date, before), cardEventsOf(date, after)).map(({ kind, at }) => ({
      id: uuid(),
      contract_id: contractId,
      work_date: date,
      kind,
      at,
    })),
  );
  if (cards.length === 0) return;
  await sql`${prepared} ${withNext}
    insert into work_card (organization_id, id, contract_id, work_date, kind, at, made_at, next_try_at)
    select ${organizationId}::uuid, n.id, n.contract_id, n.work_date, n.kind, n.at, ${now}, greatest(n.at, ${now})
    from (
      select from_day from ergani_switch where organization_id = ${organizationId}
        and is_on and seq = (select max(seq) from ergani_switch where organization_id = ${organizationId})) as switch,
      jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as n(
        id uuid, contract_id uuid, work_date date, kind text, at timestamptz)
    join contract c on c.organization_id = ${organizationId} and c.id = n.contract_id
      and c.employment_type = any (${typesWithWorkCard}::int[])
    where n.work_date >= switch.from_day
    on conflict (organization_id, contract_id, work_date, kind, at) do update
      set state = 'waiting', next_try_at = excluded.next_try_at where work_card.state = 'dropped'
  `.execute(tx);
}

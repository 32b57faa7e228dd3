import { sql } from "kysely";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { entryOf, type Entry } from "#server/kernel/write.ts";

/**
 * Answers, in the device's own name, the questions about missing numbers that have since arrived. The missing numbers
 * lie between an entry with such a question and the previous one with it, or the first number.
 */
export async function closeGaps(
  tx: Writer,
  { organizationId, now }: BodyContext,
  device: { id: string; structureId: string },
): Promise<Entry[]> {
  const { rows } = await sql<{ number: number }>`
    with asked as (
      select e.number, coalesce(lag(e.number) over (order by e.number), 0) as since, exists (
        select from device_entry_answer a
        where a.organization_id = e.organization_id and a.device_id = e.device_id and a.number = e.number) as is_answered
      from device_entry e
      where e.organization_id = ${organizationId} and e.device_id = ${device.id} and e.question = 'gap')
    insert into device_entry_answer (organization_id, device_id, number, accepted, at, by_user)
    select ${organizationId}, ${device.id}, asked.number, true, ${now}, ${device.id}
    from asked
    where not is_answered and asked.number - asked.since - 1 = (
      select count(*) from device_entry e
      where e.organization_id = ${organizationId} and e.device_id = ${device.id}
        and e.number > asked.since and e.number < asked.number)
    returning number
  `.execute(tx);
  return rows.map(({ number }) =>
    entryOf("device-entry", `${device.id}/${number}`, {
      structureId: device.structureId,
      before: { question: "gap" },
      after: { accepted: true },
    }),
  );
}

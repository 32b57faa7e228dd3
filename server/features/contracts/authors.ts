import { type RawBuilder, sql, type Updateable } from "kysely";
import type { DB } from "#server/db/database.gen.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/**
 * The next `made_by` of a contract that the actor creates, changes or submits: everyone who did so before its approval,
 * none of whom may approve it. Changes after the approval need no second person.
 */
export function addAuthor({ actor }: BodyContext): RawBuilder<string[]> {
  const by = sql`${actor.userId}::uuid`;
  return sql`case when state not in ('draft', 'submitted', 'rejected') or ${by} = any (made_by) then made_by
    else made_by || ${by} end`;
}

/** Stores the actor's next version of a locked contract, with any other columns that change. */
export async function storeNextVersion(
  tx: Writer,
  ctx: BodyContext,
  { organizationId, id, version }: { organizationId: string; id: string; version: number },
  columns: Updateable<DB["contract"]> = {},
): Promise<{ id: string; version: number }> {
  const next = { id, version: version + 1 };
  await tx
    .updateTable("contract")
    .set({ ...columns, made_by: addAuthor(ctx), version: next.version })
    .where((of) => of.and({ organization_id: organizationId, id }))
    .execute();
  return next;
}

/** The contracts that the actor created, changed or submitted, and so may not approve. */
export async function contractsOfAuthor(
  db: Reader,
  { organizationId, actor }: BodyContext,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom("contract")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("id", "in", ids)
    .where(sql<boolean>`${actor.userId}::uuid = any (made_by)`)
    .execute();
  return new Set(found.map(({ id }) => id));
}

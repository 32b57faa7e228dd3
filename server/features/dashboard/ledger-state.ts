import { sql } from "kysely";
import type { SystemState } from "#api/system-state.ts";
import type { Reader } from "#server/db/handles.ts";

/**
 * How far the ledgers of the bodies in scope are sealed. Of each body only its last seal and the entry after it are read:
 * PostgreSQL takes `coalesce` for something that might tell what row-level security hides, and would then compare the id of
 * each entry of the body only after it; `case` goes into the index.
 */
export async function ledgerState(db: Reader): Promise<SystemState["ledger"]> {
  const { rows } = await sql<{
    unsealedBodies: number;
    oldest: Date | null;
    last: Date | null;
    seals: number;
  }>`
    select count(e.at)::int as "unsealedBodies", min(e.at) as oldest, max(s.at) as last,
      coalesce(sum(s.number), 0)::int as seals
    from organization o
    left join lateral (
      select number, last_entry, at from ledger_seal
      where organization_id = o.id order by number desc limit 1) s on true
    left join lateral (
      select at from ledger_entry
      where organization_id = o.id and id > case when s.last_entry is null then 0 else s.last_entry end
      order by id limit 1) e on true`.execute(db);
  const { unsealedBodies = 0, seals = 0, oldest = null, last = null } = rows[0] ?? {};
  return {
    unsealedBodies,
    seals,
    oldestUnsealedAt: oldest?.toISOString() ?? null,
    lastSealAt: last?.toISOString() ?? null,
  };
}

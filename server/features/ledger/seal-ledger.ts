import { sql } from "kysely";
import { entryLeaf, systemChain, type LedgerEntry } from "#domain/ledger/entry.ts";
import { rootOf } from "#domain/ledger/merkle.ts";
import {
  mostInSeal,
  noSeal,
  sealBytes,
  sealHash,
  type SealStatement,
} from "#domain/ledger/seal.ts";
import type { Reader } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { scopeOf } from "#server/kernel/read-body.ts";
import { fenceOf } from "#server/kernel/leave-entries.ts";
import { sha256 } from "./crypto.ts";
import { chainOf, entriesBetween, lastSeal } from "./ledger-rows.ts";
import { instantOf, sealingKey, type Sealing } from "./sealing-key.ts";

/** An organization, or the system, and the id up to which no more entries can appear. */
type Unsealed = { organizationId: string; upTo: string };

/**
 * Seals all unsealed entries of the system and of every organization; what is left when the signal aborts is left to
 * the next run. Returns the number of seals made.
 */
export async function sealLedgers(place: Sealing, signal?: AbortSignal): Promise<number> {
  return sealInTurns(place, await unsealedOrganizations(place), signal);
}

/**
 * Seals the entries of an organization that were committed before the call, in batches by id. Safe to run on two
 * servers at once. Returns the number of seals made.
 */
export function sealLedger(place: Sealing, organizationId: string): Promise<number> {
  return sealInTurns(place, [organizationId]);
}

/** A batch of each organization in turn, so that none waits for the long ledger of another. */
async function sealInTurns(
  place: Sealing,
  organizationIds: readonly string[],
  signal?: AbortSignal,
): Promise<number> {
  let seals = 0;
  let left: Unsealed[] = [];
  for (const organizationId of organizationIds) {
    const upTo = await settledId(place, organizationId);
    if (upTo !== null) left.push({ organizationId, upTo });
  }
  while (left.length > 0) {
    const more: Unsealed[] = [];
    for (const one of left) {
      if (signal?.aborted) return seals;
      if (!(await sealBatch(place, one))) continue;
      seals += 1;
      more.push(one);
    }
    left = more;
  }
  return seals;
}

/** Seals right after an act that must be provable at once. The act is valid whether this succeeds or not: jobs seal later. */
export async function sealNow(ctx: BodyContext): Promise<void> {
  try {
    await sealLedger(ctx, ctx.organizationId);
  } catch (error) {
    ctx.log.error({ err: error }, "sealing");
  }
}

/** For each body only its last seal and the entry after it are read; `dashboard/system-state.ts` explains the `case`. */
async function unsealedOrganizations({ database }: Sealing): Promise<string[]> {
  const all = await database.kysely.selectFrom("organization").select("id").execute();
  const ids = all.map(({ id }) => id);
  return database.kysely.transaction().execute(async (tx) => {
    await sql.raw(scopeOf(ids)).execute(tx);
    const { rows } = await sql<{ id: string }>`
      select o.id from organization o
      left join lateral (
        select last_entry from ledger_seal where organization_id = o.id order by number desc limit 1) s on true
      cross join lateral (
        select from ledger_entry
        where organization_id = o.id and id > case when s.last_entry is null then 0 else s.last_entry end
        order by id limit 1) e
    `.execute(tx);
    return [systemChain, ...rows.map(({ id }) => id)];
  });
}

/**
 * The highest entry id below which no other can appear any more: once the fence is acquired, every transaction that had
 * drawn an id has ended; those that begin later draw higher ones.
 */
export function settledId(
  { database }: Pick<Sealing, "database">,
  organizationId: string,
): Promise<string | null> {
  return database.kysely.transaction().execute(async (tx) => {
    await sql.raw(scopeOf([organizationId])).execute(tx);
    await sql`select pg_advisory_xact_lock(${fenceOf(organizationId)})`.execute(tx);
    const { entries, where } = chainOf(organizationId);
    const { rows } = await sql<{ id: string | null }>`
      select max(id)::text as id from ${entries} where ${where}`.execute(tx);
    return rows[0]?.id ?? null;
  });
}

/** Makes the next seal of the organization; false when nothing up to the id is left. */
async function sealBatch(place: Sealing, { organizationId, upTo }: Unsealed): Promise<boolean> {
  const key = await sealingKey(place);
  return place.database.kysely.transaction().execute(async (tx) => {
    await sql.raw(scopeOf([organizationId])).execute(tx);
    await sql`select pg_advisory_xact_lock(hashtextextended(${organizationId}, 45))`.execute(tx);
    const before = await lastSeal(tx, organizationId);
    const after = before?.lastEntry ?? "0";
    const entries = await entriesBetween(tx, organizationId, { after, upTo, most: mostInSeal });
    const [first, last] = [entries.at(0), entries.at(-1)];
    if (!first || !last) return false;
    const leaves = entries.map((entry) => entryLeaf(sha256, entry));
    const seal: SealStatement = {
      organizationId,
      number: (before?.number ?? 0) + 1,
      firstEntry: first.head.id,
      lastEntry: last.head.id,
      entries: entries.length,
      root: rootOf(sha256, leaves),
      previous: before ? sealHash(sha256, before) : noSeal,
      at: await clockOf(tx),
      key: key.generation,
    };
    const ids = entries.map(({ head }: LedgerEntry) => head.id);
    const ofSystem = organizationId === systemChain;
    await sql`
      insert into ${chainOf(organizationId).seals} (${ofSystem ? sql`` : sql`organization_id,`} number, first_entry, last_entry,
        root, previous, at, key, signature, entry_ids, leaves)
      values (${ofSystem ? sql`` : sql`${organizationId},`} ${seal.number}, ${seal.firstEntry}, ${seal.lastEntry}, ${seal.root}, ${seal.previous},
        ${instantOf(seal.at)}, ${seal.key}, ${key.sign(sealBytes(seal))}, ${ids}::bigint[], ${Buffer.concat(leaves)})
    `.execute(tx);
    return true;
  });
}

/** The database's clock, in microseconds since 1970. */
async function clockOf(db: Reader): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select (extract(epoch from clock_timestamp()) * 1000000)::bigint::text as at`.execute(db);
  return rows[0]?.at ?? "0";
}

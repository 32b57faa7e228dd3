import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { structures } from "#api/structures.ts";
import { hexOf } from "#domain/ledger/bytes.ts";
import { mostInSeal, noSeal, sealHash } from "#domain/ledger/seal.ts";
import { buildOrganization } from "#server/db/seed/builders.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { fenceOf } from "#server/kernel/leave-entries.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { openWorld, worldOfFile } from "#server/testing/world.ts";
import { sha256 } from "./crypto.ts";
import { sealsAfter, sealKeys } from "./ledger-rows.ts";
import { sealLedger, sealLedgers } from "./seal-ledger.ts";
import { rotateSealingKey, sealingKey } from "./sealing-key.ts";
import { rowsWhere } from "#server/testing/rows.ts";

const world = worldOfFile();

type Body = { organizationId: string; clerk: Visitor };

async function openBody(): Promise<Body> {
  const organizationId = (await buildOrganization(world.owner)).id;
  return { organizationId, clerk: await world.signInAs({ role: "Employee", organizationId }) };
}

let structuresMade = 0;

/** Creates a structure, which adds one entry. */
function leaveEntry({ organizationId, clerk }: Body) {
  structuresMade += 1;
  const code = `Δ${structuresMade}`;
  const input = { organizationId, code, title: "Τμήμα", openedOn: "2026-01-01" };
  return world.call(structures.create, input, { as: clerk });
}

function leaveEntries({ organizationId }: Body, count: number) {
  return inBodies(world.owner, [organizationId], (tx) =>
    sql`
      insert into ledger_entry (organization_id, act, subject_kind, subject_id, actor_role, source, request_id)
      select ${organizationId}, 'test', 'test', n::text, 'System', 'job', 'many' from generate_series(1, ${count}::int) n
    `.execute(tx),
  );
}

async function idsOf({ organizationId }: Body): Promise<string[]> {
  const entries = rowsWhere(world, "ledger_entry", { organization_id: organizationId });
  return (await entries.readInOrder("id")).map(({ id }) => id);
}

function sealsOf({ organizationId }: Body) {
  return inBodies(world.owner, [organizationId], (tx) =>
    sealsAfter(tx, organizationId, { after: 0, most: 100 }),
  );
}

async function sealedIds(body: Body): Promise<string[]> {
  return (await sealsOf(body)).flatMap(({ entryIds }) => entryIds);
}

describe("sealing", () => {
  test("takes each entry once, in seals linked to the one before", async () => {
    const body = await openBody();
    await leaveEntry(body);
    await leaveEntry(body);
    await sealLedger(world.parts, body.organizationId);
    await leaveEntry(body);
    await sealLedger(world.parts, body.organizationId);
    const [first, second] = await sealsOf(body);
    expect(first).toMatchObject({ number: 1, entries: 2, previous: Buffer.from(noSeal) });
    expect(second).toMatchObject({ number: 2, entries: 1 });
    expect(second && hexOf(second.previous)).toBe(first && hexOf(sealHash(sha256, first)));
    expect(await sealedIds(body)).toEqual(await idsOf(body));
  });

  test("creates no seal without new entries", async () => {
    const body = await openBody();
    await leaveEntry(body);
    await sealLedgers(world.parts);
    expect(await sealLedgers(world.parts)).toBe(0);
    expect(await sealLedger(world.parts, body.organizationId)).toBe(0);
  });

  test("leaves the rest to the next run when told to stop", async () => {
    const body = await openBody();
    await leaveEntry(body);
    expect(await sealLedgers(world.parts, AbortSignal.abort())).toBe(0);
    expect(await sealedIds(body)).toEqual([]);
    expect(await sealLedgers(world.parts)).toBe(1);
    expect(await sealedIds(body)).toEqual(await idsOf(body));
  });

  test("alternates between bodies, so that a long ledger does not delay the others", async () => {
    const [long, short] = [await openBody(), await openBody()];
    await leaveEntry(short);
    await leaveEntries(long, 2 * mostInSeal);
    await sealLedgers(world.parts);
    const [, second] = await sealsOf(long);
    const [only] = await sealsOf(short);
    expect(BigInt(only?.at ?? 0)).toBeLessThan(BigInt(second?.at ?? 0));
  });

  test("includes every entry whose transaction began before it and commits later", async () => {
    const body = await openBody();
    const late = await world.owner.startTransaction().execute();
    await inBodies(late, [body.organizationId], async (tx) => {
      await sql`select pg_advisory_xact_lock_shared(${fenceOf(body.organizationId)})`.execute(tx);
      const entry = { act: "test", subject_kind: "test", subject_id: "late", actor_role: "System" };
      const from = { organization_id: body.organizationId, source: "job", request_id: "late" };
      const values = { ...entry, ...from };
      await tx.insertInto("ledger_entry").values(values).execute();
    });
    await leaveEntry(body);
    const over = new AbortController();
    const sealing = sealLedger(world.parts, body.organizationId).finally(() => over.abort());
    while (!over.signal.aborted && !(await somebodyWaits())) continue;
    await late.commit().execute();
    await sealing;
    expect(await idsOf(body)).toHaveLength(2);
    expect(await sealedIds(body)).toEqual(await idsOf(body));
  });

  test("by two servers at once, while eight clerks save, forks nothing and leaves nothing out", async () => {
    const body = await openBody();
    const saved = new AbortController();
    const sealer = async () => {
      while (!saved.signal.aborted) await sealLedger(world.parts, body.organizationId);
    };
    const sealers = [sealer(), sealer()];
    const saver = async () => {
      for (let count = 0; count < 6; count += 1) await leaveEntry(body);
    };
    await Promise.all(Array.from({ length: 8 }, saver));
    saved.abort();
    await Promise.all(sealers);
    await sealLedger(world.parts, body.organizationId);
    const seals = await sealsOf(body);
    expect(seals.map(({ number }) => number)).toEqual(seals.map((_, index) => index + 1));
    expect(await sealedIds(body)).toEqual(await idsOf(body));
    expect(await idsOf(body)).toHaveLength(48);
  });
});

test("the application adds seals and keys and never changes them", async () => {
  const { kysely } = world.database;
  const { organizationId } = await openBody();
  for (const statement of [
    sql`update ledger_seal set number = 1`,
    sql`delete from ledger_seal`,
    sql`truncate ledger_seal`,
    sql`update seal_key set generation = 1`,
    sql`delete from seal_key`,
  ]) {
    const change = inBodies(kysely, [organizationId], (tx) => statement.execute(tx));
    await expect(change).rejects.toThrow("permission denied");
  }
});

test("a new key is endorsed by the one before and signs from then on", async () => {
  const own = await openWorld();
  try {
    expect((await sealingKey(own.parts)).generation).toBe(1);
    await rotateSealingKey(own.parts);
    expect((await sealingKey(own.parts)).generation).toBe(2);
    const [, second] = await sealKeys(own.owner);
    expect(second?.endorsement).toHaveLength(64);
  } finally {
    await own.close();
  }
});

test("a key not derived from the server's secret stops sealing", async () => {
  const body = await openBody();
  await leaveEntry(body);
  const stranger = {
    database: world.database,
    secrets: { ...world.parts.secrets, sealSeed: () => Buffer.alloc(32, 1) },
  };
  await expect(sealLedger(stranger, body.organizationId)).rejects.toThrow("secret key");
});

async function somebodyWaits(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`.execute(
    world.owner,
  );
  return rows.length > 0;
}

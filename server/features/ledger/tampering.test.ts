import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { structures } from "#api/structures.ts";
import { hexOf } from "#domain/ledger/bytes.ts";
import { digestsOf, entryLeaf } from "#domain/ledger/entry.ts";
import { rootOf } from "#domain/ledger/merkle.ts";
import { noSeal, sealBytes, sealHash } from "#domain/ledger/seal.ts";
import {
  recordAgain,
  returnMonth,
  submitMonth,
  type MonthOfStructure,
} from "#server/testing/month-of-structure.ts";
import { worldOfFile } from "#server/testing/world.ts";
import type { ExternalAnchors } from "./anchors.ts";
import { behindTheBack, type Tampering, type Tx } from "#server/testing/behind-the-back.ts";
import { sha256, signerOf, type Signer } from "./crypto.ts";
import { digestBytes, entriesBetween, sealKeys, sealsAfter } from "./ledger-rows.ts";
import { sealLedger } from "./seal-ledger.ts";
import { buildRecordedMonth, submitAndSign } from "./testing.ts";
import { type ChainReport, verifyChain } from "./verify-database.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });
let back: ReturnType<typeof behindTheBack>;
let superuser: typeof back.superuser;
/** The result of checking the body after the database was tampered with. */
let saidAfter: (
  tamper: Tampering,
  keptAnchors?: ExternalAnchors,
) => Promise<ChainReport & { keys: unknown[] }>;
let march: MonthOfStructure;
/** Ids of the body's entries, in order. */
let ids: string[];
let anchors: ExternalAnchors;

beforeAll(async () => {
  back = behindTheBack(world);
  superuser = back.superuser;
  saidAfter = (tamper, keptAnchors) => back.saidAfter(march.organizationId, tamper, keptAnchors);
  march = await buildRecordedMonth(world);
  await buildRecordedMonth(world);
  await submitAndSign(world, march);
  await leaveEntry();
  const { organizationId } = march;
  ids = (
    await superuser
      .selectFrom("ledger_entry")
      .select("id")
      .where("organization_id", "=", organizationId)
      .orderBy("id")
      .execute()
  ).map(({ id }) => id);
  const seals = await sealsAfter(superuser, organizationId, { after: 0, most: 99 });
  const [key] = await sealKeys(superuser);
  anchors = {
    seals: new Map([
      [organizationId, new Map(seals.map((seal) => [seal.number, hexOf(sealHash(sha256, seal))]))],
    ]),
    keys: new Map(key ? [[1, key.publicKey]] : []),
  };
});
afterAll(() => superuser.destroy());

function leaveEntry() {
  const { organizationId, clerk } = march;
  const input = { organizationId, code: "Δ9", title: "Τμήμα", openedOn: "2026-01-01" };
  return world.call(structures.create, input, { as: clerk });
}

const saidBy = (statement: RawBuilder<unknown>) => saidAfter((tx) => statement.execute(tx));
const ours = () => sql`organization_id = ${march.organizationId}`;
const entry = (index: number) => ids.at(index) ?? "";
const changeEntry = (index: number) => (tx: Tx) =>
  sql`update ledger_entry set after = jsonb_set(after, '{note}', '"άλλη"') where ${ours()} and id = ${entry(index)}`.execute(
    tx,
  );

/** Recomputes the seals over what the ledger holds now, signed by `signer`. */
async function sealAnew(tx: Tx, signer: Signer) {
  const { organizationId } = march;
  let previous: Uint8Array = noSeal;
  for (const seal of await sealsAfter(tx, organizationId, { after: 0, most: 99 })) {
    const reach = {
      after: String(BigInt(seal.firstEntry) - 1n),
      upTo: seal.lastEntry,
      most: 2000,
    };
    const leaves = (await entriesBetween(tx, organizationId, reach)).map((one) =>
      entryLeaf(sha256, one),
    );
    Object.assign(seal, { root: rootOf(sha256, leaves), previous });
    await sql`
      update ledger_seal set root = ${seal.root}, previous = ${previous}, leaves = ${Buffer.concat(leaves)},
        signature = ${signer.sign(sealBytes(seal))}
      where organization_id = ${organizationId} and number = ${seal.number}`.execute(tx);
    previous = sealHash(sha256, seal);
  }
}

const stranger = signerOf(Buffer.alloc(32, 9));

const numbered = (id: string) =>
  sql`insert into ledger_entry (organization_id, id, act, subject_kind, subject_id, actor_role, source, request_id)
    overriding system value values (${march.organizationId}, ${id}, 'test', 'test', 'x', 'System', 'job', 'x')`;

test.each(["0", "-7"])("an entry numbered %s, inserted before the first, is found", async (id) => {
  const put = async (tx: Tx) => {
    await sql`alter table ledger_entry drop constraint ledger_entry_id_check`.execute(tx);
    await numbered(id).execute(tx);
  };
  const { findings } = await saidAfter(put);
  expect(findings[0]).toEqual({ kind: "entry-inserted", entryId: id, sealNumber: 1 });
  const unsealed = await saidAfter(async (tx) => {
    await put(tx);
    await sql`delete from ledger_seal where ${ours()}`.execute(tx);
  });
  const inserted = { kind: "entry-inserted", entryId: id, sealNumber: null };
  expect(unsealed.findings).toContainEqual(inserted);
});

test("the application's role cannot number an entry, and nobody can number one below the first", async () => {
  const { kysely } = world.database;
  await expect(numbered("99999").execute(kysely)).rejects.toThrow("permission denied");
  await expect(numbered("0").execute(superuser)).rejects.toMatchObject({ code: "23514" });
});

describe("a changed ledger is detected, with where it begins to differ:", () => {
  test("an entry whose text was changed", async () => {
    const { findings } = await saidAfter(changeEntry(3));
    expect(findings).toEqual([{ kind: "entry-changed", entryId: entry(3), sealNumber: 1 }]);
  });

  test.each(["actor_role", "source", "request_id", "act", "subject_id"])(
    "an entry whose %s was changed",
    async (column) => {
      const { findings } = await saidBy(
        sql`update ledger_entry set ${sql.ref(column)} = 'other' where ${ours()} and id = ${entry(5)}`,
      );
      expect(findings[0]).toEqual({ kind: "entry-changed", entryId: entry(5), sealNumber: 1 });
    },
  );

  test("an entry that is about another person", async () => {
    const { findings } = await saidBy(
      sql`update ledger_entry set actor_id = ${march.representative.userId} where ${ours()} and id = ${entry(2)}`,
    );
    expect(findings[0]).toEqual({ kind: "entry-changed", entryId: entry(2), sealNumber: 1 });
  });

  test("a deleted entry", async () => {
    const { findings } = await saidBy(
      sql`delete from ledger_entry where ${ours()} and id = ${entry(7)}`,
    );
    expect(findings).toEqual([{ kind: "entry-deleted", entryId: entry(7), sealNumber: 1 }]);
  });

  test("an entry inserted among sealed ones", async () => {
    const between = String(BigInt(entry(24)) + 1n);
    expect(ids).not.toContain(between);
    const { findings } =
      await saidBy(sql`insert into ledger_entry (organization_id, id, act, subject_kind, subject_id, actor_role, source, request_id)
        overriding system value values (${march.organizationId}, ${between}, 'x', 'x', 'x', 'System', 'web', 'x')`);
    expect(findings[0]).toEqual({ kind: "entry-inserted", entryId: between, sealNumber: 2 });
  });

  test("two swapped entries", async () => {
    const { findings } = await saidBy(sql`update ledger_entry e
        set (at, subject_id, date, after, salt) = (o.at, o.subject_id, o.date, o.after, o.salt)
        from ledger_entry o where e.${ours()} and o.organization_id = e.organization_id
          and (e.id, o.id) in ((${entry(4)}, ${entry(6)}), (${entry(6)}, ${entry(4)}))`);
    expect(findings.map(({ entryId }) => entryId)).toEqual([entry(4), entry(6)]);
    expect(findings[0]).toMatchObject({ kind: "entry-changed" });
  });

  test("a truncated tail, at its first entry", async () => {
    const { findings } = await saidBy(
      sql`delete from ledger_entry where ${ours()} and id >= ${entry(-3)}`,
    );
    expect(findings[0]).toMatchObject({ kind: "entry-deleted", entryId: entry(-3) });
  });

  test("a tail truncated with its seals, by the external anchors", async () => {
    const { findings } = await saidAfter(async (tx) => {
      await sql`delete from ledger_entry where ${ours()} and id > ${entry(24)}`.execute(tx);
      await sql`delete from ledger_seal where ${ours()} and number > 1`.execute(tx);
    }, anchors);
    expect(findings).toEqual([{ kind: "tail-cut", entryId: null, sealNumber: 2 }]);
  });

  test("a backdated entry", async () => {
    const { findings } =
      await saidBy(sql`insert into ledger_entry (organization_id, at, act, subject_kind, subject_id, actor_role, source, request_id)
        values (${march.organizationId}, now() - interval '40 days', 'x', 'x', 'x', 'System', 'web', 'x')`);
    expect(findings).toMatchObject([{ kind: "entry-backdated", sealNumber: null }]);
  });

  test("an entry moved to another body", async () => {
    const { findings } =
      await saidBy(sql`update ledger_entry set organization_id = (select id from organization where id <> ${march.organizationId} limit 1)
        where ${ours()} and id = ${entry(9)}`);
    expect(findings).toEqual([{ kind: "entry-deleted", entryId: entry(9), sealNumber: 1 }]);
  });
});

describe("changed seals and keys are detected:", () => {
  test("a removed seal", async () => {
    const { findings } = await saidBy(sql`delete from ledger_seal where ${ours()} and number = 1`);
    expect(findings[0]).toMatchObject({ kind: "seal-deleted", sealNumber: 1 });
  });

  test("an entry changed together with its hash", async () => {
    const { findings } = await saidAfter(async (tx) => {
      await changeEntry(3)(tx);
      const [changed] = await entriesBetween(tx, march.organizationId, {
        after: entry(2),
        upTo: entry(3),
        most: 1,
      });
      const leaf = changed && entryLeaf(sha256, changed);
      await sql`update ledger_seal set leaves = overlay(leaves placing ${leaf} from ${3 * 32 + 1}) where ${ours()} and number = 1`.execute(
        tx,
      );
    });
    expect(findings).toEqual([{ kind: "leaves-changed", entryId: entry(0), sealNumber: 1 }]);
  });

  test("a seal recomputed without the key", async () => {
    const { findings } = await saidAfter(async (tx) => {
      await changeEntry(3)(tx);
      await sealAnew(tx, stranger);
    });
    expect(findings[0]).toEqual({ kind: "seal-forged", entryId: entry(0), sealNumber: 1 });
  });

  test("every seal recomputed under another key that replaced ours, by the anchors", async () => {
    const { findings, keys } = await saidAfter(async (tx) => {
      await changeEntry(3)(tx);
      await sql`update seal_key set public_key = ${stranger.publicKey}`.execute(tx);
      await sealAnew(tx, stranger);
    }, anchors);
    expect(keys).toEqual([{ kind: "key-replaced", generation: 1 }]);
    expect(findings[0]).toMatchObject({ kind: "anchor-broken", sealNumber: 1 });
  });

  test("a key not endorsed by the one before", async () => {
    const { keys } = await saidBy(
      sql`insert into seal_key (generation, public_key, valid_from) values (2, ${stranger.publicKey}, now())`,
    );
    expect(keys).toEqual([{ kind: "key-unendorsed", generation: 2 }]);
  });

  test("a seal that claims another time", async () => {
    const { findings } = await saidBy(
      sql`update ledger_seal set at = at - interval '1 day' where ${ours()} and number = 2`,
    );
    expect(findings[0]).toMatchObject({ kind: "seal-forged", sealNumber: 2 });
  });
});

const record = () => `attendance-record ${march.contractIds[0]}/2026-03-02`;
const recordsDo = (statement: string) => (tx: Tx) =>
  sql
    .raw(`${statement} where organization_id = '${march.organizationId}' and date = '2026-03-02'`)
    .execute(tx);

describe("data changed without the ledger is detected:", () => {
  test.each([
    ["intervals", "'[]'"],
    ["note", "'x'"],
    ["worked_minutes", "1"],
    ["version", "7"],
    ["result", `result || '{"nightMinutes": 480}'`],
    ["planned_minutes", "1"],
    ["reason", "'ΑΝΑ'"],
  ])("a record whose %s changed", async (column, value) => {
    const { differences } = await saidAfter(
      recordsDo(`update attendance_record set ${column} = ${value}`),
    );
    expect(differences[0]).toEqual({
      kind: "record-changed",
      subject: record(),
      entryId: entry(0),
    });
  });

  test("a removed record", async () => {
    const { differences } = await saidAfter(recordsDo("delete from attendance_record"));
    expect(differences[0]).toEqual({
      kind: "record-deleted",
      subject: record(),
      entryId: entry(0),
    });
  });

  test("a record without an entry", async () => {
    const { differences } =
      await saidBy(sql`insert into attendance_record (organization_id, contract_id, date, structure_id, term_id, intervals, cell, label, planned_minutes, worked_minutes, result)
        select organization_id, contract_id, '2026-03-01', structure_id, term_id, intervals, cell, label, planned_minutes, worked_minutes, result
        from attendance_record where ${ours()} and date = '2026-03-02'`);
    expect(differences).toContainEqual({
      kind: "record-without-entry",
      subject: record().replace("03-02", "03-01"),
      entryId: null,
    });
  });

  test("the totals of a signed month", async () => {
    const { differences } = await saidBy(
      sql`update monthly_contract set totals = jsonb_set(totals, '{workedMinutes}', '1') where ${ours()}`,
    );
    expect(differences.map(({ kind }) => kind)).toEqual([
      "month-changed",
      "signed-month-changed",
      "totals-changed",
    ]);
  });

  test("the plan of a month submitted and not signed yet", async () => {
    const other = await buildRecordedMonth(world);
    await submitMonth(world, other);
    const { differences } = await back.saidAfter(other.organizationId, (tx) =>
      sql`update monthly_contract set totals = jsonb_set(totals, '{plannedMinutes}', '60') where organization_id = ${other.organizationId}`.execute(
        tx,
      ),
    );
    const subject = `monthly-contract ${other.contractIds[0]}/2026-03`;
    expect(differences).toMatchObject([{ kind: "month-changed", subject }]);
  });

  test("the state of a month", async () => {
    const { differences } = await saidBy(
      sql`update monthly_contract set state = 'paid' where ${ours()}`,
    );
    expect(differences).toMatchObject([{ kind: "month-changed" }]);
  });

  test("the digest of a signature", async () => {
    const { differences } = await saidBy(
      sql`update month_signature set digest = repeat('0', 64) where ${ours()}`,
    );
    expect(differences.map(({ kind }) => kind)).toEqual([
      "signature-changed",
      "signed-month-changed",
    ]);
  });

  test.each([
    ["signed_at", "signed_at - interval '1 day'"],
    ["signed_by", "(select id from app_user where id <> signed_by limit 1)"],
    ["structure_id", "gen_random_uuid()"],
    ["left_out", "array[gen_random_uuid()]"],
    ["countersigns", "gen_random_uuid()"],
  ])("the %s of a signature", async (column, value) => {
    const { differences } = await saidAfter((tx) =>
      sql
        .raw(
          `update month_signature set ${column} = ${value} where organization_id = '${march.organizationId}'`,
        )
        .execute(tx),
    );
    expect(differences.map(({ kind }) => kind)).toContain("signature-changed");
  });

  test("a removed signature", async () => {
    const { differences } = await saidBy(sql`delete from month_signature where ${ours()}`);
    expect(differences).toMatchObject([
      { kind: "signature-deleted" },
      { kind: "printed-names-deleted" },
    ]);
  });
});

test("personal data in an entry can be erased: the ledger still verifies", async () => {
  const { findings, differences } = await saidAfter(async (tx) => {
    for (const one of await entriesBetween(tx, march.organizationId, {
      after: "0",
      upTo: entry(4),
      most: 99,
    })) {
      if ("digests" in one.content) continue;
      await sql`update ledger_entry set salt = null, actor_id = null, reason = '', before = null, after = null,
          digests = ${digestBytes(digestsOf(sha256, one.content))}
        where ${ours()} and id = ${one.head.id}`.execute(tx);
    }
  }, anchors);
  expect([findings, differences]).toEqual([[], []]);
});

test("ordinary use raises no alarm, at any time", async () => {
  const other = await buildRecordedMonth(world);
  const look = async () => {
    const report = await superuser
      .transaction()
      .execute((tx) => verifyChain(tx, other.organizationId));
    expect([report.findings, report.differences]).toEqual([[], []]);
    return report;
  };
  expect(await look()).toMatchObject({ seals: 1, entries: 25, unsealed: 0 });
  await recordAgain(world, other);
  expect(await look()).toMatchObject({ unsealed: 1 });
  for (let version = 2; version < 6; version += 1) {
    await recordAgain(world, other, version);
    await look();
    await sealLedger(world.parts, other.organizationId);
    await look();
  }
  await submitAndSign(world, other);
  await look();
  await returnMonth(world, other, { reason: "Λείπει δικαιολογητικό" });
  await look();
  await recordAgain(world, other, 6);
  await look();
  await submitAndSign(world, other);
  expect((await look()).unsealed).toBe(0);
});

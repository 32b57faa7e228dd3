import { hash } from "@node-rs/argon2";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemChain } from "#domain/ledger/entry.ts";
import type { MonthReal } from "#server/testing/month-acts.ts";
import { password } from "#server/testing/month-of-structure.ts";
import { recordedMonth, sequences, walkMonth } from "#server/testing/month-walk.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { openWorld, type World } from "#server/testing/world.ts";
import { ordinaryActs } from "./life.ts";
import { sealLedgers } from "./seal-ledger.ts";
import { tellStates } from "./tell-states.ts";
import { tellRecords } from "./testing.ts";
import { verifyChain } from "./verify-database.ts";

let world: World;
let agency: { administrator: Visitor; maker: Visitor; approver: Visitor };
let quickHash: string;
beforeAll(async () => {
  world = await openWorld({ now: new Date(beginning) });
  quickHash = await hash(password, { memoryCost: 8, timeCost: 1 });
  agency = {
    administrator: await world.signInAs({ role: "Administrator" }),
    maker: await world.signInAs({ role: "Executive" }),
    approver: await world.signInAs({ role: "Executive" }),
  };
  await knowPassword([agency.maker, agency.approver]);
});
afterAll(() => world.close());

const beginning = Date.parse("2026-04-02T08:00:00Z");
let ticks = 0;
let numbers = 0;
const done = new Set<string>();
const names = Object.keys(ordinaryActs);

/** Another walk each run; `MODEL_SEED` brings back one that failed. */
const seed = Number(process.env["MODEL_SEED"] ?? Date.now() % 1_000_000_000);
const lives = fc.sample(
  fc.record({ walk: sequences, picks: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }) }),
  {
    numRuns: 20,
    seed,
  },
);

test.each(lives.map((life, index) => ({ ...life, index })))(
  `life $index (seed ${seed}) raises no alarm and leaves nothing uncompared`,
  { timeout: 120_000 },
  async ({ walk, picks, index }) => {
    const life = await newLife();
    // Each life does some at random, and all twenty together each of them.
    const acts = [index, ...picks].map((pick) => names[pick % names.length] ?? "");
    await walkMonth(life, walk);
    for (const name of acts) await act(life, name);
    if (index % 2 === 0) await sealLedgers(world.parts);
    for (const chain of [life.march.organizationId, systemChain])
      expect(await saidOf(chain)).toEqual({ findings: [], differences: [], notCompared: 0 });
  },
);

test("in the twenty lives every ordinary act was done", () => {
  expect([...done].toSorted()).toEqual(names.toSorted());
});

async function act(life: MonthReal, name: string): Promise<void> {
  life.tick();
  numbers += 1;
  if (await ordinaryActs[name]?.(life, 500 + numbers)) done.add(name);
}

async function newLife(): Promise<MonthReal> {
  const march = await recordedMonth(world);
  await knowPassword([march.representative]);
  await tellRecords(world, march.organizationId);
  await tellStates(world.owner, march.organizationId);
  await tellStates(world.owner, systemChain);
  return { world, march, ...agency, tick, again: null };
}

async function saidOf(chain: string) {
  const { findings, differences, compared } = await world.owner
    .transaction()
    .execute((tx) => verifyChain(tx, chain));
  const left = compared.map((one) => one.withoutState + one.inOldForm + one.erased);
  return { findings, differences, notCompared: left.reduce((sum, one) => sum + one, 0) };
}

function tick(): void {
  ticks += 1;
  world.setNow(new Date(beginning + ticks * 10));
}

async function knowPassword(visitors: readonly Visitor[]): Promise<void> {
  await world.owner
    .updateTable("app_user")
    .set({ password_hash: quickHash })
    .where(
      "id",
      "in",
      visitors.map(({ userId }) => userId),
    )
    .execute();
}

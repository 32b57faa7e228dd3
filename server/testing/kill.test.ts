import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { extentOf } from "./extent.ts";
import { buildClosingMonth, closingActs } from "./kill/closing-acts.ts";
import { buildManyMonths } from "./kill/many-months.ts";
import { openTorture, type Torture } from "./kill/torture.ts";

const nothing = { lost: 0, torn: 0, strange: 0, ledger: 0, totals: 0 };

let torture: Torture;
beforeAll(async () => {
  torture = await openTorture({ writers: 4 });
}, 120_000);
afterAll(() => torture.close());

test.each(["server", "database", "both"] as const)(
  "what was acknowledged is stored once after kill -9 of %s",
  async (target) => {
    expect(await torture.kill({ target, after: 500 })).toMatchObject(nothing);
    expect(await torture.rest()).toEqual(nothing);
    expect(torture.wrongAnswers).toEqual([]);
  },
  60_000,
);

test("a server asked to stop finishes what is in progress, and exits cleanly", async () => {
  expect(await torture.kill({ target: "asked", after: 500 })).toMatchObject(nothing);
  expect(await torture.rest()).toEqual(nothing);
  expect(torture.wrongAnswers).toEqual([]);
}, 60_000);

test("months being submitted when the server is killed are submitted whole or not at all, and a repeat does the rest", async () => {
  const chunk = extentOf({ sample: 30, torture: 100 });
  const months = await buildManyMonths(torture.dataDir, 3 * chunk);
  await months.compute(torture.origin());
  await months.submit(torture.origin(), 0, chunk);
  const unanswered = months.submit(torture.origin(), chunk, 2 * chunk).catch(() => []);
  await torture.killOnce();
  await unanswered;
  const { submitted, acts, entries } = await months.standing();
  expect([chunk, 2 * chunk]).toContain(submitted);
  expect({ acts, entries }).toEqual({ acts: submitted, entries: submitted });

  const outcomes = await months.submit(torture.origin(), 0, 3 * chunk);
  expect(Map.groupBy(outcomes, ({ outcome }) => outcome).get("done")).toHaveLength(
    3 * chunk - submitted,
  );
  expect(await months.standing()).toEqual({
    submitted: 3 * chunk,
    acts: 3 * chunk,
    entries: 3 * chunk,
  });
}, 90_000);

test(
  "a month is submitted, signed, approved and paid whole and once, despite kill -9 during or after each act, repeated under its key",
  async () => {
    for (let time = 0; time < extentOf({ sample: 1, torture: 20 }); time += 1) {
      const month = await buildClosingMonth(torture.dataDir);
      // Its people and contracts are created without ledger entries.
      const { differences } = await month.verified();
      for (const [at, act] of closingActs.entries()) {
        const { ask } = await month.begin(torture.origin(), act);
        const before = await month.standing();
        const unanswered = ask(torture.origin());
        // During the act, or after its response.
        await ((time + at) % 2 === 0 ? wait(5 * 2 ** (Math.random() * 7)) : unanswered);
        await torture.killOnce();
        await unanswered;
        const interrupted = await month.standing();
        const answer = await ask(torture.origin());
        expect(answer).toMatchObject({ status: 200 });
        const after = await month.standing();
        expect(after).not.toEqual(before);
        expect([before, after]).toContainEqual(interrupted);
        expect(await ask(torture.origin())).toEqual(answer);
        // The control: under another key it is not recognized, and is refused because of the present state.
        expect(await ask(torture.origin(), { anew: true })).not.toEqual(answer);
        expect(await month.standing()).toEqual(after);
      }
      expect(await month.verified()).toMatchObject({ findings: [], differences });
    }
  },
  extentOf({ sample: 180_000, torture: 3_600_000 }),
);

test("of two starts at once one serves, and nothing is lost", async () => {
  expect(await torture.twoStarts()).toBe(1);
  expect(await torture.rest()).toEqual(nothing);
}, 60_000);

test("commits acknowledged before they are on disk are detected as lost", async () => {
  await torture.commitEarly();
  const { lost } = await torture.kill({ target: "database", after: 3000 });
  expect(lost).toBeGreaterThan(0);
}, 60_000);

import fc from "fast-check";
import { afterAll, beforeAll, test } from "vitest";
import { buildMonth, computeMonth } from "#server/testing/month-of-structure.ts";
import { monthCommands } from "#server/testing/month-model.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { openWorld, type World } from "#server/testing/world.ts";

let world: World;
let agency: Visitor;
beforeAll(async () => {
  world = await openWorld({ now: new Date("2026-04-02T08:00:00Z") });
  agency = await world.signInAs({ role: "Executive" });
});
afterAll(() => world.close());

/** As many sequences as fit; fast-check tells the seed of one that fails. */
const milliseconds = 8_000;

test("whatever the order of the acts, a month goes only where a plain model of it goes", async () => {
  const property = fc.asyncProperty(monthCommands(), async (commands) => {
    const march = await buildMonth(world, { contracts: 2 });
    await computeMonth(world, march);
    const start = () => ({
      model: {
        states: ["draft" as const, "draft" as const],
        sheetsLocked: false,
        recordVersion: 1,
      },
      real: { world, march, agency },
    });
    await fc.asyncModelRun(start, commands);
  });
  await fc.assert(property, {
    numRuns: 500,
    interruptAfterTimeLimit: milliseconds,
    endOnFailure: true,
  });
}, 60_000);

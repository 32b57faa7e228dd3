import { beforeAll, expect, test } from "vitest";
import { documents } from "#api/documents.ts";
import { locks } from "#api/locks.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { samples } from "#api/samples.ts";
import { unlocks } from "#api/unlocks.ts";
import { unlockReasons } from "#server/db/seed/unlock-reasons.ts";
import { uploadPdf } from "#server/features/documents/testing.ts";
import { buildMonth, submitMonth, type MonthOfStructure } from "./month-of-structure.ts";
import { lastDays, personOf, someone } from "./own-affairs.ts";
import type { Visitor } from "./visit.ts";
import { worldOfFile } from "./world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });
let body: MonthOfStructure;
let oneself: Visitor;
let another: Visitor;
/** March of two people, the first of whom is a user of the agency; each has something that waits for the agency. */
beforeAll(async () => {
  body = await buildMonth(world, { ...lastDays, contracts: 2 });
  const { afm } = await personOf(world, body, body.contractIds[0] ?? "");
  oneself = await someone(world, body, "Executive", afm);
  another = await someone(world, body, "Executive");
  await submitMonth(world, body);
});

/** Expects the flags of the first and the second contract for the user; all false for another user. */
async function expectOwn(listed: (as: Visitor) => Promise<boolean[]>, own: boolean[]) {
  expect(await listed(oneself)).toEqual(own);
  expect(await listed(another)).toEqual(own.map(() => false));
}

test("the list of months marks one's own", async () => {
  const { organizationId, month, contractIds } = body;
  await expectOwn(
    async (as) => {
      const { items } = await world.by(as).call(monthlyContracts.getAll, { organizationId, month });
      return contractIds.map((id) => items.some((one) => one.contractId === id && one.isOwn));
    },
    [true, false],
  );
});

test("documents are marked if they are of one's own contract", async () => {
  const { organizationId, clerk, contractIds } = body;
  for (const contractId of contractIds)
    await uploadPdf(world, clerk, { organizationId, kind: "signed-contract", contractId });
  await expectOwn(
    async (as) => {
      const { items } = await world.call(documents.getAll, { organizationId }, { as });
      return contractIds.map((id) =>
        items.some((one) => one.contractId === id && one.isAboutOneself),
      );
    },
    [true, false],
  );
});

test("unlock requests are marked if they concern one's own days", async () => {
  const { organizationId, structureId, contractIds, clerk } = body;
  const administrator = await world.signInAs({ role: "Administrator" });
  const all = { bodies: [{ organizationId }], upTo: "2026-03-30", reason: "all are here" };
  await world.call(locks.lock, all, { as: administrator });
  const why = { reasonCode: unlockReasons[0]?.code ?? "", explanation: "a mistaken hour" };
  const [own = null, others = null] = contractIds;
  const requestIds: string[] = [];
  for (const contractId of [own, others, null]) {
    const day = `2026-03-${contractId === null ? 30 : 26}`;
    const days = { organizationId, structureId, contractId, from: day, to: day };
    requestIds.push((await world.call(unlocks.ask, { ...days, ...why }, { as: clerk })).id);
  }
  await expectOwn(
    async (as) => {
      const { items } = await world.call(unlocks.getAll, { organizationId }, { as });
      return requestIds.map((id) => items.some((one) => one.id === id && one.hasOwnDays));
    },
    [true, false, true],
  );
});

test("the sheets of a sample are marked if they have one's own record", async () => {
  const { organizationId, month } = body;
  const draw = { organizationId, month, rule: "random", size: 1 } as const;
  const { id: sampleId } = await world.call(samples.draw, draw, { as: another });
  await expectOwn(
    async (as) => {
      const { sheets } = await world.call(samples.getSheets, { organizationId, sampleId }, { as });
      return sheets.map(({ hasOwnRecord }) => hasOwnRecord);
    },
    [true],
  );
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyMonths } from "#api/body-months.ts";
import { dashboard } from "#api/dashboard.ts";
import { documents } from "#api/documents.ts";
import { apiLogs, loginLogs } from "#api/logs.ts";
import { mails } from "#api/mails.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { payments } from "#api/payments.ts";
import { samples } from "#api/samples.ts";
import { signIn } from "#api/sign-in.ts";
import { unlocks } from "#api/unlocks.ts";
import { allJobs } from "#server/jobs/all-jobs.ts";
import { buildMonth, signMonth, submitMonth } from "#server/testing/month-of-structure.ts";
import { samplePdf } from "#server/testing/sample-files.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { openWorld, type World } from "#server/testing/world.ts";

let world: World;
let executive: Visitor;
let administrator: Visitor;
beforeAll(async () => {
  world = await openWorld({ now: new Date("2026-04-02T09:00:00Z") });
  executive = await world.signInAs({ role: "Executive" });
  administrator = await world.signInAs({ role: "Administrator" });
});
afterAll(() => world.close());

test("the agency's dashboard counts what the lists behind its figures hold, over all bodies", async () => {
  const as = { as: executive };
  const [signed, submitted] = [await buildMonth(world), await buildMonth(world)];
  for (const march of [signed, submitted]) await submitMonth(world, march);
  await signMonth(world, signed);
  await world.call(
    documents.upload,
    { organizationId: signed.organizationId, kind: "other", fileName: "document.pdf" },
    { as: signed.clerk, bytes: samplePdf("of the agency") },
  );
  const drawn = {
    organizationId: signed.organizationId,
    month: "2026-03",
    rule: "random",
  } as const;
  const { sheets: sheetsDrawn } = await world.call(samples.draw, { ...drawn, size: 3 }, as);

  const seen = await world.call(dashboard.getAgency, {}, as);
  const listed = await world.call(bodyMonths.getAll, { month: seen.month, sort: "-signed" }, as);
  expect(seen).toMatchObject({ month: "2026-03", sums: listed.sums, bodyCount: listed.total });
  expect(seen.bodies[0]?.organizationId).toBe(signed.organizationId);
  for (const { organizationId, signed: count } of seen.bodies) {
    const filter = { organizationId, month: "2026-03", state: "signed" } as const;
    expect((await world.call(monthlyContracts.getAll, filter, as)).total).toBe(count);
  }
  expect(seen.sums.signed).toBeGreaterThan(0);
  expect(seen.sums.submitted).toBeGreaterThan(0);
  expect(seen.sums.sheetsToCheck).toBe(sheetsDrawn);
  const queue = await world.call(documents.getQueue, { state: "uploaded" }, as);
  expect([seen.documentsWaiting, queue.total]).toEqual([1, 1]);
  const ending = await world.call(documents.getQueue, { endingWithinDays: 30 }, as);
  expect(seen.documentsEnding).toBe(ending.total);
  const asked = await world.call(unlocks.getQueue, { state: "asked" }, as);
  expect(seen.unlocksAsked).toBe(asked.total);
  for (const state of ["draft", "approved", "sent"] as const) {
    const found = await world.call(payments.getAllOfBodies, { state }, as);
    expect(seen.payments[state]).toBe(found.total);
  }
});

test("the installation's dashboard counts what its logs and its outbox hold, and knows the jobs and the ledger", async () => {
  const as = { as: administrator };
  await world.try(signIn.login, { userName: "nobody", password: "wrong-password" });
  await buildMonth(world);
  const before = await world.call(dashboard.getSystem, {}, as);
  expect(before.ledger.unsealedBodies).toBeGreaterThan(0);
  for (const job of allJobs) if (job.name === "ledger.seal") await world.runJob(job);
  const seen = await world.call(dashboard.getSystem, {}, as);
  expect(seen.ledger).toMatchObject({ unsealedBodies: 0, oldestUnsealedAt: null });
  expect(seen.ledger.seals).toBeGreaterThan(before.ledger.seals);
  const wrong = await world.call(loginLogs.getAll, { from: seen.today, outcome: "wrong" }, as);
  expect([seen.wrongSignIns, wrong.total]).toEqual([1, 1]);
  const failed = await world.call(apiLogs.getAll, { from: seen.today, outcome: "failed" }, as);
  expect(seen.failedCalls).toBe(failed.total);
  const waiting = await world.call(mails.getAll, { state: "waiting" }, as);
  expect(seen.mails.waiting).toBe(waiting.total);
});

test("only those whom they concern see them", async () => {
  const { clerk, representative } = await buildMonth(world);
  for (const as of [clerk, representative]) {
    expect((await world.try(dashboard.getAgency, {}, { as })).status).toBe(403);
    expect((await world.try(bodyMonths.getAll, {}, { as })).status).toBe(403);
  }
  expect((await world.try(dashboard.getSystem, {}, { as: executive })).status).toBe(403);
});

import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { bodyMonths } from "#api/body-months.ts";
import type { InputOf } from "#api/call.ts";
import { dashboard } from "#api/dashboard.ts";
import { documents } from "#api/documents.ts";
import { apiLogs, loginLogs } from "#api/logs.ts";
import { mails } from "#api/mails.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { payments } from "#api/payments.ts";
import { samples } from "#api/samples.ts";
import { signIn } from "#api/sign-in.ts";
import { unlocks } from "#api/unlocks.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import { allJobs } from "#server/jobs/all-jobs.ts";
import {
  approveMonth,
  buildMonth,
  computeMonth,
  type MonthOfStructure,
  signMonth,
  submitMonth,
} from "#server/testing/month-of-structure.ts";
import { addRows } from "#server/testing/rows.ts";
import { samplePdf } from "#server/testing/sample-files.ts";
import { visitorOfFile, worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T09:00:00Z") });
const executive = visitorOfFile(world, { role: "Executive" });
const administrator = visitorOfFile(world, { role: "Administrator" });

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
  const draw = {
    organizationId: signed.organizationId,
    month: "2026-03",
    rule: "random",
  } as const;
  const { sheets: sheetsDrawn } = await world.call(samples.draw, { ...draw, size: 3 }, as);

  const overview = await world.call(dashboard.getAgency, {}, as);
  const listed = await world.call(
    bodyMonths.getAll,
    { month: overview.month, sort: "-signed" },
    as,
  );
  expect(overview).toMatchObject({ month: "2026-03", sums: listed.sums, bodyCount: listed.total });
  expect(overview.bodies[0]?.organizationId).toBe(signed.organizationId);
  const of = ({ organizationId }: MonthOfStructure) =>
    listed.items.find((one) => one.organizationId === organizationId);
  const totals = await world.call(
    monthlyContracts.getAll,
    { organizationId: signed.organizationId, month: "2026-03" },
    as,
  );
  const days = totals.items.reduce((sum, one) => sum + one.totals.presentDays, 0);
  expect(of(signed)).toMatchObject({ people: totals.total, days, peopleBefore: 0, daysBefore: 0 });
  expect(days).toBeGreaterThan(0);
  expect(of(submitted)).toMatchObject({ people: 0, days: 0 });
  const next = { month: "2026-04", search: "" };
  const april = await world.call(bodyMonths.getAll, { ...next, take: 200 }, as);
  expect(
    april.items.find(({ organizationId }) => organizationId === signed.organizationId),
  ).toMatchObject({ people: 0, days: 0, peopleBefore: totals.total, daysBefore: days });
  for (const { organizationId, signed: count } of overview.bodies) {
    const filter = { organizationId, month: "2026-03", state: "signed" } as const;
    expect((await world.call(monthlyContracts.getAll, filter, as)).total).toBe(count);
  }
  expect(overview.sums.signed).toBeGreaterThan(0);
  expect(overview.sums.submitted).toBeGreaterThan(0);
  expect(overview.sums.sheetsToCheck).toBe(sheetsDrawn);
  const queue = await world.call(documents.getQueue, { state: "uploaded" }, as);
  expect([overview.documentsWaiting, queue.total]).toEqual([1, 1]);
  const ending = await world.call(documents.getQueue, { endingWithinDays: 30 }, as);
  expect(overview.documentsEnding).toBe(ending.total);
  const unlockQueue = await world.call(unlocks.getQueue, { state: "asked" }, as);
  expect(overview.unlocksAsked).toBe(unlockQueue.total);
  for (const state of ["draft", "approved", "ordered"] as const) {
    const found = await world.call(payments.getAllOfBodies, { state }, as);
    expect(overview.payments[state]).toBe(found.total);
  }
});

test("a body's closing sums up its board, as its month advances", async () => {
  const closingOf = async ({ organizationId, month, representative }: MonthOfStructure) => {
    const as = { as: representative };
    const { closing } = await world.call(dashboard.getOverview, { organizationId }, as);
    const board = await world.call(monthlyContracts.getBoard, { organizationId, month }, as);
    return { closing, row: board.structures[0] };
  };
  const gap: Interval[] = [{ kind: "work", from: 450, to: null, mark: "device" }];
  const doubtful = await buildMonth(world, {
    contracts: 2,
    without: ["2026-03-31"],
    instead: { "2026-03-03": gap },
  });
  await computeMonth(world, doubtful);
  const { closing, row } = await closingOf(doubtful);
  const { pendingDays, missingDays, errors, warnings, openDisputes } = row ?? {};
  expect(closing).toMatchObject({
    month: "2026-03",
    contracts: 2,
    pendingDays,
    missingDays,
    errors,
    warnings,
    openDisputes,
    structuresToSign: 0,
  });
  expect([pendingDays, missingDays]).toEqual([1, 1]);
  expect(errors).toBeGreaterThan(0);

  const clean = await buildMonth(world);
  const none = { draft: 0, submitted: 0, signed: 0, approved: 0 };
  for (const [step, state, structuresToSign] of [
    [computeMonth, "draft", 0],
    [submitMonth, "submitted", 1],
    [signMonth, "signed", 0],
    [approveMonth, "approved", 0],
  ] as const) {
    await step(world, clean);
    const { closing: now } = await closingOf(clean);
    expect(now).toMatchObject({ states: { ...none, [state]: 1 }, structuresToSign });
  }
});

test("the installation's dashboard counts what its logs and outbox hold, and shows the jobs and the ledger", async () => {
  const as = { as: administrator };
  await world.try(signIn.login, { userName: "nobody", password: "wrong-password" });
  await leavesBehind(await buildMonth(world));
  const before = await world.call(dashboard.getSystem, {}, as);
  expect(before.ledger.unsealedBodies).toBeGreaterThan(0);
  for (const job of allJobs) if (job.name === "ledger.seal") await world.runJob(job);
  const overview = await world.call(dashboard.getSystem, {}, as);
  expect(overview.ledger).toMatchObject({ unsealedBodies: 0, oldestUnsealedAt: null });
  expect(overview.ledger.seals).toBeGreaterThan(before.ledger.seals);
  const wrong = await world.call(loginLogs.getAll, { from: overview.today, outcome: "wrong" }, as);
  expect([overview.wrongSignIns, wrong.total]).toEqual([1, 1]);
  const failed = await world.call(apiLogs.getAll, { from: overview.today, outcome: "failed" }, as);
  expect([overview.failedCalls, failed.total]).toEqual([1, 1]);
  expect(overview.hours.reduce((sum, hour) => sum + hour.failed, 0)).toBe(1);
  const totalOf = async (state: InputOf<typeof mails.getAll>["state"]) =>
    (await world.call(mails.getAll, { state }, as)).total;
  expect([overview.mails.waiting, await totalOf("waiting")]).toEqual([2, 2]);
  expect([overview.mails.refused, await totalOf("to-send-again")]).toEqual([2, 2]);
  expect(await totalOf("refused")).toBe(4);
  expect(overview.mails).toMatchObject({ triedInVain: 1, lastAnswer: "getaddrinfo ENOTFOUND" });
  const ended = { endedAt: "2026-04-02T08:02:00.000Z", error: null, nextAt: null };
  expect(overview.runsJobs).toBe(false);
  expect(overview.jobs).toHaveLength(allJobs.length);
  expect(overview.jobs[0]).toEqual({
    job: "mail.send",
    state: "failed",
    endedAt: "2026-04-02T08:01:00.000Z",
    error: "Error: away",
    nextAt: null,
  });
  expect(overview.jobs[1]).toMatchObject({ state: "never", endedAt: null });
  expect(overview.jobs.at(-1)).toEqual({ job: "contracts.end", state: "well", ...ended });
});

/** Stores a failed call, mails in each state, a job whose last run failed and one that is well. */
async function leavesBehind({ organizationId, structureId }: MonthOfStructure) {
  const at = new Date("2026-04-02T08:00:00Z");
  const minute = (count: number) => new Date(at.getTime() + count * 60_000);
  const call = { method: "GET", path: "/api/X", duration_ms: 1, ip: "", user_agent: "" };
  await addRows(world, "api_log", { ...call, at, status: 500, request_id: "failed" });
  await addRows(world, "job_run", [
    { job: "mail.send", due_at: at, next_try_at: at, ended_at: minute(1) },
    { job: "mail.send", due_at: minute(5), next_try_at: at, error: "Error: away" },
    { job: "contracts.end", due_at: at, next_try_at: at, ended_at: minute(2) },
  ]);
  const states = ["waiting", "waiting", "refused", "refused", "refused", "refused"];
  const mail = { kind: "month-request", recipient: "anna@example.gr", subject: "S", body: "B" };
  const times = { made_at: at, useful_until: minute(120), next_try_at: at };
  const rows = states.map((state) => ({
    organization_id: organizationId,
    id: crypto.randomUUID(),
    ...mail,
    ...times,
    state,
  }));
  const over = rows.at(-1);
  if (over) over.useful_until = minute(1);
  await addRows(world, "mail", rows);
  const link = { organization_id: organizationId, id: crypto.randomUUID() };
  const given = { kind: "daily-report", structure_id: structureId, date: "2026-04-02" } as const;
  const to = {
    recipient: mail.recipient,
    recipient_name: "Anna",
    mail_id: rows.at(-2)?.id ?? null,
  };
  await addRows(world, "link", {
    ...link,
    ...given,
    ...to,
    token_hash: randomBytes(32),
    made_at: at,
    made_by: (await buildUser(world.owner, { role: "Administrator" })).id,
    expires_at: minute(120),
  });
  const { id: link_id, organization_id } = link;
  await addRows(world, "link_act", { organization_id, link_id, act: "revoked", at: minute(2) });
  const tried = { outcome: "postponed", organization_id: organizationId };
  const [twice, once] = rows;
  await addRows(world, "mail_attempt", [
    { ...tried, mail_id: twice?.id ?? "", seq: 1, at: minute(1), answer: "451 Greylisted" },
    { ...tried, mail_id: twice?.id ?? "", seq: 2, at: minute(2), answer: "getaddrinfo ENOTFOUND" },
    { ...tried, mail_id: once?.id ?? "", seq: 1, at: minute(3), answer: "451 Greylisted" },
  ]);
}

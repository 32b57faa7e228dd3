import { expect, test } from "vitest";
import { bodyMonths } from "#api/body-months.ts";
import { dashboard } from "#api/dashboard.ts";
import { samples } from "#api/samples.ts";
import { emptyTotals } from "#domain/attendance/month.ts";
import {
  buildContract,
  buildOrganization,
  buildStructure,
  buildUser,
} from "#server/db/seed/builders.ts";
import { allJobs } from "#server/jobs/all-jobs.ts";
import { buildMonth, computeMonth, submitMonth } from "#server/testing/month-of-structure.ts";
import { addRows } from "#server/testing/rows.ts";
import { visitorOfFile, worldOfFile } from "#server/testing/world.ts";
import { documentsEnding, unlockRequests } from "./testing.ts";

/** Thursday 2 April 2026. */
const now = new Date("2026-04-02T09:00:00Z");

const world = worldOfFile({ now });
const executive = visitorOfFile(world, { role: "Executive" });
const administrator = visitorOfFile(world, { role: "Administrator" });

const agency = () => world.call(dashboard.getAgency, {}, { as: executive });
const system = () => world.call(dashboard.getSystem, {}, { as: administrator });

const sheetsToCheck = async () => (await agency()).sums.sheetsToCheck;
const ledger = async () => (await system()).ledger;
const runOf = (job: string, due_at: Date) => ({
  job,
  due_at,
  next_try_at: due_at,
  ended_at: due_at,
});

/** A contract of the body with a stored month. */
async function monthOf(organizationId: string, state: string, month: string): Promise<void> {
  const { id: contract_id, term } = await buildContract(world.owner, {
    organization_id: organizationId,
  });
  const { structure_id } = term;
  const totals = JSON.stringify(emptyTotals());
  const row = { organization_id: organizationId, contract_id, structure_id, month, state, totals };
  await addRows(world, "monthly_contract", row);
}

test("months of a body are counted by state: returned and unstored ones as drafts, paid ones as approved; bodies with signed ones come first", async () => {
  await buildOrganization(world.owner, { description: "Α" });
  const { id: organizationId } = await buildOrganization(world.owner, { description: "Ω" });
  const states = ["draft", "returned", "submitted", "signed", "approved", "paid", "cancelled"];
  for (const state of states) await monthOf(organizationId, state, "2026-03");
  await monthOf(organizationId, "signed", "2026-02");
  const { bodies, bodyCount, sums } = await agency();
  expect(bodies).toHaveLength(bodyCount);
  expect(bodyCount).toBeGreaterThan(1);
  // Two are drafts; the contracts with the cancelled month and with only February stored also run in March.
  const counts = { draft: 4, submitted: 1, signed: 1, approved: 2 };
  expect(bodies[0]).toMatchObject({ organizationId, ...counts });
  expect(sums).toMatchObject(counts);
});

/** A body with one contract, whose month of March is in the state. */
const withMonth = async (state: string) => {
  const { id } = await buildOrganization(world.owner);
  if (state === "unstored") await buildContract(world.owner, { organization_id: id });
  else if (state !== "none") await monthOf(id, state, "2026-03");
  return id;
};

const bodiesOfMarch = (having?: "unapproved") =>
  world.call(bodyMonths.getAll, { month: "2026-03", having, take: 200 }, { as: executive });

test("bodies with months that are not approved are those with some stored so, or with a contract without a stored one", async () => {
  const [open, closed] = await Promise.all(
    [
      ["draft", "returned", "submitted", "awaiting", "signed", "cancelled", "unstored"],
      ["approved", "paid", "none"],
    ].map((states) => Promise.all(states.map(withMonth))),
  );
  const [all, unapproved] = [await bodiesOfMarch(), await bodiesOfMarch("unapproved")];
  const ids = unapproved.items.map(({ organizationId }) => organizationId);
  expect(ids).toEqual(expect.arrayContaining(open ?? []));
  expect(ids.filter((id) => closed?.includes(id))).toEqual([]);
  const { approved: _all, ...sums } = all.sums;
  expect(unapproved).toMatchObject({
    total: ids.length,
    sums: { ...sums, approved: expect.any(Number) },
  });
});

test("payments are counted by state, waiting unlock requests, and documents for thirty days ahead", async () => {
  const { id: organizationId } = await buildOrganization(world.owner);
  const other = await buildUser(world.owner, { role: "Executive" });
  const counts = { draft: 1, approved: 2, ordered: 3, submitted: 4, settled: 1 };
  const states = Object.entries(counts).flatMap(([state, count]) =>
    Array.from({ length: count }, () => state),
  );
  const payments = states.map((state, index) => ({
    organization_id: organizationId,
    id: crypto.randomUUID(),
    number: String(index),
    month: "2026-03",
    state,
    created_by: executive.userId,
    created_at: now,
    approved_by: state === "draft" ? null : other.id,
    total: "0.00",
    line_count: 0,
  }));
  await addRows(world, "payment", payments);
  const { id: structureId } = await buildStructure(world.owner, {
    organization_id: organizationId,
  });
  const by = { organizationId, userId: executive.userId };
  await unlockRequests(world.owner, { ...by, structureId }, ["asked", "asked", "granted"]);
  await documentsEnding(world.owner, by, ["2026-05-02", "2026-05-03"]);
  expect(await agency()).toMatchObject({
    payments: { draft: 1, approved: 2, ordered: 3, submitted: 4 },
    unlocksAsked: 2,
    documentsEnding: 1,
  });
});

test("a sheet of a sample waits until somebody has checked it", async () => {
  const { organizationId } = await buildMonth(world);
  const as = { as: executive };
  const before = await sheetsToCheck();
  const draw = { organizationId, month: "2026-03", rule: "random", size: 3 } as const;
  const { id: sampleId } = await world.call(samples.draw, draw, as);
  const { sheets } = await world.call(samples.getSheets, { organizationId, sampleId }, as);
  const [{ structureId, date } = { structureId: "", date: "" }] = sheets;
  const check = { organizationId, sampleId, structureId, date, outcome: "verified" } as const;
  await world.call(samples.decide, check, as);
  expect((await sheetsToCheck()) - before).toBe(2);
});

test("yesterday's failure does not count today, and a job has the state of its last run", async () => {
  const at = new Date("2026-04-01T09:00:00Z");
  const common = { at, ip: "", user_agent: "", request_id: "yesterday" };
  const call = { method: "GET", path: "/api/X", status: 500, duration_ms: 1 };
  await addRows(world, "api_log", { ...common, ...call });
  const wrong = { ...common, method: "password", outcome: "wrong" };
  await world.owner.insertInto("login_log").values(wrong).execute();
  await addRows(world, "job_run", [runOf("mail.send", at), runOf("mail.send", now)]);
  const { jobs, ...figures } = await system();
  expect(figures).toMatchObject({ failedCalls: 0, wrongSignIns: 0 });
  expect(jobs.find(({ job }) => job === "mail.send")).toMatchObject({
    state: "well",
    endedAt: now.toISOString(),
  });
});

test("a job that stopped running is late although its last run succeeded, and one that never ran is reported", async () => {
  const due_at = new Date("2026-03-30T21:30:00Z");
  const run = { job: "holidays.renew", due_at, next_try_at: due_at, ended_at: due_at };
  await world.owner.insertInto("job_run").values(run).execute();
  const { jobs } = await system();
  const stateOf = (name: string) => jobs.find(({ job }) => job === name)?.state;
  expect(jobs.map(({ job }) => job).toSorted()).toEqual(allJobs.map(({ name }) => name).toSorted());
  expect([stateOf("holidays.renew"), stateOf("documents.scan")]).toEqual(["late", "never"]);
});

test("an administrator's figures say whether everyone else is kept out", async () => {
  const from = { key: "maintenance.active", valid_from: "2026-04-02" };
  for (const active of [true, false]) {
    await addRows(world, "global_param", { ...from, value: JSON.stringify(active) });
    expect((await system()).isInMaintenance).toBe(active);
  }
});

test("a run under a clock that was a day ahead does not hide that the job has stopped since", async () => {
  const at = new Date("2026-03-30T21:30:00Z");
  const ahead = new Date("2026-04-03T08:45:00Z");
  await addRows(world, "job_run", [runOf("files.remove", at), runOf("files.remove", ahead)]);
  const { jobs } = await system();
  expect(jobs.find(({ job }) => job === "files.remove")).toMatchObject({
    state: "late",
    endedAt: at.toISOString(),
  });
});

test("unsealed entries of the system are counted with those of the bodies, and reported as overdue", async () => {
  const entry = {
    act: "parameter.save",
    subject_kind: "parameter",
    subject_id: "x",
    actor_role: "Administrator",
    request_id: "r",
    ip: "",
  };
  const at = new Date("2026-04-02T08:44:00Z");
  for (const job of allJobs) if (job.name === "ledger.seal") await world.runJob(job);
  const { seals } = await ledger();
  await world.owner
    .insertInto("audit_entry")
    .values({ ...entry, at })
    .execute();
  expect(await ledger()).toMatchObject({
    unsealedBodies: 0,
    oldestUnsealedAt: at.toISOString(),
    isOverdue: true,
  });
  for (const job of allJobs) if (job.name === "ledger.seal") await world.runJob(job);
  expect(await ledger()).toMatchObject({
    seals: seals + 1,
    oldestUnsealedAt: null,
    isOverdue: false,
  });
});

test("the oldest unsealed entry and the last seal are taken over all bodies", async () => {
  const seal = async () => {
    for (const job of allJobs) if (job.name === "ledger.seal") await world.runJob(job);
    return (await ledger()).lastSealAt;
  };
  const [one, other] = [await buildMonth(world), await buildMonth(world)];
  await seal();
  await computeMonth(world, one);
  const { oldestUnsealedAt } = await ledger();
  await computeMonth(world, other);
  expect(await ledger()).toMatchObject({ unsealedBodies: 2, oldestUnsealedAt });
  const ofBoth = await seal();
  await submitMonth(world, one);
  const ofOne = await seal();
  expect(Date.parse(ofOne ?? "")).toBeGreaterThan(Date.parse(ofBoth ?? ""));
});

test("open sheets are counted from the first of the month, although days before it are shown", async () => {
  const { organizationId, clerk } = await buildMonth(world);
  const overview = await world.call(dashboard.getOverview, { organizationId }, { as: clerk });
  expect(overview.structures[0]?.openSheets).toBe(1);
  expect(overview.structures[0]?.days[0]?.date).toBe("2026-03-20");
});

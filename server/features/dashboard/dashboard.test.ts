import { describe, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { contracts } from "#api/contracts.ts";
import { dashboard } from "#api/dashboard.ts";
import { documents } from "#api/documents.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { sheets } from "#api/sheets.ts";
import { unlocks } from "#api/unlocks.ts";
import {
  buildContract,
  buildOrganization,
  buildSchedule,
  buildStructure,
} from "#server/db/seed/builders.ts";
import { allJobs } from "#server/jobs/all-jobs.ts";
import { samplePdf } from "#server/testing/sample-files.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { bodyWithStaff } from "#server/testing/body-with-clerk.ts";

const world = worldOfFile();

function record(contractId: string, reason?: string) {
  const interval =
    reason === undefined
      ? { kind: "work" as const, from: 450, to: 930, mark: "typed" as const }
      : { kind: "absence" as const, from: null, to: null, reason, mark: "typed" as const };
  return { contractId, date: "2026-03-18", version: 0, intervals: [interval] };
}

/** A body on Wednesday 18 March 2026: three people since Monday, one present and one sick today, one not recorded. */
async function body() {
  const since = { start_date: "2026-03-16" };
  const people = [since, since, { ...since, end_date: "2026-04-10" }];
  const {
    organizationId,
    structureId,
    clerk,
    contracts: made,
  } = await bodyWithStaff(world, people);
  const [present = "", sick = "", ending = ""] = made.map(({ id }) => id);
  const representative = await world.signInAs({ role: "LegalRepresentative", organizationId });
  const records = [record(present), record(sick, "ΑΝΑ")];
  const input = { organizationId, structureId, records };
  await world.call(attendances.saveRecords, input, { as: clerk });
  return { organizationId, structureId, present, ending, clerk, representative };
}

async function waitingOf({ organizationId, structureId, clerk }: Awaited<ReturnType<typeof body>>) {
  await world.call(
    documents.upload,
    { organizationId, kind: "other", fileName: "document.pdf" },
    { as: clerk, bytes: samplePdf(organizationId) },
  );
  const [reason] = await world.call(unlocks.getReasons, {}, { as: clerk });
  await world.by(clerk).call(unlocks.ask, {
    organizationId,
    structureId,
    contractId: null,
    from: "2026-03-16",
    to: "2026-03-16",
    reasonCode: reason?.code ?? "",
    explanation: "Λάθος ώρα",
  });
}

describe("the dashboard of a body", () => {
  test("shows who is expected today and not recorded, and hides the name of a sensitive absence", async () => {
    const { organizationId, clerk } = await body();
    const overview = await world.call(dashboard.getOverview, { organizationId }, { as: clerk });
    expect(overview.structures).toMatchObject([
      { expected: 3, waiting: 1, stateToday: "open", openSheets: 2 },
    ]);
    expect(overview.structures[0]?.waitingNames).toHaveLength(1);
    expect(overview.presence).toEqual([
      { date: "2026-03-18", present: 1, absent: 1, unsettled: 0 },
    ]);
    expect(overview.absences).toEqual([{ title: null, days: 1 }]);
  });

  test("counts what the lists behind its figures hold, and nothing of another body", async () => {
    const one = await body();
    const other = await body();
    for (const job of allJobs)
      if (/^attendance[.](open|lock)-sheets$/.test(job.name)) await world.runJob(job);
    await waitingOf(one);
    await waitingOf(other);
    const { organizationId } = one;
    const as = { as: one.representative };
    const overview = await world.call(dashboard.getOverview, { organizationId }, as);
    const sheetsOf = async (filter: { from?: string; to?: string; state?: "open" }) =>
      (await world.call(sheets.getAll, { organizationId, ...filter }, as)).total;
    expect(overview.sheets).toEqual({
      owedToday: await sheetsOf({ from: "2026-03-18" }),
      openToday: await sheetsOf({ from: "2026-03-18", state: "open" }),
      owedBefore: await sheetsOf({ to: "2026-03-17" }),
      openBefore: await sheetsOf({ to: "2026-03-17", state: "open" }),
    });
    expect(overview.sheets).toEqual({ owedToday: 1, openToday: 1, owedBefore: 2, openBefore: 1 });
    expect(overview.structures[0]?.days).toEqual([
      { date: "2026-03-16", level: "unsubmitted" },
      { date: "2026-03-17", level: "open" },
      { date: "2026-03-18", level: "open" },
    ]);
    const requests = await world.call(unlocks.getAll, { organizationId, state: "asked" }, as);
    expect([overview.unlocks.asked, requests.total]).toEqual([1, 1]);
    const ending = await world.call(contracts.getAll, { organizationId, endingWithinDays: 30 }, as);
    expect([overview.contractsEnding.total, ending.total]).toEqual([1, 1]);
    expect(overview.contractsEnding.first.map(({ id }) => id)).toEqual([one.ending]);
    const waiting = await world.call(documents.getAll, { organizationId, state: "uploaded" }, as);
    expect([overview.documents?.waiting, waiting.total]).toEqual([1, 1]);
    const month = overview.closing?.month ?? "";
    const board = await world.call(monthlyContracts.getBoard, { organizationId, month }, as);
    expect(overview.closing?.contracts).toBe(
      board.structures.reduce((sum, { contracts: count }) => sum + count, 0),
    );
  });

  test("counts a day with a missing punch, both today and in the month", async () => {
    const { organizationId, structureId, present, ending, clerk } = await body();
    const yesterday = { date: "2026-03-17" };
    const [whole, half] = [record(present), record(ending)];
    const gap = half.intervals.map((interval) => ({ ...interval, to: null }));
    const records = [
      { ...whole, ...yesterday },
      { ...half, ...yesterday, intervals: gap },
    ];
    await world.by(clerk).call(attendances.saveRecords, { organizationId, structureId, records });
    const overview = await world.call(dashboard.getOverview, { organizationId }, { as: clerk });
    expect(overview.missingDays).toBe(1);
    expect(overview.presence[0]).toEqual({
      date: "2026-03-17",
      present: 1,
      absent: 0,
      unsettled: 1,
    });
  });

  test("lists first the structures that owe most", async () => {
    const { id: organizationId } = await buildOrganization(world.owner);
    const inBody = { organization_id: organizationId };
    const { id: schedule_id } = await buildSchedule(world.owner, inBody);
    const owing: string[] = [];
    for (const start_date of ["2026-03-16", "2026-03-02"]) {
      const { id: structure_id } = await buildStructure(world.owner, { ...inBody, schedule_id });
      const term = { structure_id, schedule_id };
      await buildContract(world.owner, { ...inBody, start_date, term });
      owing.unshift(structure_id);
    }
    const clerk = await world.signInAs({ role: "Employee", organizationId });
    const overview = await world.call(dashboard.getOverview, { organizationId }, { as: clerk });
    expect(overview.structures.map(({ id }) => id)).toEqual(owing);
    expect(overview.structures.map(({ openSheets }) => openSheets)).toEqual([12, 2]);
    expect(overview.structures[0]?.days).toHaveLength(10);
  });

  test("shows each role what it may open, and nothing of another body", async () => {
    const { organizationId, clerk } = await body();
    const full = await world.call(dashboard.getOverview, { organizationId }, { as: clerk });
    expect([full.documents, full.closing === null]).toEqual([null, false]);
    const reader = await world.signInAs({ role: "Employee", organizationId, right: "read" });
    const read = await world.call(dashboard.getOverview, { organizationId }, { as: reader });
    expect([read.closing, read.missingDays, read.documents]).toEqual([null, null, null]);
    const stranger = (await body()).clerk;
    const foreign = await world.try(dashboard.getOverview, { organizationId }, { as: stranger });
    expect(foreign.status).toBe(404);
  });
});

test("a list of sheets over more than a quarter of a year is refused with a message", async () => {
  const { organizationId, clerk } = await body();
  const given = { organizationId, from: "2025-03-01" };
  const { status, problem } = await world.try(sheets.getAll, given, { as: clerk });
  expect([status, problem?.errors]).toEqual([400, { from: ["Επιλέξτε έως 92 ημέρες"] }]);
});

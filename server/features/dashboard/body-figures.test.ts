import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { dashboard } from "#api/dashboard.ts";
import { emptyTotals } from "#domain/attendance/month.ts";
import type { Interval } from "#domain/attendance/types.ts";
import {
  buildContract,
  buildOrganization,
  buildSchedule,
  buildStructure,
} from "#server/db/seed/builders.ts";
import { allJobs } from "#server/jobs/all-jobs.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { documentsEnding, unlockRequests } from "./testing.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";

/** Wednesday 18 March 2026. */
const world = worldOfFile();

type OfContract = { start_date?: string; end_date?: string; state?: string; valid_to?: string };

/** A body with an office schedule, to which a test adds structures and their people since Monday 16 March. */
async function office() {
  const { id: organizationId } = await buildOrganization(world.owner);
  const inBody = { organization_id: organizationId };
  const { id: schedule_id } = await buildSchedule(world.owner, inBody);
  const head = await world.signInAs({ role: "LegalRepresentative", organizationId });
  const clerk = await world.signInAs({ role: "Employee", organizationId });
  const structure = async () => (await buildStructure(world.owner, { ...inBody, schedule_id })).id;
  const person = async (structure_id: string, given: OfContract = {}) => {
    const { valid_to, ...of } = given;
    const term = { structure_id, schedule_id, ...(valid_to ? { valid_to } : {}) };
    const contract = { ...inBody, start_date: "2026-03-16", ...of, term };
    return (await buildContract(world.owner, contract)).id;
  };
  const record = (structureId: string, contractId: string, date: string, interval: Interval) => {
    const records = [{ contractId, date, version: 0, intervals: [interval] }];
    return world.by(clerk).call(attendances.saveRecords, { organizationId, structureId, records });
  };
  const submit = (structureId: string, date: string) =>
    world
      .by(clerk)
      .call(attendances.submitSheet, { organizationId, structureId, date, version: 0 });
  const overview = () => world.call(dashboard.getOverview, { organizationId }, { as: head });
  return { organizationId, head, structure, person, record, submit, overview };
}

const work: Interval = { kind: "work", from: 450, to: 930, mark: "typed" };
const telework: Interval = { ...work, kind: "telework" };
const unpunched: Interval = { ...work, to: null };
const absent = (reason: string): Interval => ({
  kind: "absence",
  from: null,
  to: null,
  reason,
  mark: "typed",
});

test("home counts contracts to submit, to correct or to approve, the last only for those who may approve", async () => {
  const { organizationId, head, structure, person, overview } = await office();
  const place = await structure();
  await person(place);
  for (let waiting = 1; waiting <= 2; waiting += 1) await person(place, { state: "submitted" });
  for (let waiting = 1; waiting <= 3; waiting += 1) await person(place, { state: "draft" });
  await person(place, { state: "rejected" });
  expect((await overview()).contractsWaiting).toEqual({ draft: 3, rejected: 1, submitted: 2 });
  const waits = await world.call(dashboard.getWaiting, { organizationId }, { as: head });
  expect(waits.contracts).toBe(2);
});

test("contracts that end within thirty days are counted, and the first eight named", async () => {
  const { structure, person, overview } = await office();
  const place = await structure();
  const last = await person(place, { end_date: "2026-04-17" });
  for (let day = 1; day <= 8; day += 1) await person(place, { end_date: `2026-04-0${day}` });
  await person(place, { end_date: "2026-04-18" });
  const { total, first } = (await overview()).contractsEnding;
  expect([total, first.length]).toEqual([9, 8]);
  expect(first.map(({ id }) => id)).not.toContain(last);
});

test("a person suspended, or who left the structure yesterday, is not expected; one with a missing punch is", async () => {
  const { structure, person, record, overview } = await office();
  const place = await structure();
  const [settled, doubtful] = [await person(place), await person(place)];
  for (let more = 0; more < 6; more += 1) await person(place);
  await person(place, { state: "suspended", valid_to: "2026-03-17" });
  await person(place, { valid_to: "2026-03-17" });
  await record(place, settled, "2026-03-18", work);
  await record(place, doubtful, "2026-03-18", unpunched);
  const [today] = (await overview()).structures;
  expect(today).toMatchObject({ expected: 8, waiting: 7 });
  expect(today?.waitingNames).toHaveLength(6);
});

test("a structure with today's sheet open comes before one that owes more; a submitted and locked sheet is no fault", async () => {
  const { structure, person, record, submit, overview } = await office();
  const [owing, open] = [await structure(), await structure()];
  const one = await person(owing, { start_date: "2026-03-02" });
  await person(open, { start_date: "2026-03-18" });
  for (const date of ["2026-03-16", "2026-03-18"]) {
    await record(owing, one, date, work);
    await submit(owing, date);
  }
  for (const job of allJobs) if (job.name === "attendance.lock-sheets") await world.runJob(job);
  const { structures } = await overview();
  expect(structures.map(({ id }) => id)).toEqual([open, owing]);
  expect(structures.map(({ openSheets }) => openSheets)).toEqual([0, 11]);
  expect(structures[1]?.days.slice(-3)).toEqual([
    { date: "2026-03-16", level: "locked" },
    { date: "2026-03-17", level: "open" },
    { date: "2026-03-18", level: "submitted" },
  ]);
});

test("at most forty structures are listed, with the number of all", async () => {
  const { structure, person, overview } = await office();
  for (let count = 0; count < 41; count += 1) await person(await structure());
  const { structures, structureCount } = await overview();
  expect([structures.length, structureCount]).toEqual([40, 41]);
});

test("a teleworker is present, a person absent without leave is absent, and a day without either is left out", async () => {
  const { structure, person, record, overview } = await office();
  const place = await structure();
  const [one, other] = [await person(place), await person(place)];
  await record(place, one, "2026-03-16", absent("ΚΑΝ"));
  await record(place, other, "2026-03-16", telework);
  await record(place, one, "2026-03-17", unpunched);
  await record(place, one, "2026-03-18", absent("ΚΑΝ"));
  await record(place, other, "2026-03-18", absent("ΑΔΙ"));
  const { presence, absences } = await overview();
  expect(presence).toEqual([
    { date: "2026-03-16", present: 1, absent: 1, unsettled: 0 },
    { date: "2026-03-18", present: 0, absent: 2, unsettled: 0 },
  ]);
  expect(absences).toEqual([
    { title: "Κανονική άδεια", days: 2 },
    { title: "Αδικαιολόγητη απουσία", days: 1 },
  ]);
});

test("missing-punch days are counted in the running month, computed or not, without cancelled months", async () => {
  const { organizationId, structure, person, record, overview } = await office();
  const structure_id = await structure();
  const [one, other] = [await person(structure_id), await person(structure_id)];
  const earlier = await person(structure_id, { start_date: "2026-02-02" });
  await record(structure_id, one, "2026-03-16", unpunched);
  await record(structure_id, other, "2026-03-16", unpunched);
  await record(structure_id, earlier, "2026-02-27", unpunched);
  const none = (contract_id: string) =>
    rowsWhere(world, "monthly_contract", { organization_id: organizationId, contract_id }).remove();
  await none(one);
  const cancelled = { organization_id: organizationId, contract_id: other, state: "cancelled" };
  await none(other);
  await addRows(world, "monthly_contract", {
    ...cancelled,
    structure_id,
    month: "2026-03",
    totals: JSON.stringify(emptyTotals()),
  });
  expect((await overview()).missingDays).toBe(1);
});

test("documents are counted for thirty days ahead, and unlock requests by whether they wait or are in force", async () => {
  const { organizationId, head, structure, overview } = await office();
  const by = { organizationId, userId: head.userId };
  await documentsEnding(world.owner, by, ["2026-04-17", "2026-04-18"]);
  const structureId = await structure();
  await unlockRequests(world.owner, { ...by, structureId }, ["granted", "granted", "asked"]);
  const { documents, unlocks } = await overview();
  expect([documents?.ending, unlocks]).toEqual([1, { asked: 1, granted: 2 }]);
});

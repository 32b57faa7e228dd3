import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { dashboard } from "#api/dashboard.ts";
import { organizations } from "#api/organizations.ts";
import { sheets } from "#api/sheets.ts";
import { structures } from "#api/structures.ts";
import { completenessOf } from "#domain/attendance/completeness.ts";
import { resultOfDay } from "#domain/attendance/day.ts";
import { planOf } from "#domain/attendance/schedule.ts";
import {
  buildContract,
  buildOrganization,
  buildSchedule,
  buildStructure,
} from "#server/db/seed/builders.ts";
import { allJobs } from "#server/jobs/all-jobs.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { noBalance } from "#domain/attendance/balance.ts";

/** Wednesday 18 March 2026. */
const world = worldOfFile();

const today = "2026-03-18";
const nature = { kind: "working", title: null, stopMinute: null } as const;

/**
 * A structure that starts on Monday: four office workers (present, on leave, a punch missing, nothing recorded), one
 * whose contract is suspended from today, and two who work only at weekends, one of them recorded today nevertheless.
 */
async function mixedStructure() {
  const { id: organizationId } = await buildOrganization(world.owner);
  const inBody = { organization_id: organizationId };
  const office = await buildSchedule(world.owner, inBody);
  const weekends = await buildSchedule(world.owner, {
    ...inBody,
    weeks: JSON.stringify([[[], [], [], [], [], day, day]]),
  });
  const { id: structureId } = await buildStructure(world.owner, {
    ...inBody,
    schedule_id: office.id,
  });
  const person = async (schedule_id: string, given: object = {}, until: object = {}) => {
    const term = { structure_id: structureId, schedule_id, ...until };
    const since = { ...inBody, start_date: "2026-03-16", ...given, term };
    return (await buildContract(world.owner, since)).id;
  };
  const [present, onLeave, unpunched] = [
    await person(office.id),
    await person(office.id),
    await person(office.id),
  ];
  await person(office.id);
  await person(office.id, { state: "suspended" }, { valid_to: "2026-03-17" });
  const extra = await person(weekends.id);
  await person(weekends.id);
  const clerk = await world.signInAs({ role: "Employee", organizationId });
  const times = { kind: "work" as const, from: 450, to: 930, mark: "typed" as const };
  const away = { kind: "absence" as const, from: null, to: null, mark: "typed" as const };
  const records = [
    { contractId: present, intervals: [times] },
    { contractId: onLeave, intervals: [{ ...away, reason: "ΚΑΝ" }] },
    { contractId: unpunched, intervals: [{ ...times, to: null }] },
    { contractId: extra, intervals: [times] },
  ].map((one) => ({ ...one, date: today, version: 0 }));
  await world.by(clerk).call(attendances.saveRecords, { organizationId, structureId, records });
  return { organizationId, structureId, as: { as: clerk } };
}

const day = [{ from: 450, to: 930 }];

test("the sheet list, home, structure and body count the people expected on the day's sheet, and nobody else", async () => {
  const { organizationId, structureId, as } = await mixedStructure();
  const sheet = await world.call(
    attendances.getDaySheet,
    { organizationId, structureId, date: today },
    as,
  );
  const reasons = new Map(
    (await world.call(attendances.getReasons, { on: today }, as)).map((one) => [one.code, one]),
  );
  const people = sheet.rows.flatMap((row) => {
    const schedule = sheet.schedules.find(({ id }) => id === row.scheduleId);
    if (!schedule) return [];
    const plan = planOf(schedule, today, nature);
    const given = { day: today, plan, nature, nextNature: nature, reasons, balance: noBalance };
    return [{ plan, label: resultOfDay({ ...given, intervals: row.intervals ?? [] }).label }];
  });
  const counts = completenessOf(people);
  expect([people.length, counts]).toEqual([6, { expected: 4, recorded: 2 }]);

  const listed = await world.call(sheets.getAll, { organizationId, from: today }, as);
  expect(listed.items).toMatchObject([{ ...counts, missing: 1 }]);
  const home = await world.call(dashboard.getOverview, { organizationId }, as);
  expect(home.structures).toMatchObject([{ expected: 4, waiting: 2 }]);
  const soFar = { expectedDays: 14, recordedDays: 2, pendingDays: 11, missingDays: 1 };
  const one = await world.call(structures.getById, { organizationId, id: structureId }, as);
  expect(one.completeness).toMatchObject({ ...soFar, owedSheets: 3, submittedSheets: 0 });
  const all = await world.call(organizations.getCompleteness, { id: organizationId }, as);
  expect(all.structures).toMatchObject([{ contracts: 7, ...soFar }]);
});

test("the sheet list starts with open ones, longest due first, then the latest others", async () => {
  const { organizationId, as } = await mixedStructure();
  for (const job of allJobs)
    if (/^attendance[.](open|lock)-sheets$/.test(job.name)) await world.runJob(job);
  const { items } = await world.call(sheets.getAll, { organizationId }, as);
  expect(items.map(({ date, state }) => [date, state])).toEqual([
    ["2026-03-17", "open"],
    ["2026-03-18", "open"],
    ["2026-03-16", "locked"],
  ]);
});

test("a sheet locked without being submitted does not count as submitted", async () => {
  const { organizationId, structureId, as } = await mixedStructure();
  for (const job of allJobs)
    if (/^attendance[.](open|lock)-sheets$/.test(job.name)) await world.runJob(job);
  const locked = await world.call(sheets.getAll, { organizationId, state: "locked" }, as);
  expect(locked.total).toBe(1);
  const one = await world.call(structures.getById, { organizationId, id: structureId }, as);
  expect(one.completeness).toMatchObject({ owedSheets: 3, submittedSheets: 0 });
});

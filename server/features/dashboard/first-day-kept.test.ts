import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { contractYears } from "#api/contract-years.ts";
import { dashboard } from "#api/dashboard.ts";
import { organizations } from "#api/organizations.ts";
import { sheets } from "#api/sheets.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { buildStructure } from "#server/db/seed/builders.ts";
import { bodyWithStaff } from "#server/testing/body-with-clerk.ts";

/** Wednesday 18 March 2026. */
const world = worldOfFile();

async function keptFrom(organizationId: string, day: string) {
  const as = { as: await world.signInAs({ role: "Administrator" }) };
  const { structures, employees, users, ...standing } = await world.call(
    organizations.getById,
    { id: organizationId },
    as,
  );
  expect([structures, employees, users]).toEqual([1, 1, 1]);
  return world.try(organizations.update, { ...standing, keptFrom: day }, as);
}

test("before the first day of keeping nothing is due, missing or counted", async () => {
  const { organizationId, contractId, clerk } = await bodyWithStaff(world, [
    { start_date: "2026-03-02" },
  ]);
  const as = { as: clerk };
  const owed = async () => {
    const query = { organizationId, from: "2026-03-02", to: "2026-03-18", take: 100 };
    const { items } = await world.call(sheets.getAll, query, as);
    return items.map(({ date }) => date).toSorted();
  };
  expect(await owed()).toContain("2026-03-02");
  await keptFrom(organizationId, "2026-03-16");
  expect(await owed()).toEqual(["2026-03-16", "2026-03-17", "2026-03-18"]);
  const home = await world.call(dashboard.getOverview, { organizationId }, as);
  expect(home.sheets).toMatchObject({ owedBefore: 2, openBefore: 2 });
  const yearQuery = { organizationId, contractId, year: 2026 };
  const { days } = await world.call(contractYears.getYear, yearQuery, as);
  expect(days.map(({ date }) => date)).toEqual(["2026-03-16", "2026-03-17", "2026-03-18"]);
});

test("the first day of keeping cannot move past a day with records, which would silently stop counting", async () => {
  const { organizationId, structureId, contractId, clerk } = await bodyWithStaff(world, [
    { start_date: "2026-03-02" },
  ]);
  const work = { kind: "work" as const, from: 450, to: 930, mark: "typed" as const };
  const records = [{ contractId, date: "2026-03-17", version: 0, intervals: [work] }];
  await world.by(clerk).call(attendances.saveRecords, { organizationId, structureId, records });
  for (const day of ["2026-03-18", "2062-03-16"]) {
    const { status, problem } = await keptFrom(organizationId, day);
    expect({ status, errors: problem?.errors }).toEqual({
      status: 400,
      errors: {
        keptFrom: [
          "Έχουν καταχωριστεί παρουσίες από τις 17/03/2026. Με μεταγενέστερη πρώτη ημέρα δεν θα μετρούσαν",
        ],
      },
    });
  }
  for (const day of ["2026-03-17", "2026-03-02", "2026-03-16"])
    expect((await keptFrom(organizationId, day)).status).toBe(200);
});

test("the setup of a body is reported step by step", async () => {
  const { organizationId, clerk } = await bodyWithStaff(world, [{ start_date: "2026-03-02" }]);
  const setup = await world.call(dashboard.getSetup, { organizationId }, { as: clerk });
  expect(setup).toMatchObject({
    hasSchedule: true,
    hasStructure: true,
    hasSigner: false,
    hasApprovedContract: true,
    hasRecord: false,
    keptFrom: null,
  });
  await world.signInAs({ role: "LegalRepresentative", organizationId });
  const signed = await world.call(dashboard.getSetup, { organizationId }, { as: clerk });
  expect(signed.hasSigner).toBe(true);
});

test("the suggested first day of keeping is the first on which somebody is expected", async () => {
  const { organizationId, structureId, clerk } = await bodyWithStaff(world, [
    { start_date: "2026-03-11" },
  ]);
  // The directorate existed first, and no one works in it.
  await buildStructure(world.owner, { organization_id: organizationId, opened_on: "2019-01-01" });
  const body = rowsWhere(world, "organization", { id: organizationId });
  const as = { as: clerk };
  const firstDay = async (day: string) => {
    await body.change({ kept_from: day });
    return (await world.call(dashboard.getSetup, { organizationId }, as)).firstDay;
  };
  expect(await firstDay("2026-03-02")).toEqual({ structureId, date: "2026-03-11" });
  // A Saturday.
  expect(await firstDay("2026-03-14")).toEqual({ structureId, date: "2026-03-16" });
  expect(await firstDay("2026-03-21")).toBeNull();
});

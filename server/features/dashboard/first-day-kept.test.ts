import { afterAll, beforeAll, expect, test } from "vitest";
import { contractYears } from "#api/contract-years.ts";
import { dashboard } from "#api/dashboard.ts";
import { organizations } from "#api/organizations.ts";
import { sheets } from "#api/sheets.ts";
import { openWorld, type World } from "#server/testing/world.ts";
import { bodyWithOne } from "./testing.ts";

/** Wednesday 18 March 2026. */
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function keptFrom(organizationId: string, day: string): Promise<void> {
  const as = { as: await world.signInAs({ role: "Administrator" }) };
  const { structures, employees, users, ...standing } = await world.call(
    organizations.getById,
    { id: organizationId },
    as,
  );
  expect([structures, employees, users]).toEqual([1, 1, 1]);
  await world.call(organizations.update, { ...standing, keptFrom: day }, as);
}

test("before the first day of keeping nothing is due, missing or counted", async () => {
  const { organizationId, contractId, clerk } = await bodyWithOne(world, "2026-03-02");
  const as = { as: clerk };
  const owed = async () => {
    const asked = { organizationId, from: "2026-03-02", to: "2026-03-18", take: 100 };
    const { items } = await world.call(sheets.getAll, asked, as);
    return items.map(({ date }) => date).toSorted();
  };
  expect(await owed()).toContain("2026-03-02");
  await keptFrom(organizationId, "2026-03-16");
  expect(await owed()).toEqual(["2026-03-16", "2026-03-17", "2026-03-18"]);
  const home = await world.call(dashboard.getOverview, { organizationId }, as);
  expect(home.sheets).toMatchObject({ owedBefore: 2, openBefore: 2 });
  const asked = { organizationId, contractId, year: 2026 };
  const { days } = await world.call(contractYears.getYear, asked, as);
  expect(days.map(({ date }) => date)).toEqual(["2026-03-16", "2026-03-17", "2026-03-18"]);
});

test("how far a body is set up is told step by step", async () => {
  const { organizationId, clerk } = await bodyWithOne(world, "2026-03-02");
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

import { afterAll, beforeAll, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { dashboard } from "#api/dashboard.ts";
import { buildContract, buildOrganization, buildStructure } from "#server/db/seed/builders.ts";
import { openWorld, type World } from "#server/testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const record = (contractId: string, reason?: string) => ({
  contractId,
  date: "2026-03-18",
  version: 0,
  intervals: [
    reason === undefined
      ? { kind: "work" as const, from: 450, to: 930, mark: "typed" as const }
      : { kind: "absence" as const, from: null, to: null, reason, mark: "typed" as const },
  ],
});

test("the overview counts today's records and hides the name of a sensitive absence", async () => {
  const { id: organizationId } = await buildOrganization(world.owner);
  const structure = await buildStructure(world.owner, { organization_id: organizationId });
  const term = { structure_id: structure.id };
  const [present, sick, ending] = await Promise.all([
    buildContract(world.owner, { organization_id: organizationId, term }),
    buildContract(world.owner, { organization_id: organizationId, term }),
    buildContract(world.owner, { organization_id: organizationId, term, end_date: "2026-04-10" }),
  ]);
  const as = await world.signInAs({ role: "Employee", organizationId });
  const records = [record(present.id), record(sick.id, "ΑΝΑ")];
  await world.call(
    attendances.saveRecords,
    { organizationId, structureId: structure.id, records },
    { as },
  );
  const overview = await world.call(dashboard.getOverview, { organizationId }, { as });
  expect(overview.structures).toMatchObject([
    { contracts: 3, recordedToday: 2, stateToday: "open" },
  ]);
  expect(overview.presence).toEqual([{ date: "2026-03-18", present: 1, absent: 1, unsettled: 0 }]);
  expect(overview.absences).toEqual([{ title: null, days: 1 }]);
  expect(overview.months).toEqual({});
  expect(overview.contractsEnding.map((one) => one.id)).toEqual([ending.id]);
});

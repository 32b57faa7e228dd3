import { beforeAll, expect, test } from "vitest";
import { maintenance } from "#api/maintenance.ts";
import { organizations } from "#api/organizations.ts";
import { structures } from "#api/structures.ts";
import { buildOrganization } from "#server/db/seed/builders.ts";
import { addRows } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile();
beforeAll(async () => {
  await setFrom("2026-03-18", {
    "maintenance.active": true,
    "maintenance.message": "Αναβάθμιση της βάσης",
    "maintenance.expectedEnd": "2026-03-18T12:00:00Z",
  });
});

async function setFrom(validFrom: string, params: Record<string, unknown>): Promise<void> {
  for (const [key, value] of Object.entries(params))
    await addRows(world, "global_param", {
      key,
      value: JSON.stringify(value),
      valid_from: validFrom,
    });
}

test("R-05 during maintenance anyone may read why and until when", async () => {
  expect(await world.call(maintenance.getState, {})).toEqual({
    active: true,
    message: "Αναβάθμιση της βάσης",
    expectedEnd: "2026-03-18T12:00:00Z",
  });
});

test("R-05 during maintenance calls for a body answer 503 with the reason, except an Administrator's", async () => {
  const { id: organizationId } = await buildOrganization(world.owner);
  const clerk = await world.signInAs({ role: "Employee", organizationId });
  const administrator = await world.signInAs({ role: "Administrator" });
  const refused = await world.try(structures.getAll, { organizationId }, { as: clerk });
  expect(refused.status).toBe(503);
  expect(refused.problem?.detail).toBe("Αναβάθμιση της βάσης");
  const passed = await world.try(structures.getAll, { organizationId }, { as: administrator });
  expect(passed.status).toBe(200);
});

test("R-05 during maintenance a person's own account still works", async () => {
  const clerk = await world.signInAs({ role: "Employee" });
  const listed = await world.try(organizations.getAllForCurrentUser, {}, { as: clerk });
  expect(listed.status).toBe(200);
});

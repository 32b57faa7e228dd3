import { expect, test } from "vitest";
import { leaveFeeds } from "#api/leave-feeds.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { beginExport } from "#server/integrations/files/running-exports.ts";
import { eventsIn } from "#server/testing/events-in.ts";
import { buildMonth } from "#server/testing/month-of-structure.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-03-18T09:00:00Z") });

const absent = (reason: string): Interval[] => [
  { kind: "absence", from: null, to: null, mark: "typed", reason },
];

async function ready() {
  const body = await buildMonth(world, {
    instead: {
      "2026-03-12": absent("ΚΑΝ"),
      "2026-03-13": absent("ΚΑΝ"),
      "2026-03-17": absent("ΑΝΑ"),
    },
  });
  const { organizationId, clerk } = body;
  const make = async (given: { structureId?: string; tellsReasons?: boolean } = {}) => {
    const input = { organizationId, ...given };
    const { id, address } = await world.call(leaveFeeds.make, input, { as: clerk });
    return { id, token: new URL(address).searchParams.get("token") ?? "" };
  };
  return { ...body, make };
}

async function titlesAt(token: string) {
  const { bytes } = await world.call(leaveFeeds.get, { token });
  return eventsIn(bytes.toString("utf8")).map(({ title }) => title.split(": ")[1]);
}

test("R-41 an address says only who is away; the leave too if requested, sickness never", async () => {
  const { make, structureId } = await ready();
  const [names, reasons] = [await make(), await make({ structureId, tellsReasons: true })];
  expect(await titlesAt(names.token)).toEqual(["Απουσία", "Απουσία"]);
  expect(await titlesAt(reasons.token)).toEqual(["Κανονική άδεια", "Απουσία"]);
});

test("an address is shown once and stored as a hash; revoked it is gone, with who and when", async () => {
  const { make, organizationId, clerk } = await ready();
  const { id, token } = await make();
  const rows = await inBodies(world.owner, [organizationId], (tx) =>
    tx.selectFrom("leave_feed").selectAll().execute(),
  );
  expect(JSON.stringify(rows)).not.toContain(token);
  await world.call(leaveFeeds.revoke, { organizationId, id }, { as: clerk });
  const { items } = await world.call(leaveFeeds.getAll, { organizationId }, { as: clerk });
  expect(items).toMatchObject([{ id, revokedAt: "2026-03-18T09:00:00.000Z" }]);
  const [gone, unknown] = [
    await world.try(leaveFeeds.get, { token }),
    await world.try(leaveFeeds.get, { token: "x".repeat(64) }),
  ];
  expect([gone.status, unknown.status]).toEqual([404, 404]);
  const again = await world.try(leaveFeeds.revoke, { organizationId, id }, { as: clerk });
  expect(again.status).toBe(409);
});

test("an address ends with its creator's right in the body", async () => {
  const { make, organizationId } = await ready();
  const { token } = await make();
  await rowsWhere(world, "user_organization", { organization_id: organizationId }).change({
    access_right: "read",
  });
  expect((await world.try(leaveFeeds.get, { token })).status).toBe(404);
});

test("an address answers even while all places for file exports are taken", async () => {
  const { make } = await ready();
  const { token } = await make();
  const ends = Array.from({ length: 4 }, () => beginExport());
  const feed = await world.try(leaveFeeds.get, { token });
  for (const end of ends) end();
  expect(feed.status).toBe(200);
});

test("an address is read at most sixty times an hour", async () => {
  const { make } = await ready();
  const { token } = await make();
  for (let times = 0; times < 60; times += 1) await titlesAt(token);
  expect((await world.try(leaveFeeds.get, { token })).status).toBe(429);
});

test("a user who can only read the body cannot create an address", async () => {
  const { organizationId } = await ready();
  const reader = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  const refused = await world.try(leaveFeeds.make, { organizationId }, { as: reader });
  expect(refused.status).toBe(403);
});

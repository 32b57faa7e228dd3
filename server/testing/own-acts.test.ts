import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { allCalls } from "#api/all.ts";
import { scopeOf, type Call } from "#api/call.ts";
import { dailyReport } from "#api/daily-report.ts";
import { monthLink } from "#api/month-link.ts";
import { monthRequests } from "#api/month-requests.ts";
import { structures } from "#api/structures.ts";
import { buildApiApp } from "#server/db/seed/build-api-app.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { lastLink } from "./links.ts";
import { rowsOfBody } from "./matrix/rows-of-body.ts";
import { buildMonth, type MonthOfStructure } from "./month-of-structure.ts";
import { ownActs, type ReadyAct } from "./own-acts.ts";
import type { Visitor } from "./visit.ts";
import { worldOfFile } from "./world.ts";

// The evening of 31 March in Athens: every day is over, and March is still the current month.
const world = worldOfFile({ now: new Date("2026-03-31T19:00:00Z") });
/** Another body besides the one that is acted on. */
let other: MonthOfStructure;
beforeAll(async () => {
  other = await buildMonth(world, { since: "2026-03-31" });
});

/** A way in which users who may not do an act try it, prepared. */
type Way = (ready: ReadyAct) => Promise<(() => Promise<boolean>)[]>;

const ways: Readonly<Record<string, Way>> = {
  alone: async ({ tries, forbidden }) => forbidden.map((as) => () => tries({ as })),
  "in the name of another body": async ({ tries, forbidden, allowed }) =>
    [...forbidden, allowed].flatMap((as) =>
      [other.organizationId, randomUUID()].map((id) => () => tries({ as }, id)),
    ),
  "through a program with every scope that there is": async ({ tries, body }) => {
    const as = await programOf(body);
    return [() => tries({ as })];
  },
  "through a signed link": async ({ tries, body }) =>
    (await linksOf(body)).map((authorization) => () => tries({ headers: { authorization } })),
};

const acts = Object.entries(ownActs).map(([what, prepare]) => ({ what, prepare }));

test.each(acts)(
  "$what: alone, in the name of another body, through a program or a signed link",
  async ({ prepare }) => {
    const ready = await prepare(world);
    for (const [how, way] of Object.entries(ways)) {
      const tries = await way(ready);
      const before = await rowsOfBodies(ready.body);
      for (const attempt of tries) expect(await attempt(), how).toBe(false);
      expect(await rowsOfBodies(ready.body), how).toEqual(before);
    }
    const before = await rowsOfBodies(ready.body);
    expect(await ready.tries({ as: ready.allowed })).toBe(true);
    expect(await rowsOfBodies(ready.body)).not.toEqual(before);
  },
);

test.each(acts)("$what: among others that are allowed", async ({ prepare }) => {
  const { triesAmong, forbidden, allowed, subject } = await prepare(world);
  const before = await subject();
  for (const as of forbidden) expect(await triesAmong({ as })).toBe(false);
  expect(await subject()).toEqual(before);
  expect(await triesAmong({ as: allowed })).toBe(true);
  expect(await subject()).not.toEqual(before);
});

test.each(acts)("$what: under the key of an authorised person's write", async ({ prepare }) => {
  const ready = await prepare(world);
  const key = randomUUID();
  const before = await rowsOfBodies(ready.body);
  for (const as of ready.forbidden) expect(await ready.tries({ as, key })).toBe(false);
  expect(await rowsOfBodies(ready.body)).toEqual(before);
  expect(await writeUnderKey(ready, key)).toBe(true);
  expect(await rowsOfBodies(ready.body)).not.toEqual(before);
});

/** The allowed user's write succeeds under a key that others have tried; others who repeat it get neither act nor response. */
async function writeUnderKey(ready: ReadyAct, key: string): Promise<boolean> {
  const { tries, allowed, forbidden, body } = ready;
  const first = await tries({ as: allowed, key });
  const before = await rowsOfBodies(body);
  for (const as of forbidden) expect(await tries({ as, key })).toBe(false);
  const again = await tries({ as: allowed, key });
  expect(await rowsOfBodies(body)).toEqual(before);
  return first && again;
}

async function rowsOfBodies({ organizationId }: MonthOfStructure) {
  return [await rowsOfBody(world, organizationId), await rowsOfBody(world, other.organizationId)];
}

/** The links of the day and of a month, each as a link credential and as a session token. */
async function linksOf({ organizationId, structureId, month, clerk }: MonthOfStructure) {
  await inBodies(world.owner, [organizationId], async (tx) => {
    const address = "someone@example.gr";
    await tx.updateTable("structure").set({ person_in_charge_email: address }).execute();
    await tx.updateTable("employee").set({ email: address }).execute();
  });
  const of = { organizationId, structureId };
  await world.call(dailyReport.send, of, { as: clerk });
  const day = await lastLink(world, organizationId);
  await world.call(dailyReport.get, {}, day.as);
  await world.call(monthRequests.send, { ...of, month }, { as: clerk });
  const ofMonth = await lastLink(world, organizationId);
  await world.call(monthLink.get, {}, ofMonth.as);
  return [day, ofMonth].flatMap(({ token }) => [`Link ${token}`, `Bearer ${token}`]);
}

/** A body's program with every call that a program may have, plus all others as scopes. */
async function programOf({ organizationId }: MonthOfStructure): Promise<Visitor> {
  const user = await buildUser(world.owner, {
    role: "WebServiceUser",
    links: [{ organizationId, right: "full" }],
  });
  const calls = Object.values(allCalls).flatMap((table) => Object.values<Call>(table));
  await buildApiApp(world.owner, { user, scopes: calls.map(scopeOf) });
  const as = await world.as(user);
  await world.call(structures.getAll, { organizationId }, { as });
  return as;
}

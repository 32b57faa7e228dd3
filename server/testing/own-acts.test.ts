import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
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
import { openWorld, type World } from "./world.ts";

let world: World;
/** A body beside the one that is acted on. */
let other: MonthOfStructure;
beforeAll(async () => {
  // The evening of 31 March in Athens: every day is over, and March is still the current month.
  world = await openWorld({ now: new Date("2026-03-31T19:00:00Z") });
  other = await buildMonth(world, { since: "2026-03-31" });
});
afterAll(() => world.close());

type Try = () => Promise<boolean>;

/** One way to an act. */
type Way = {
  /** Prepares the tries of those who may not do it. */
  forbidden: (ready: ReadyAct, key: string) => Promise<Try[]>;
  /** The right person, by the same way where it exists for anyone. */
  allowed: (ready: ReadyAct, key: string) => Promise<boolean>;
  /** True where the way also does what may be done. */
  doesOthers?: true;
};

const byRightPerson: Way["allowed"] = ({ tries, allowed }) => tries({ as: allowed });

const ways: Readonly<Record<string, Way>> = {
  alone: {
    forbidden: async ({ tries, forbidden }) => forbidden.map((as) => () => tries({ as })),
    allowed: byRightPerson,
  },
  "among others that are allowed": {
    forbidden: async ({ triesAmong, forbidden }) => forbidden.map((as) => () => triesAmong({ as })),
    allowed: ({ triesAmong, allowed }) => triesAmong({ as: allowed }),
    doesOthers: true,
  },
  "under the key of a right person's write": {
    forbidden: async ({ tries, forbidden }, key) => forbidden.map((as) => () => tries({ as, key })),
    allowed: writeUnderKey,
  },
  "through a signed link": {
    forbidden: async ({ tries, body }) =>
      (await linksOf(body)).map((authorization) => () => tries({ headers: { authorization } })),
    allowed: byRightPerson,
  },
  "through a program with every scope that there is": {
    forbidden: async ({ tries, body }) => {
      const as = await programOf(body);
      return [() => tries({ as })];
    },
    allowed: byRightPerson,
  },
  "in the name of another body": {
    forbidden: async ({ tries, forbidden, allowed }) =>
      [...forbidden, allowed].flatMap((as) =>
        [other.organizationId, randomUUID()].map((id) => () => tries({ as }, id)),
      ),
    allowed: byRightPerson,
  },
};

const cases = Object.entries(ownActs).flatMap(([what, prepare]) =>
  Object.entries(ways).map(([how, way]) => ({ what, how, prepare, way })),
);

test.each(cases)("$what $how", async ({ prepare, way }) => {
  const ready = await prepare(world);
  const key = randomUUID();
  const tries = await way.forbidden(ready, key);
  const standing = () => (way.doesOthers ? ready.subject() : rowsOfBodies(ready.body));
  const before = await standing();
  for (const attempt of tries) expect(await attempt()).toBe(false);
  expect(await standing()).toEqual(before);
  expect(await way.allowed(ready, key)).toBe(true);
  expect(await standing()).not.toEqual(before);
});

/** The right person's write comes through under a key that others have tried; who repeats it gets neither act nor answer. */
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

/** The links of the day and of a month, each as the credential that it is and as that of a session. */
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

/** A body's own program that may make every call that a program may be given, and these besides. */
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

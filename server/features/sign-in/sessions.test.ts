import { describe, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { users } from "#api/security.ts";
import { appOf } from "#server/app.ts";
import { configOf } from "#server/config.ts";
import { buildOrganization, buildStructure, buildUser } from "#server/db/seed/builders.ts";
import { signInWith } from "#server/testing/browser.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { requestOf, type Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { partsOf } from "#server/parts-of.ts";

const password = "φεγγάρι λεμόνι ποδήλατο";
const now = new Date("2026-03-18T09:00:00Z");

const world = worldOfFile({ now });

let people = 0;
async function someone() {
  people += 1;
  const userName = `person-${people}`;
  const body = await buildOrganization(world.owner);
  const { id } = await buildUser(world.owner, {
    role: "Employee",
    userName,
    password,
    links: [{ organizationId: body.id, right: "full" }],
  });
  const structure = await buildStructure(world.owner, { organization_id: body.id });
  const as = { ...(await signInWith(world, { userName, password })), userId: id };
  return { id, userName, as, organizationId: body.id, structureId: structure.id };
}
type Someone = Awaited<ReturnType<typeof someone>>;

const fields = (userName: string) => ({ userName, nickName: "Άλλη", area: "Employee" }) as const;

/** Events that affect a user, caused by an administrator or by the user, and how the next call must end. */
const events: {
  event: string;
  happens: (one: Someone, administrator: Visitor) => Promise<unknown>;
  ends: 401 | 404;
}[] = [
  {
    event: "signing out",
    happens: ({ as }) => world.call(users.logout, {}, { as }),
    ends: 401,
  },
  {
    event: "a new password, chosen in another session",
    happens: async ({ userName }) => {
      const other = await signInWith(world, { userName, password });
      const newPassword = "θάλασσα τρένο πορτοκάλι";
      await world.by(other).call(users.changePassword, { currentPassword: password, newPassword });
      expect((await world.try(users.getCurrent, {}, { as: other })).status).toBe(200);
    },
    ends: 401,
  },
  {
    event: "a password given by an administrator",
    happens: ({ id }, as) => world.call(users.resetPassword, { id, version: 1 }, { as }),
    ends: 401,
  },
  {
    event: "being disabled, and enabled again",
    happens: async ({ id }, as) => {
      await world.call(users.disable, { id, version: 1 }, { as });
      await world.call(users.enable, { id, version: 2 }, { as });
    },
    ends: 401,
  },
  {
    event: "being deleted",
    happens: ({ id }, as) => world.call(users.delete, { id }, { as }),
    ends: 401,
  },
  {
    event: "being deleted, and another made with the same name",
    happens: async ({ id, userName, organizationId }, as) => {
      await world.call(users.delete, { id }, { as });
      const organizations = [{ organizationId, right: "full" as const }];
      await world.call(users.create, { ...fields(userName), organizations }, { as });
    },
    ends: 401,
  },
  {
    event: "another role",
    happens: ({ id, userName }, as) =>
      world
        .by(as)
        .call(users.update, { id, version: 1, ...fields(userName), area: "LegalRepresentative" }),
    ends: 401,
  },
  {
    event: "an earlier last day",
    happens: ({ id, userName }, as) =>
      world
        .by(as)
        .call(users.update, { id, version: 1, ...fields(userName), validUntil: "2026-03-18" }),
    ends: 401,
  },
  {
    event: "losing the second factors",
    happens: ({ id }, as) => world.call(users.resetSecondFactor, { id, version: 1 }, { as }),
    ends: 401,
  },
  {
    event: "being ended from another session",
    happens: async ({ userName }) => {
      const as = await signInWith(world, { userName, password });
      expect(await world.call(users.endOtherSessions, {}, { as })).toEqual({ ended: 1 });
    },
    ends: 401,
  },
  {
    event: "being ended by an administrator",
    happens: async ({ id }, as) => {
      const [session] = await world.call(users.getSessions, { userId: id }, { as });
      await world.call(users.endSession, { id: session?.id ?? "" }, { as });
    },
    ends: 401,
  },
  {
    event: "leaving the body",
    happens: ({ id }, as) =>
      world.call(users.setOrganizations, { id, version: 1, organizations: [] }, { as }),
    ends: 404,
  },
];

/** A read of the user's body. */
function sheetOf({ organizationId, structureId }: Someone) {
  return { organizationId, structureId, date: "2026-03-17" };
}

describe("a session ends", () => {
  test.each(events)("at once after $event", async ({ happens, ends }) => {
    const one = await someone();
    const administrator = await world.signInAs({ role: "Administrator" });
    const { as } = one;
    expect((await world.try(attendances.getDaySheet, sheetOf(one), { as })).status).toBe(200);
    await happens(one, administrator);
    expect((await world.try(attendances.getDaySheet, sheetOf(one), { as })).status).toBe(ends);
  });

  test.each(events)("within a second at another server after $event", async ({ happens, ends }) => {
    const one = await someone();
    const administrator = await world.signInAs({ role: "Administrator" });
    let itsNow = now;
    const config = configOf({ NODE_ENV: "test", LOG_LEVEL: "silent" });
    const own = { clock: () => itsNow, secretKey: Buffer.alloc(32) };
    const { files } = world.parts;
    const twin = await appOf({ ...partsOf(config, world.database, own), files });
    const ask = async () =>
      (await twin.inject(requestOf(attendances.getDaySheet, sheetOf(one), { as: one.as })))
        .statusCode;
    expect(await ask()).toBe(200);
    await happens(one, administrator);
    itsNow = new Date(now.getTime() + 1000);
    expect(await ask()).toBe(ends);
    await twin.close();
  });
});

describe("the sessions of a person", () => {
  test("are at most five: one more ends the oldest", async () => {
    const { as: first, userName } = await someone();
    const later: Visitor[] = [];
    for (let more = 1; more <= 5; more += 1) {
      world.setNow(new Date(now.getTime() + more * 60_000));
      later.push(await signInWith(world, { userName, password }));
    }
    expect((await world.try(users.getCurrent, {}, { as: first })).status).toBe(401);
    for (const as of later)
      expect((await world.try(users.getCurrent, {}, { as })).status).toBe(200);
    world.setNow(now);
  });

  test("are listed with their origin, without their secrets, and ended one by one", async () => {
    const { as, userName } = await someone();
    const other = await signInWith(world, { userName, password }, { from: "10.9.9.9" });
    const list = await world.call(users.getSessions, {}, { as });
    expect(list.map(({ ip, isCurrent }) => ({ ip, isCurrent }))).toEqual(
      expect.arrayContaining([
        { ip: "127.0.0.1", isCurrent: true },
        { ip: "10.9.9.9", isCurrent: false },
      ]),
    );
    expect(JSON.stringify(list)).not.toContain(other.token);
    const ended = list.find((session) => !session.isCurrent)?.id ?? "";
    await world.call(users.endSession, { id: ended }, { as });
    expect((await world.try(users.getCurrent, {}, { as: other })).status).toBe(401);
    expect((await world.try(users.getCurrent, {}, { as })).status).toBe(200);
    expect((await world.try(users.endSession, { id: ended }, { as })).status).toBe(404);
  });

  test("can be seen and ended only by the person and those who administer them", async () => {
    const one = await someone();
    const stranger = await someone();
    const administrator = await world.signInAs({ role: "Administrator" });
    const executive = await world.signInAs({ role: "Executive" });
    const [session] = await world.call(users.getSessions, {}, { as: one.as });
    const id = session?.id ?? "";
    for (const as of [stranger.as]) {
      expect((await world.try(users.getSessions, { userId: one.id }, { as })).status).toBe(404);
      expect((await world.try(users.endSession, { id }, { as })).status).toBe(404);
    }
    const [ofAdministrator] = await world.call(users.getSessions, {}, { as: administrator });
    const tried = await world
      .by(executive)
      .try(users.endSession, { id: ofAdministrator?.id ?? "" });
    expect(tried.status).toBe(404);
    await world.call(users.endSession, { id }, { as: executive });
  });

  test("last as long as the rule says, and never beyond the user's last day", async () => {
    const { userName, id } = await someone();
    const rule = { key: "session.minutes", value: JSON.stringify(60) };
    await world.owner.insertInto("security_rule").values(rule).execute();
    expect(await signInWith(world, { userName, password })).toMatchObject({ expiresIn: 60 });
    await world.owner.deleteFrom("security_rule").execute();
    await rowsWhere(world, "app_user", { id }).change({ valid_until: "2026-03-18" });
    world.setNow(new Date("2026-03-18T20:00:00Z"));
    // Midnight in Athens is at 22:00 UTC.
    expect(await signInWith(world, { userName, password })).toMatchObject({ expiresIn: 120 });
    world.setNow(new Date("2026-03-18T22:00:00Z"));
    expect((await world.try(users.login, { userName, password })).status).toBe(401);
    world.setNow(now);
  });

  test("have unique tokens of 43 characters, of which the database stores nothing usable", async () => {
    const { userName } = await someone();
    const tokens = new Set<string>();
    for (let times = 0; times < 20; times += 1)
      tokens.add((await signInWith(world, { userName, password })).token);
    expect(tokens.size).toBe(20);
    expect([...tokens].every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
    const rows = await world.owner.selectFrom("session").selectAll().execute();
    const text = rows
      .map((row) => `${row.token_hash.toString("base64url")} ${JSON.stringify(row)}`)
      .join();
    expect([...tokens].some((token) => text.includes(token))).toBe(false);
  });
});

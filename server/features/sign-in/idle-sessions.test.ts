import { expect, test } from "vitest";
import { users } from "#api/security.ts";
import type { Role } from "#domain/access.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import { signInWith } from "#server/testing/browser.ts";
import { worldOfFile } from "#server/testing/world.ts";

const password = "φεγγάρι λεμόνι ποδήλατο";
const now = new Date("2026-03-18T09:00:00Z");
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const world = worldOfFile({ now, environment: { NODE_ENV: "production" } });
const usual = worldOfFile({ now });

let people = 0;
async function someone(role: Role, of = world) {
  people += 1;
  const userName = `idle-${people}`;
  await buildUser(of.owner, { role, userName, password });
  const as = await signInWith(of, { userName, password });
  return async (minutes: number) => {
    of.setNow(at(minutes));
    const { status } = await of.try(users.getCurrent, {}, { as });
    of.setNow(now);
    return status;
  };
}

test.each([
  ["Employee", 120],
  ["LegalRepresentative", 120],
  ["Executive", 60],
  ["Administrator", 60],
] as const)(
  "in production the session of a %s ends after %i minutes without a call",
  async (role, idle) => {
    const callAfter = await someone(role);
    expect(await callAfter(idle - 1)).toBe(200);
    expect(await callAfter(2 * idle - 2)).toBe(200);
    expect(await callAfter(3 * idle - 2)).toBe(401);
  },
);

test("outside production a session lasts its full time without a call", async () => {
  expect(await (await someone("Administrator", usual))(479)).toBe(200);
});

test("a session shows when it was last used", async () => {
  const { id } = await buildUser(usual.owner, { role: "Employee", userName: "seen", password });
  const as = { ...(await signInWith(usual, { userName: "seen", password })), userId: id };
  usual.setNow(at(30));
  const [session] = await usual.call(users.getSessions, {}, { as });
  expect(session).toMatchObject({ startedAt: now.toISOString(), lastSeenAt: at(30).toISOString() });
  usual.setNow(now);
});

import { afterAll, describe, expect, test } from "vitest";
import { users } from "#api/security.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import { openBrowser, signInWith } from "#server/testing/browser.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { openWorld, type World } from "#server/testing/world.ts";

const worlds: World[] = [];
afterAll(() => Promise.all(worlds.map((world) => world.close())));

const person = { userName: "bound", password: "φεγγάρι λεμόνι ποδήλατο" };

async function worldThat(binding: string, environment: Record<string, string> = {}) {
  const world = await openWorld({ environment: { SESSION_BINDING: binding, ...environment } });
  worlds.push(world);
  await buildUser(world.owner, { role: "Employee", ...person });
  const noted = async () => {
    const rows = await rowsWhere(world, "audit_entry", {}).read("act", "subject_kind");
    return rows.filter((row) => row.act === "session.without-companion").length;
  };
  return { world, noted };
}

describe("a token taken from a browser", () => {
  test("is refused elsewhere, and the attempt is recorded", async () => {
    const { world, noted } = await worldThat("enforce");
    const browser = openBrowser(world);
    const as = await browser.signIn(person);
    expect((await browser.try(users.getCurrent, {}, { as })).status).toBe(200);
    expect((await world.try(users.getCurrent, {}, { as })).status).toBe(401);
    const headers = { cookie: `bind=${"A".repeat(43)}`, "sec-fetch-site": "same-origin" };
    expect((await world.try(users.getCurrent, {}, { as, headers })).status).toBe(401);
    expect(await noted()).toBeGreaterThan(0);
    expect((await browser.try(users.getCurrent, {}, { as })).status).toBe(200);
  });

  test("is recorded and accepted when bindings are only observed", async () => {
    const { world, noted } = await worldThat("observe");
    const as = await openBrowser(world).signIn(person);
    expect((await world.try(users.getCurrent, {}, { as })).status).toBe(200);
    expect(await noted()).toBe(1);
  });

  test("is not checked when bindings are off", async () => {
    const { world, noted } = await worldThat("off");
    const browser = openBrowser(world);
    const as = await browser.signIn(person);
    expect(browser.cookies.has("bind")).toBe(false);
    expect((await world.try(users.getCurrent, {}, { as })).status).toBe(200);
    expect(await noted()).toBe(0);
  });
});

test("a program that is not a browser signs in without cookies, even when bindings are enforced", async () => {
  const { world } = await worldThat("enforce");
  const as = await signInWith(world, person);
  expect((await world.try(users.getCurrent, {}, { as })).status).toBe(200);
});

test("the binding cookie is unreachable for scripts, other sites and, in production, plain HTTP", async () => {
  const headers = { "sec-fetch-site": "same-origin" };
  const cookiesOf = async (world: World) => {
    const { headers: answered } = await world.try(users.login, person, { headers });
    return [answered["set-cookie"]].flat().map(String);
  };
  const { world } = await worldThat("observe");
  const plain = (await cookiesOf(world)).find((text) => text.startsWith("bind="));
  expect(plain).toMatch(/; Path=\/; HttpOnly; SameSite=Strict; Max-Age=28800$/);
  const production = await worldThat("enforce", { NODE_ENV: "production" });
  const secure = await cookiesOf(production.world);
  expect(secure.every((text) => text.startsWith("__Host-") && text.endsWith("; Secure"))).toBe(
    true,
  );
});

test("signing out removes the binding cookie", async () => {
  const { world } = await worldThat("enforce");
  const browser = openBrowser(world);
  const as = await browser.signIn(person);
  expect(browser.cookies.has("bind")).toBe(true);
  await browser.call(users.logout, {}, { as });
  expect(browser.cookies.has("bind")).toBe(false);
});

test("a write from another site is refused", async () => {
  const { world } = await worldThat("observe");
  const headers = { "sec-fetch-site": "cross-site" };
  expect((await world.try(users.login, person, { headers })).status).toBe(403);
});

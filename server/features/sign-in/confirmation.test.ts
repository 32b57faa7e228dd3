import { describe, expect, test } from "vitest";
import { security, users } from "#api/security.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import { trainingAfm } from "#server/db/seed/training-numbers.ts";
import { authenticatorAt } from "#server/testing/authenticator.ts";
import { openBrowser, type Browser } from "#server/testing/browser.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { comeBackTo, personOf } from "./taxis/testing.ts";

const password = "φεγγάρι λεμόνι ποδήλατο";
const noon = new Date("2026-03-18T10:00:00Z");
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

const world = worldOfFile({ now: noon });

let people = 0;
async function someone() {
  people += 1;
  const userName = `confirms-${people}`;
  const { id } = await buildUser(world.owner, { role: "Employee", userName, password });
  const browser = openBrowser(world, `10.0.${people}.1`);
  return { id, browser, as: await browser.signIn({ userName, password }) };
}
type Someone = { browser: Browser; as: Visitor };

/** An act that requires a confirmation, tried without the password. */
const act = ({ browser, as }: Someone) => browser.try(users.renewRecoveryCodes, {}, { as });

async function addPasskey({ browser, as }: Someone) {
  const device = authenticatorAt("http://localhost:3000");
  const { challenge, options } = await browser.call(users.beginPasskey, { password }, { as });
  const passkey = device.create(options);
  await browser.call(users.confirmPasskey, { challenge, title: "Κλειδί", passkey }, { as });
  return device;
}

const begin = ({ browser, as }: Someone) =>
  browser.call(users.beginPasskeyConfirmation, {}, { as });

const give = ({ browser, as }: Someone, challenge: string, passkey: Record<string, unknown>) =>
  browser.try(users.confirmByPasskey, { challenge, passkey }, { as });

describe("an act that needs a confirmation of identity", () => {
  test("is refused at the password field when nothing is given", async () => {
    const { status, problem } = await act(await someone());
    expect(status).toBe(400);
    expect(problem?.errors).toEqual({ password: ["Επιβεβαιώστε πρώτα την ταυτότητά σας"] });
  });

  test("is accepted for ten minutes after a passkey verified the person", async () => {
    const one = await someone();
    const { browser, as } = one;
    const device = await addPasskey(one);
    const { challenge, options } = await begin(one);
    expect(options).toMatchObject({ userVerification: "required" });
    const passkey = device.get(options);
    expect(await browser.call(users.confirmByPasskey, { challenge, passkey }, { as })).toEqual({
      confirmedUntil: later(10).toISOString(),
    });
    expect((await act(one)).status).toBe(200);
    world.setNow(later(10));
    expect((await act(one)).status).toBe(400);
    world.setNow(noon);
  });

  test("is refused after a passkey without user verification, an old challenge, or another's", async () => {
    const [one, other] = [await someone(), await someone()];
    const device = await addPasskey(one);
    const touched = await begin(one);
    const unverified = device.get({ ...touched.options, userVerification: "discouraged" });
    expect((await give(one, touched.challenge, unverified)).status).toBe(409);

    const confirmation = await begin(one);
    const right = device.get(confirmation.options);
    expect((await give(other, confirmation.challenge, right)).status).toBe(409);
    world.setNow(later(6));
    expect((await give(one, confirmation.challenge, right)).status).toBe(409);
    world.setNow(noon);
    expect((await act(one)).status).toBe(400);
    expect((await act(other)).status).toBe(400);
  });

  test("is confirmed in one session, and in no other of the person", async () => {
    const one = await someone();
    const device = await addPasskey(one);
    const { id } = one;
    const { challenge, options } = await begin(one);
    const passkey = device.get(options);
    await one.browser.call(users.confirmByPasskey, { challenge, passkey }, { as: one.as });
    const elsewhere = { ...one, as: await world.as({ id }) };
    expect((await act(elsewhere)).status).toBe(400);
  });
});

describe("a user signed in through taxis", () => {
  const comeBack = comeBackTo(() => world);

  /** Signed in through taxis at noon. */
  async function throughTaxis() {
    const { id, afm } = await personOf(world, "Employee");
    const browser = openBrowser(world);
    const given = await comeBack(browser, { afm });
    const answer = await browser.call(security.authenticateUsingTaxis, given);
    if (!("token" in answer)) throw new Error("No session");
    return { id, afm, browser, as: { userId: id, token: answer.token } };
  }

  test("acts for ten minutes after signing in, then confirms at taxis again", async () => {
    const one = await throughTaxis();
    const { afm, browser, as } = one;
    expect((await act(one)).status).toBe(200);
    world.setNow(later(10));
    expect((await act(one)).status).toBe(400);
    expect(await browser.call(users.getConfirmation, {}, { as })).toEqual({
      methods: ["taxis"],
      confirmedUntil: null,
    });
    const { authCode, state } = await comeBack(browser, { afm });
    await browser.call(security.confirmUsingTaxis, { authCode, state }, { as });
    expect((await act(one)).status).toBe(200);
    world.setNow(noon);
  });

  test("is not confirmed by another person's sign-in there", async () => {
    const one = await throughTaxis();
    world.setNow(later(11));
    const other = { afm: trainingAfm(690) };
    const { authCode, state } = await comeBack(one.browser, other);
    const tried = await one.browser.try(
      security.confirmUsingTaxis,
      { authCode, state },
      { as: one.as },
    );
    expect([tried.status, tried.problem?.detail]).toEqual([
      403,
      "Συνδεθήκατε στο taxisnet ως άλλο πρόσωπο. Δοκιμάστε ξανά με τα δικά σας στοιχεία",
    ]);
    expect((await act(one)).status).toBe(400);
    world.setNow(noon);
  });
});

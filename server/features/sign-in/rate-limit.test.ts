import { describe, expect, test } from "vitest";
import { users } from "#api/security.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import { openBrowser, signInWith } from "#server/testing/browser.ts";
import { worldOfFile } from "#server/testing/world.ts";

const password = "φεγγάρι λεμόνι ποδήλατο";
const morning = new Date("2026-03-18T06:00:00Z");

const world = worldOfFile({ now: morning });

let people = 0;
/** A clerk who can sign in, and an address that no one else uses. */
async function someone() {
  people += 1;
  const userName = `guessed-${people}`;
  const user = await buildUser(world.owner, { role: "Employee", userName, password });
  return { id: user.id, userName, from: `10.0.${people}.1` };
}

const guess = (userName: string, from: string) =>
  world.try(users.login, { userName, password: "a wrong password" }, { from });

const counted = (statuses: readonly number[]) => ({
  looked: statuses.filter((status) => status === 401).length,
  refused: statuses.filter((status) => status === 429).length,
});

describe("attempts at a password", () => {
  test("a hundred at once: at most six are checked, the rest must wait", async () => {
    const { userName, from } = await someone();
    const tries = await Promise.all(Array.from({ length: 100 }, () => guess(userName, from)));
    const { looked, refused } = counted(tries.map((one) => one.status));
    expect(looked).toBeLessThanOrEqual(6);
    expect(looked + refused).toBe(100);
  });

  test("a hundred from as many addresses: the account's own limit stops them", async () => {
    const { userName } = await someone();
    const tries = await Promise.all(
      Array.from({ length: 100 }, (_, n) => guess(userName, `10.1.1.${n}`)),
    );
    expect(counted(tries.map((one) => one.status)).looked).toBeLessThanOrEqual(20);
  });

  test("a hundred names from one address: the address's own limit stops them", async () => {
    const tries = await Promise.all(
      Array.from({ length: 100 }, (_, n) => guess(`one-of-many-${n}`, "10.6.1.1")),
    );
    expect(counted(tries.map((one) => one.status)).looked).toBeLessThanOrEqual(30);
  });

  test("the owner can sign in on a known device throughout", async () => {
    const { userName, from } = await someone();
    const owner = openBrowser(world, from);
    await owner.signIn({ userName, password });
    const attack = Array.from({ length: 60 }, (_, n) => guess(userName, `10.2.1.${n % 20}`));
    for (let times = 0; times < 5; times += 1) await owner.signIn({ userName, password });
    const stopped = counted((await Promise.all(attack)).map((one) => one.status));
    expect(stopped.refused).toBeGreaterThan(0);
    await owner.signIn({ userName, password });
    const elsewhere = await world.try(users.login, { userName, password }, { from: "10.2.9.9" });
    expect(elsewhere.status).toBe(429);
  });

  test("a cookie of another device, or of another person, avoids no limit", async () => {
    const thief = await someone();
    const victim = await someone();
    const browser = openBrowser(world, thief.from);
    await browser.signIn({ userName: thief.userName, password });
    const mark = browser.cookies.get("device") ?? "";
    const forged = (n: number) => `${String(n).repeat(22)}.${mark.split(".")[1]}`;
    const wrong = { userName: victim.userName, password: "a wrong password" };
    const statuses = [];
    for (const device of [mark, forged(1), forged(2), forged(3), forged(4), forged(5)]) {
      const options = { headers: { cookie: `device=${device}` }, from: victim.from };
      statuses.push((await world.try(users.login, wrong, options)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("forty correct ones at once from one address are all accepted", async () => {
    const { userName, from } = await someone();
    const all = Array.from({ length: 40 }, () =>
      signInWith(world, { userName, password }, { from }),
    );
    expect(new Set((await Promise.all(all)).map(({ token }) => token)).size).toBe(40);
  });

  test("wait longer each time, and are never refused for good", async () => {
    const { userName, from } = await someone();
    for (let tries = 0; tries < 5; tries += 1) await guess(userName, from);
    let now = morning.getTime();
    const waits: number[] = [];
    for (let more = 0; more < 4; more += 1) {
      const refused = await guess(userName, from);
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers["retry-after"]);
      waits.push(seconds);
      now += seconds * 1000;
      world.setNow(new Date(now));
      expect((await guess(userName, from)).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8]);
    world.setNow(new Date(now + 16_000));
    await signInWith(world, { userName, password }, { from });
    expect((await guess(userName, from)).status).toBe(401);
    world.setNow(morning);
  });

  test("for an unknown name are counted and refused in the same words", async () => {
    const { userName } = await someone();
    const answers = [];
    for (const name of [userName, "nobody-at-all"]) {
      const from = `10.4.${name.length}.1`;
      const problems = [];
      for (let tries = 0; tries < 6; tries += 1) {
        const { status, problem, headers } = await guess(name, from);
        const { date: _date, ...rest } = headers;
        problems.push({ status, problem: { ...problem, requestId: "" }, rest });
      }
      answers.push(problems);
    }
    expect(answers[1]).toEqual(answers[0]);
  });

  test("count wherever the password is asked for: at sign-in, at a change of password, at a confirmation", async () => {
    const { userName, from } = await someone();
    const { token } = await signInWith(world, { userName, password }, { from });
    const options = { as: { userId: "", token }, from };
    const wrong = "a wrong password";
    const statuses = [
      (await guess(userName, from)).status,
      (await guess(userName, from)).status,
      (
        await world.try(
          users.changePassword,
          { currentPassword: wrong, newPassword: "άλλη φράση με πέντε λέξεις" },
          options,
        )
      ).status,
      (await world.try(users.beginTotp, { password: wrong, title: "app" }, options)).status,
      (await world.try(users.renewRecoveryCodes, { password: wrong }, options)).status,
    ];
    expect(statuses).toEqual([401, 401, 400, 400, 400]);
    expect((await guess(userName, from)).status).toBe(429);
    const confirmed = await world.try(users.beginTotp, { password, title: "app" }, options);
    expect(confirmed.status).toBe(429);
  });

  test("store neither the typed name nor the address in the database", async () => {
    await guess("my-password-typed-as-name", "10.5.5.5");
    const rows = await world.owner.selectFrom("rate_limit").selectAll().execute();
    const text = JSON.stringify(rows.map(({ key }) => key.toString("utf8")));
    expect(text).not.toMatch(/typed-as-name|10\.5\.5\.5/);
    expect(rows.every(({ key }) => key.length === 32)).toBe(true);
    const log = await world.owner.selectFrom("login_log").selectAll().execute();
    expect(JSON.stringify(log)).not.toContain("typed-as-name");
  });
});

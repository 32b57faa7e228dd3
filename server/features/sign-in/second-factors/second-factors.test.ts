import { TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { users } from "#api/security.ts";
import { organizations } from "#api/organizations.ts";
import type { Role } from "#domain/access.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import { authenticatorAt } from "#server/testing/authenticator.ts";
import { signInWith } from "#server/testing/browser.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { openWorld, worldOfFile } from "#server/testing/world.ts";

const password = "φεγγάρι λεμόνι ποδήλατο";
const noon = new Date("2026-03-18T10:00:00Z");
const origin = "http://localhost:3000";

const world = worldOfFile({ now: noon });

let people = 0;
async function someone(role: Role = "Employee") {
  people += 1;
  const userName = `factor-${people}`;
  const { id } = await buildUser(world.owner, { role, userName, password });
  const from = `10.0.${people}.1`;
  const credentials = { userName, password };
  return { id, credentials, from, as: await signInWith(world, credentials, { from }) };
}

const codeAt = (secret: string, seconds: number) =>
  new TOTP({ secret }).generate({ timestamp: noon.getTime() + seconds * 1000 });

/** Codes that are not valid around noon: an arbitrary guess would be valid once in some hundred thousand runs. */
function wrongCodes(secret: string, count: number): string[] {
  const validCodes = [-30, 0, 30].map((seconds) => codeAt(secret, seconds));
  const codes = Array.from({ length: count + validCodes.length }, (_, index) =>
    String(index).repeat(6),
  );
  return codes.filter((code) => !validCodes.includes(code)).slice(0, count);
}

async function addTotp(as: Visitor, from: string) {
  const begun = await world.call(users.beginTotp, { password, title: "Κινητό" }, { as, from });
  const { recoveryCodes } = await world.call(
    users.confirmTotp,
    { id: begun.id, code: codeAt(begun.secret, -30) },
    { as, from },
  );
  return { ...begun, recoveryCodes: recoveryCodes ?? [] };
}

/** Signs in by password; returns what is asked next. */
async function beginSignIn({ credentials, from }: Awaited<ReturnType<typeof someone>>) {
  const answer = await world.call(users.login, credentials, { from });
  if (!("secondFactor" in answer)) throw new Error("No second factor is asked");
  return answer.secondFactor;
}

describe("an authenticator app", () => {
  test("is asked for once confirmed, and its code opens the session", async () => {
    const one = await someone();
    const begun = await world.call(users.beginTotp, { password, title: "Κινητό" }, one);
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    expect(await world.call(users.login, one.credentials, { from: one.from })).toHaveProperty(
      "token",
    );
    await world.call(users.confirmTotp, { id: begun.id, code: codeAt(begun.secret, -30) }, one);

    const { challenge, methods, passkey } = await beginSignIn(one);
    expect({ methods, passkey }).toEqual({ methods: ["totp", "recovery-code"], passkey: null });
    const code = codeAt(begun.secret, 0);
    const signedIn = await world.call(
      users.confirmSecondFactor,
      { challenge, code },
      { from: one.from },
    );
    expect(
      await world.call(users.getCurrent, {}, { as: { ...signedIn, userId: "" } }),
    ).toMatchObject({
      id: one.id,
      owes: null,
    });
  });

  test("whose confirmation was answered in vain is known to be added, and its recovery codes are stored nowhere in the clear", async () => {
    const one = await someone();
    const begun = await world.call(users.beginTotp, { password, title: "Κινητό" }, one);
    const confirmed = { id: begun.id, code: codeAt(begun.secret, -30) };
    const confirmation = { ...one, key: "the-confirmation-of-an-app" };
    const { recoveryCodes } = await world.call(users.confirmTotp, confirmed, confirmation);
    expect(await world.call(users.confirmTotp, confirmed, confirmation)).toEqual({
      recoveryCodes: [],
    });
    const later = { ...confirmed, code: codeAt(begun.secret, 0) };
    const afterwards = { ...one, key: "another-code-some-time-later" };
    expect(await world.call(users.confirmTotp, later, afterwards)).toEqual({ recoveryCodes: [] });
    const stored = await world.owner.selectFrom("idempotency_key").select("answer").execute();
    expect(JSON.stringify(stored)).not.toContain(recoveryCodes?.[0]);
    const { recoveryCodesLeft } = await world.call(users.getSecondFactors, {}, one);
    expect(recoveryCodesLeft).toBe(10);
  });

  test.each([
    ["two steps early", -60, 401],
    ["one step early", -30, 200],
    ["now", 0, 200],
    ["one step late", 30, 200],
    ["two steps late", 60, 401],
  ])("with a code of %s", async (_when, seconds, status) => {
    const one = await someone();
    const begun = await world.call(users.beginTotp, { password, title: "Κινητό" }, one);
    await rowsWhere(world, "second_factor", { id: begun.id }).change({ confirmed_at: noon });
    const { challenge } = await beginSignIn(one);
    const code = codeAt(begun.secret, seconds);
    const tried = await world.try(
      users.confirmSecondFactor,
      { challenge, code },
      { from: one.from },
    );
    expect(tried.status).toBe(status);
  });

  test("has codes that work once, however many use one at the same moment", async () => {
    const one = await someone();
    const { secret } = await addTotp(one.as, one.from);
    const code = codeAt(secret, 0);
    const challenges = [await beginSignIn(one), await beginSignIn(one), await beginSignIn(one)];
    const tried = await Promise.all(
      challenges.map(({ challenge }) =>
        world.try(users.confirmSecondFactor, { challenge, code }, { from: one.from }),
      ),
    );
    expect(tried.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  test("cannot be guessed with the password known: its attempts count with those at the password", async () => {
    const one = await someone();
    const { secret } = await addTotp(one.as, one.from);
    const statuses: number[] = [];
    for (const code of wrongCodes(secret, 6)) {
      const login = await world.try(users.login, one.credentials, { from: one.from });
      const body = login.body;
      if (!body || !("secondFactor" in body)) {
        expect(login.status).toBe(429);
        statuses.push(login.status);
        continue;
      }
      const { challenge } = body.secondFactor;
      const tried = await world.try(
        users.confirmSecondFactor,
        { challenge, code },
        { from: one.from },
      );
      statuses.push(tried.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("has six-digit codes: fewer digits are refused as such, without counting as an attempt", async () => {
    const one = await someone();
    const { secret } = await addTotp(one.as, one.from);
    const { challenge } = await beginSignIn(one);
    const answer = (code: string) =>
      world.try(users.confirmSecondFactor, { challenge, code }, { from: one.from });
    for (let times = 0; times < 6; times += 1) {
      const { status, problem } = await answer("12345");
      const sentence = "Ο κωδικός επαλήθευσης αποτελείται από 6 ψηφία";
      expect([status, problem?.errors]).toEqual([400, { code: [sentence] }]);
    }
    const code = codeAt(secret, 0);
    expect((await answer(` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  test("has its secret stored sealed", async () => {
    const one = await someone();
    const { secret } = await addTotp(one.as, one.from);
    const rows = await world.owner.selectFrom("second_factor").selectAll().execute();
    const text = rows.map((row) => row.sealed_secret?.toString("latin1")).join();
    expect(text).not.toContain(secret);
    expect(text).not.toContain(Buffer.from(secret).toString("latin1"));
  });
});

describe("a challenge for the second factor", () => {
  test("is valid for five minutes and once", async () => {
    const one = await someone();
    const { secret, recoveryCodes } = await addTotp(one.as, one.from);
    const { challenge } = await beginSignIn(one);
    const late = await beginSignIn(one);
    await world.call(
      users.confirmSecondFactor,
      { challenge, code: codeAt(secret, 0) },
      { from: one.from },
    );
    const [recoveryCode = ""] = recoveryCodes;
    const again = await world.try(
      users.confirmSecondFactor,
      { challenge, recoveryCode },
      { from: one.from },
    );
    expect(again.status).toBe(401);
    world.setNow(new Date(noon.getTime() + 5 * 60_000));
    const tooLate = await world.try(
      users.confirmSecondFactor,
      { challenge: late.challenge, recoveryCode },
      { from: one.from },
    );
    expect(tooLate.problem?.detail).toBe("Ο χρόνος για την επαλήθευση έληξε. Συνδεθείτε ξανά");
    world.setNow(noon);
  });

  test("of one person cannot be answered by another", async () => {
    const one = await someone();
    const other = await someone();
    await addTotp(one.as, one.from);
    const { secret } = await addTotp(other.as, other.from);
    const { challenge } = await beginSignIn(one);
    const code = codeAt(secret, 0);
    const tried = await world.try(
      users.confirmSecondFactor,
      { challenge, code },
      { from: one.from },
    );
    expect(tried.status).toBe(401);
  });
});

describe("recovery codes", () => {
  test("are ten, work once each, and are gone when renewed", async () => {
    const one = await someone();
    const { recoveryCodes } = await addTotp(one.as, one.from);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = "", second = ""] = recoveryCodes;
    const use = async (recoveryCode: string) => {
      const { challenge } = await beginSignIn(one);
      const answer = { challenge, recoveryCode };
      return (await world.try(users.confirmSecondFactor, answer, { from: one.from })).status;
    };
    expect([await use(first.toUpperCase()), await use(first)]).toEqual([200, 401]);
    const left = await world.call(users.getSecondFactors, {}, one);
    expect(left).toMatchObject({ recoveryCodesLeft: 9 });
    await world.call(users.renewRecoveryCodes, { password }, one);
    expect(await use(second)).toBe(401);
  });
});

describe("a passkey", () => {
  test("is added, asked for and opens the session; another site's or a copied one does not", async () => {
    const one = await someone();
    const device = authenticatorAt(origin);
    const { challenge: adding, options } = await world.call(users.beginPasskey, { password }, one);
    const foreign = authenticatorAt("https://paron.example").create(options);
    const refused = await world.try(
      users.confirmPasskey,
      { challenge: adding, title: "Άλλο", passkey: foreign },
      one,
    );
    expect(refused.status).toBe(409);
    const passkey = device.create(options);
    await world.call(users.confirmPasskey, { challenge: adding, title: "Κλειδί", passkey }, one);

    const sign = async (by = device) => {
      const { challenge, passkey: wanted } = await beginSignIn(one);
      const answer = { challenge, passkey: by.get(wanted ?? {}) };
      return (await world.try(users.confirmSecondFactor, answer, { from: one.from })).status;
    };
    expect(await sign()).toBe(200);
    expect(await sign(authenticatorAt(origin))).toBe(401);
    device.rewind();
    expect(await sign()).toBe(401);
  });

  test("cannot be added with an old challenge, nor twice", async () => {
    const one = await someone();
    const device = authenticatorAt(origin);
    const { challenge, options } = await world.call(users.beginPasskey, { password }, one);
    const added = { challenge, title: "Κλειδί", passkey: device.create(options) };
    await world.call(users.confirmPasskey, added, one);
    expect((await world.try(users.confirmPasskey, added, one)).status).toBe(409);
    const second = await world.call(users.beginPasskey, { password }, one);
    const known = {
      challenge: second.challenge,
      title: "Ίδιο",
      passkey: device.create(second.options),
    };
    const tried = await world.try(users.confirmPasskey, known, one);
    expect(tried.problem?.detail).toBe("Το κλειδί πρόσβασης έχει ήδη προστεθεί");
  });
});

test("a passkey whose confirmation was answered in vain is known to be added", async () => {
  const one = await someone();
  const { challenge, options } = await world.call(users.beginPasskey, { password }, one);
  const passkey = authenticatorAt(origin).create(options);
  const added = { challenge, title: "Κλειδί", passkey };
  const confirmation = { ...one, key: "the-confirmation-of-a-passkey" };
  await world.call(users.confirmPasskey, added, confirmation);
  expect(await world.call(users.confirmPasskey, added, confirmation)).toEqual({
    recoveryCodes: [],
  });
});

describe("a role that must have a second factor", () => {
  test("can sign in without one only to add it", async () => {
    const rule = { key: "secondFactor.roles", value: JSON.stringify(["Executive"]) };
    await world.owner.insertInto("security_rule").values(rule).execute();
    const one = await someone("Executive");
    expect(one.as).toMatchObject({ owes: "second-factor" });
    const current = await world.call(users.getCurrent, {}, one);
    expect(current.owes).toBe("second-factor");
    expect((await world.try(users.getAll, {}, one)).problem?.detail).toBe(
      "Προσθέστε πρώτα έναν δεύτερο τρόπο επαλήθευσης",
    );
    await world.call(organizations.getAllForCurrentUser, {}, one);
    const { id } = await addTotp(one.as, one.from);
    await world.call(users.getAll, {}, one);
    const last = await world.try(users.removeSecondFactor, { id, password }, one);
    expect(last.status).toBe(409);
    await world.owner.deleteFrom("security_rule").execute();
    await world.call(users.removeSecondFactor, { id, password }, one);
    expect(await world.call(users.login, one.credentials, { from: one.from })).toHaveProperty(
      "token",
    );
  });

  test("is in production the Administrator and the Executive", async () => {
    const production = await openWorld({ environment: { NODE_ENV: "production" } });
    const owedBy = async (role: Role) => {
      const given = { userName: role.toLowerCase(), password };
      await buildUser(production.owner, { role, ...given });
      return (await signInWith(production, given)).owes;
    };
    expect([
      await owedBy("Administrator"),
      await owedBy("Executive"),
      await owedBy("LegalRepresentative"),
      await owedBy("Employee"),
    ]).toEqual(["second-factor", "second-factor", null, null]);
    await production.close();
  });
});

test("a second factor is neither added nor removed without the password", async () => {
  const one = await someone();
  const { id } = await addTotp(one.as, one.from);
  const wrong = { password: "a wrong password" };
  const statuses = [
    (await world.try(users.beginTotp, { ...wrong, title: "Άλλο" }, one)).status,
    (await world.try(users.beginPasskey, wrong, one)).status,
    (await world.try(users.removeSecondFactor, { ...wrong, id }, one)).status,
  ];
  expect(statuses).toEqual([400, 400, 400]);
  const other = await someone();
  expect((await world.try(users.removeSecondFactor, { id, password }, other)).status).toBe(404);
});

import { describe, expect, test } from "vitest";
import { security, users } from "#api/security.ts";
import type { Role } from "#domain/access.ts";
import { openBrowser } from "#server/testing/browser.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import { openWorld, worldOfFile } from "#server/testing/world.ts";
import { comeBackTo, personOf } from "./testing.ts";

const now = new Date("2026-03-18T09:00:00Z");
const failed = "Η σύνδεση μέσω taxisnet απέτυχε. Παρακαλούμε δοκιμάστε ξανά";
const noAccount =
  "Δεν βρέθηκε ενεργός λογαριασμός για τα στοιχεία που δώσατε. Απευθυνθείτε στον διαχειριστή του Φορέα σας.";

const world = worldOfFile({ now });

const someone = (role: Role = "Employee") => personOf(world, role);
const comeBack = comeBackTo(() => world);

const detailOf = (tried: { status: number; problem: { detail?: unknown } | null }) => [
  tried.status,
  tried.problem?.detail,
];

describe("C-06 the way to taxis", () => {
  test("has a state, a challenge and the registered return address, new each time", async () => {
    const browser = openBrowser(world);
    const queries = [];
    for (let times = 0; times < 2; times += 1) {
      const { url } = await browser.call(security.redirectToTaxis, {});
      queries.push(new URLSearchParams(url.split("?")[1]));
    }
    for (const query of queries) {
      expect(query.get("response_type")).toBe("code");
      expect(query.get("redirect_uri")).toBe("/login/taxis");
      expect(query.get("state")).toMatch(/^[\w-]{43}$/);
      expect(query.get("code_challenge")).toMatch(/^[\w-]{43}$/);
      expect(query.get("code_challenge_method")).toBe("S256");
    }
    expect(queries[0]?.get("state")).not.toBe(queries[1]?.get("state"));
    const rows = await world.owner.selectFrom("taxis_transaction").selectAll().execute();
    const text = rows.map((row) => Object.values(row).map(String).join()).join();
    expect(text).not.toContain(queries[0]?.get("state"));
  });

  test("leads in development to a page of people with a tax number, and from there only back", async () => {
    const { afm } = await someone("LegalRepresentative");
    const browser = openBrowser(world);
    const { url } = await browser.call(security.redirectToTaxis, {});
    const page = await world.app.inject({ method: "GET", url });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(afm);
    expect(page.body).toContain("Νόμιμος Εκπρόσωπος");
    for (const elsewhere of [
      "//evil.example",
      "https://evil.example/login/taxis",
      "/login/taxis@x",
    ]) {
      const away = url.replace(encodeURIComponent("/login/taxis"), encodeURIComponent(elsewhere));
      const approve = `${away.replace("authorize", "approve")}&afm=${afm}`;
      expect((await world.app.inject({ method: "GET", url: approve })).statusCode).toBe(400);
    }
  });

  test("is closed in production without a configured client", async () => {
    const production = await openWorld({ environment: { NODE_ENV: "production" } });
    const tried = await production.try(security.redirectToTaxis, {});
    expect(detailOf(tried)).toEqual([
      503,
      "Η σύνδεση με taxisnet δεν έχει ρυθμιστεί σε αυτή την εγκατάσταση",
    ]);
    const page = await production.app.inject({
      method: "GET",
      url: "/taxis-stand-in/oauth2server/oauth/authorize?redirect_uri=%2Flogin%2Ftaxis&state=x",
    });
    expect(page.statusCode).toBe(404);
    await production.close();
  });
});

describe("C-07 the way back from taxis", () => {
  test.each([undefined, "padded", "legalEntity"])(
    "signs in the user with the number (%s)",
    async (special) => {
      const one = await someone();
      const browser = openBrowser(world);
      const { authCode, state } = await comeBack(browser, {
        afm: one.afm,
        ...(special ? { special } : {}),
      });
      const answer = await browser.call(security.authenticateUsingTaxis, { authCode, state });
      if (!("token" in answer)) throw new Error("No session");
      expect(answer).toMatchObject({ area: "Employee", expiresIn: 480, owes: null });
      const as = { userId: one.id, token: answer.token };
      expect(await browser.call(users.getCurrent, {}, { as })).toMatchObject({
        id: one.id,
        signedInBy: "taxis",
        hasTaxis: true,
        hasPassword: false,
      });
      expect((await browser.call(users.logout, {}, { as })).taxisLogoutUrl).toBe("/login");
    },
  );

  test("finds an active user with exactly that number, and creates none", async () => {
    const disabled = await someone();
    const over = await someone();
    await rowsWhere(world, "app_user", { id: disabled.id }).change({ disabled_at: now });
    await rowsWhere(world, "app_user", { id: over.id }).change({ valid_until: "2026-03-17" });
    const count = async () =>
      (await world.owner.selectFrom("app_user").select("id").execute()).length;
    const before = await count();
    const leadingZero = "090000045";
    for (const choice of [
      { afm: disabled.afm },
      { afm: over.afm },
      { afm: leadingZero },
      { afm: disabled.afm, special: "unknown" },
    ]) {
      const browser = openBrowser(world);
      const { authCode, state } = await comeBack(browser, choice);
      const tried = await browser.try(security.authenticateUsingTaxis, { authCode, state });
      expect(detailOf(tried), JSON.stringify(choice)).toEqual([403, noAccount]);
    }
    expect(await count()).toBe(before);
  });

  test("keeps the leading zero of a number", async () => {
    const { id } = await someone();
    const afm = "090000045";
    await world.owner.updateTable("app_user").set({ afm }).where("id", "=", id).execute();
    const browser = openBrowser(world);
    const { authCode, state } = await comeBack(browser, { afm });
    const answer = await browser.call(security.authenticateUsingTaxis, { authCode, state });
    expect(answer).toHaveProperty("token");
    await world.owner.updateTable("app_user").set({ afm: null }).where("id", "=", id).execute();
  });

  test("asks for an existing second factor, and refuses a role without screens", async () => {
    const machine = await someone("WebServiceUser");
    const browser = openBrowser(world);
    const given = await comeBack(browser, { afm: machine.afm });
    expect((await browser.try(security.authenticateUsingTaxis, given)).status).toBe(403);

    const one = await someone();
    const factor = { user_id: one.id, kind: "passkey", title: "Κλειδί", created_at: now };
    await addRows(world, "second_factor", {
      ...factor,
      id: one.id,
      confirmed_at: now,
      credential_id: "x",
      public_key: Buffer.from("x"),
      signatures: 0,
    });
    const back = await comeBack(browser, { afm: one.afm });
    const answer = await browser.call(security.authenticateUsingTaxis, back);
    expect(answer).toMatchObject({ secondFactor: { methods: ["passkey"] } });
  });

  test("distinguishes a failure of taxis, an unreadable answer and a refusal", async () => {
    const { afm } = await someone();
    const browser = openBrowser(world);
    const failing = await comeBack(browser, { afm, special: "failing" });
    expect(detailOf(await browser.try(security.authenticateUsingTaxis, failing))).toEqual([
      503,
      "Η υπηρεσία taxisnet δεν είναι προσωρινά διαθέσιμη",
    ]);
    const broken = await comeBack(browser, { afm, special: "broken" });
    expect(detailOf(await browser.try(security.authenticateUsingTaxis, broken))).toEqual([
      400,
      failed,
    ]);
    const refused = await comeBack(browser, { afm, special: "refused" });
    expect(refused).toMatchObject({ error: "access_denied", authCode: "" });
  });
});

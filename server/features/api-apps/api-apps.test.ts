import { beforeAll, expect, test } from "vitest";
import { apiApps } from "#api/api-apps.ts";
import { loginLogs } from "#api/logs.ts";
import { imports } from "#api/imports.ts";
import { organizations } from "#api/organizations.ts";
import { structures } from "#api/structures.ts";
import { buildOrganization, buildStructure } from "#server/db/seed/builders.ts";
import { appOf } from "#server/app.ts";
import { sessionsOf } from "#server/kernel/session.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { visit, type CallOptions, type Visitor } from "#server/testing/visit.ts";
import { visitorOfFile, worldOfFile } from "#server/testing/world.ts";
import { faultTexts, secretNotArrived, tokenNeeded, unknownCall } from "#texts/faults.ts";

const now = new Date("2026-03-18T09:00:00Z");

const world = worldOfFile({ now });
const administrator = visitorOfFile(world, { role: "Administrator" });
let organizationId: string;
beforeAll(async () => {
  organizationId = (await buildOrganization(world.owner)).id;
  await buildStructure(world.owner, { organization_id: organizationId });
});

type Made = { id: string; version: number; secret: string };

function fieldsOfApp(fields: object = {}) {
  return {
    name: "Μισθοδοσία",
    area: "WebServiceUser" as const,
    scopes: ["structures.getAll", "imports.punches"],
    organizations: [{ organizationId, right: "full" as const }],
    ...fields,
  };
}

function made(fields: object = {}): Promise<Made> {
  return world.call(apiApps.create, fieldsOfApp(fields), { as: administrator });
}

async function token({ id, secret }: { id: string; secret: string }, from = "127.0.0.1") {
  const answer = await world.app.inject({
    method: "POST",
    url: "/oauth/token",
    remoteAddress: from,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({
      grant_type: "client_credentials",
      client_id: id,
      client_secret: secret,
    }).toString(),
  });
  return { status: answer.statusCode, ...answer.json<Partial<TokenBody>>() };
}
type TokenBody = { access_token: string; expires_in: number; scope: string; error: string };

async function signedIn(app: Made, from?: string): Promise<Visitor> {
  const { access_token: given = "" } = await token(app, from);
  return { userId: app.id, token: given };
}

const list = (as: Visitor, options: CallOptions = {}) =>
  world.try(structures.getAll, { organizationId }, { as, ...options });

test("repeating the creation of an app whose secret was lost does not create it again, and says so", async () => {
  const options = { as: administrator, key: "an-app-of-one-making" };
  const lost = fieldsOfApp({ name: "Χαμένη" });
  await world.call(apiApps.create, lost, options);
  const again = await world.try(apiApps.create, lost, options);
  expect([again.status, again.problem?.detail]).toEqual([409, secretNotArrived]);
  const { total } = await world.call(apiApps.getAll, { search: "Χαμένη" }, options);
  expect(total).toBe(1);
});

test("an app gets a token with its secret and calls what it was granted, and nothing else", async () => {
  const app = await made();
  const { status, expires_in: seconds, scope } = await token(app);
  expect({ status, seconds, scope }).toEqual({
    status: 200,
    seconds: 900,
    scope: "structures.getAll imports.punches",
  });
  const as = await signedIn(app);
  expect((await list(as)).body?.total).toBe(1);
  const ungiven = await world.try(structures.getTree, { organizationId }, { as });
  expect([ungiven.status, ungiven.problem?.detail]).toEqual([
    403,
    "Στην εφαρμογή δεν έχει δοθεί η κλήση structures.getTree",
  ]);
  const other = (await buildOrganization(world.owner)).id;
  expect((await world.try(structures.getAll, { organizationId: other }, { as })).status).toBe(404);
  expect((await world.try(organizations.getAllForCurrentUser, {}, { as })).status).toBe(403);
});

function ask(url: string, payload: object, authorization?: string) {
  const headers = authorization ? { authorization } : {};
  return world.app.inject({ method: "POST", url, payload, headers });
}

test("the secret is accepted as JSON or HTTP Basic, never in the address", async () => {
  const { id, secret } = await made();
  const grant = { grant_type: "client_credentials" };
  const basic = `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`;
  const credentials = { client_id: id, client_secret: secret };
  expect((await ask("/oauth/token", { ...grant, ...credentials })).statusCode).toBe(200);
  expect((await ask("/oauth/token", grant, basic)).statusCode).toBe(200);
  expect((await ask(`/oauth/token?client_secret=${secret}`, grant, basic)).json()).toMatchObject({
    error: "invalid_request",
  });
  expect(
    (await ask("/oauth/token", { grant_type: "password", ...credentials })).json(),
  ).toMatchObject({ error: "unsupported_grant_type" });
  const more = { ...grant, ...credentials, scope: "payments.getAll" };
  expect((await ask("/oauth/token", more)).json()).toMatchObject({ error: "invalid_scope" });
});

test("credentials with an unstorable character are refused as wrong ones", async () => {
  const grant = { grant_type: "client_credentials" };
  const basic = `Basic ${Buffer.from("an\0app:secret").toString("base64")}`;
  const byBasic = await ask("/oauth/token", grant, basic);
  expect([byBasic.statusCode, byBasic.json()]).toMatchObject([401, { error: "invalid_client" }]);
  const credentials = { client_id: "an\0app", client_secret: "secret" };
  const byBody = await ask("/oauth/token", { ...grant, ...credentials });
  expect([byBody.statusCode, byBody.json()]).toMatchObject([400, { error: "invalid_request" }]);
  expect((await token({ id: "an\0app", secret: "secret" })).error).toBe("invalid_request");
});

test("a secret in the address is reported to the Administrator; other text there is not", async () => {
  const { id, secret } = await made();
  const noted = () =>
    rowsWhere(world, "audit_entry", { act: "api-app.secret-in-address", subject_id: id }).read(
      "subject_id",
      "after",
    );
  await ask("/oauth/token?client_secret=nothing", {});
  expect(await noted()).toEqual([]);
  await ask(`/oauth/token?client_id=${id}&client_secret=${secret}`, {});
  expect(await noted()).toEqual([{ subject_id: id, after: { secret: 1 } }]);
});

test("an app's sign-ins, refused ones too, are listed with those of people", async () => {
  const app = await made({ networks: ["127.0.0.1"] });
  await token(app);
  await token({ id: app.id, secret: "wrong" });
  await token(app, "192.0.2.1");
  const { items } = await world.call(loginLogs.getAll, { method: "app" }, { as: administrator });
  const own = items.filter(({ userName }) => userName === `app-${app.id}`);
  expect(own.map(({ outcome, ip }) => `${outcome} ${ip}`).toSorted()).toEqual([
    "signed-in 127.0.0.1",
    "wrong 127.0.0.1",
    "wrong 192.0.2.1",
  ]);
});

test("a wrong secret and another app's secret are refused alike, and only hashes are stored", async () => {
  const [one, two] = [await made(), await made()];
  const wrong = await token({ id: one.id, secret: `${one.secret}x` });
  expect(wrong).toMatchObject({ status: 401, error: "invalid_client" });
  expect(await token({ id: one.id, secret: two.secret })).toEqual(wrong);
  expect(await token({ id: "nobody", secret: one.secret })).toEqual(wrong);
  const secrets = await world.owner.selectFrom("api_app_secret").selectAll().execute();
  const audits = await world.owner.selectFrom("audit_entry").selectAll().execute();
  expect(JSON.stringify([secrets, audits])).not.toContain(one.secret);
});

test("after a rotation both secrets work until the overlap ends, then only the new one", async () => {
  const app = await made();
  const rotate = (version: number) =>
    world.by(administrator).call(apiApps.rotateSecret, { id: app.id, version, overlapHours: 2 });
  const second = await rotate(1);
  expect([(await token(app)).status, (await token(second)).status]).toEqual([200, 200]);
  const third = await rotate(2);
  expect((await token(app)).status).toBe(401);
  world.setNow(new Date("2026-03-18T10:55:00Z"));
  expect(await token(second)).toMatchObject({ status: 200, expires_in: 300 });
  world.setNow(new Date("2026-03-18T11:00:01Z"));
  expect([(await token(second)).status, (await token(third)).status]).toEqual([401, 200]);
  world.setNow(now);
});

test("a revoked app's token is refused at once here, and by another server within a second", async () => {
  const app = await made();
  const as = await signedIn(app);
  let later = now;
  const elsewhere = await appOf({
    ...world.parts,
    clock: () => later,
    sessions: sessionsOf(world.database),
  });
  const there = () => visit(elsewhere, structures.getAll, { organizationId }, { as });
  expect([(await list(as)).status, (await there()).status]).toEqual([200, 200]);
  await world.call(apiApps.revoke, { id: app.id, version: 1 }, { as: administrator });
  expect((await list(as)).status).toBe(401);
  later = new Date(now.getTime() + 1000);
  expect((await there()).status).toBe(401);
  expect((await token(app)).status).toBe(401);
  await elsewhere.close();
});

test("an app with networks gets tokens and calls from there only", async () => {
  const app = await made({ networks: ["192.0.2.0/24", "2001:db8::1"] });
  expect((await token(app)).status).toBe(401);
  const as = await signedIn(app, "192.0.2.7");
  expect((await list(as, { from: "192.0.2.200" })).status).toBe(200);
  expect((await list(as, { from: "::ffff:192.0.2.9" })).status).toBe(200);
  expect((await list(as, { from: "2001:db8::1" })).status).toBe(200);
  expect(await list(as, { from: "198.51.100.4" })).toMatchObject({
    status: 403,
    problem: { detail: "Η διεύθυνση 198.51.100.4 δεν ανήκει στα δίκτυα της εφαρμογής" },
  });
});

test("an app over its rate limit must wait, and another does not", async () => {
  const [hasty, calm] = [await made({ callsPerMinute: 2 }), await made()];
  const as = await signedIn(hasty);
  expect([(await list(as)).status, (await list(as)).status]).toEqual([200, 200]);
  const third = await list(as);
  expect({ status: third.status, wait: third.headers["retry-after"] }).toEqual({
    status: 429,
    wait: "60",
  });
  expect((await list(await signedIn(calm))).status).toBe(200);
});

test("a third party can only read, and only until its last day", async () => {
  const read = [{ organizationId, right: "read" as const }];
  const outside = { area: "ThirdPartyUser", scopes: ["structures.getAll"], organizations: read };
  const refused = async (fields: object) =>
    (await world.try(apiApps.create, fieldsOfApp({ ...outside, ...fields }), { as: administrator }))
      .problem?.errors;
  expect(Object.keys((await refused({})) ?? {})).toEqual(["validUntil"]);
  const past = await refused({ validUntil: "2026-03-17" });
  expect(past?.["validUntil"]?.[0]).toContain("Η ημέρα έχει περάσει");
  const until = { validUntil: "2026-03-18" };
  const writes = await refused({ ...until, scopes: ["imports.punches"] });
  expect(Object.keys(writes ?? {})).toEqual(["scopes"]);
  const full = [{ organizationId, right: "full" }];
  const writer = await refused({ ...until, organizations: full });
  expect(Object.keys(writer ?? {})).toEqual(["organizations"]);
  const app = await made({ ...outside, ...until });
  world.setNow(new Date("2026-03-18T21:55:00Z"));
  expect(await token(app)).toMatchObject({ status: 200, expires_in: 300 });
  world.setNow(new Date("2026-03-18T22:00:01Z"));
  expect((await token(app)).status).toBe(401);
  world.setNow(now);
});

test("what an app delivers is stored under its name; recording days is only for people", async () => {
  const app = await made({ scopes: ["imports.punches", "structures.getAll"] });
  const as = await signedIn(app);
  const recording = fieldsOfApp({ scopes: ["attendances.saveRecords"] });
  const refusal = await world.try(apiApps.create, recording, { as: administrator });
  expect(Object.keys(refusal.problem?.errors ?? {})).toEqual(["scopes"]);
  const reader = await made({ organizations: [{ organizationId, right: "read" }] });
  const bytes = Buffer.from("99\t2026-03-16 08:31:00\t0\t1\n");
  const upload = { organizationId, fileName: "clock.dat" };
  const deliver = (who: Visitor, key: string = crypto.randomUUID()) =>
    world.try(imports.punches, upload, { as: who, bytes, key });
  const first = await deliver(as, "the punches of Monday");
  expect(first.body).toMatchObject({ added: 1, unknownCards: 1 });
  expect((await deliver(as, "the punches of Monday")).body).toEqual(first.body);
  expect((await deliver(await signedIn(reader))).status).toBe(403);
});

test("the list shows an app's valid secrets, its last use and its state", async () => {
  const app = await made({ name: "Ρολόι εισόδου" });
  await list(await signedIn(app));
  const found = await world.call(apiApps.getAll, { search: "ρολοι" }, { as: administrator });
  expect(found.items).toEqual([
    expect.objectContaining({
      id: app.id,
      name: "Ρολόι εισόδου",
      state: "active",
      organizations: 1,
      scopes: 2,
      lastUsedAt: now.toISOString(),
      lastUsedIp: "127.0.0.1",
      secrets: [{ seq: 1, madeAt: now.toISOString(), validUntil: "2027-03-18T09:00:00.000Z" }],
    }),
  ]);
});

test("a change of an app's scopes applies to the token already issued", async () => {
  const app = await made();
  const as = await signedIn(app);
  const { area: _area, ...fields } = fieldsOfApp({ scopes: ["structures.getTree"] });
  const change = { ...fields, id: app.id, version: 1 };
  await world.call(apiApps.update, change, { as: administrator });
  expect((await list(as)).status).toBe(403);
  expect((await world.try(structures.getTree, { organizationId }, { as })).status).toBe(200);
  const again = await world.try(apiApps.update, change, { as: administrator });
  expect(again.status).toBe(409);
  const { name, organizations } = fields;
  expect(again.problem?.["current"]).toMatchObject({ name, organizations });
});

async function refusalOf(url: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await world.app.inject({ url, headers });
  return answer.json<{ detail: string }>().detail;
}

test("a program reads what its token or its address lacks, and a page its own words", async () => {
  const reads = `/api/Payments/GetPayroll?organizationId=${organizationId}`;
  const app = await made();
  const { token: given } = await signedIn(app);
  const refusals = [
    await refusalOf(reads),
    await refusalOf(reads, { authorization: `Bearer ${app.secret}` }),
    await refusalOf(reads, { authorization: `Bearer ${given.slice(1)}-` }),
    await refusalOf("/api/Payments/GetPayrol", { authorization: `Bearer ${given}` }),
  ];
  expect(refusals).toEqual([tokenNeeded, tokenNeeded, tokenNeeded, unknownCall]);
  expect(await refusalOf(reads, { "client-version": "1" })).toBe(faultTexts.unauthenticated);
  expect((await ask("/oauth/token", {})).json()).toMatchObject({
    error_description: expect.stringContaining("grant_type=client_credentials"),
  });
});

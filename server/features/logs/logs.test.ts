import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { apiLogs, loginLogs } from "#api/logs.ts";
import { organizations } from "#api/organizations.ts";
import { users } from "#api/security.ts";
import { signIn } from "#api/sign-in.ts";
import { structures } from "#api/structures.ts";
import { buildOrganization, buildUser } from "#server/db/seed/builders.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import { sentWhile } from "#server/testing/sent-statements.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { visitorOfFile, worldOfFile } from "#server/testing/world.ts";
import { pruneLogs } from "./prune-logs.ts";

const world = worldOfFile();
const administrator = visitorOfFile(world, { role: "Administrator" });
let clerk: Visitor;
let organizationId: string;
beforeAll(async () => {
  organizationId = (await buildOrganization(world.owner, { description: "Δήμος Καταγραφής" })).id;
  clerk = await world.signInAs({ role: "Employee", organizationId });
});

describe("the API log", () => {
  test("R-29 records who called what, in which body, and with which outcome, refused calls too", async () => {
    await world.call(structures.getAll, { organizationId }, { as: clerk });
    world.setNow(new Date("2026-03-18T09:01:00Z"));
    await world.try(organizations.getAll, {});
    world.setNow(new Date("2026-03-18T09:02:00Z"));
    const { items } = await world.call(apiLogs.getAll, {}, { as: administrator });

    expect(items.slice(0, 2)).toMatchObject([
      { path: organizations.getAll.path, status: 401, userName: null, organization: null },
      {
        path: structures.getAll.path,
        status: 200,
        area: "Employee",
        organization: "Δήμος Καταγραφής",
      },
    ]);
  });

  test.each([
    ["outcome", { outcome: "refused" }, [401]],
    ["status", { status: 200, organizationId: "the body" }, [200]],
    ["words in the path", { search: "organizations/getall" }, [401]],
    ["a past day", { to: "2020-01-01" }, []],
    ["duration", { slowerThan: 600_000 }, []],
  ] as const)("is filtered by %s", async (_what, filter, statuses) => {
    const narrowed = "organizationId" in filter ? { ...filter, organizationId } : filter;
    const { items, total } = await world.call(apiLogs.getAll, narrowed, { as: administrator });
    expect([items.map(({ status }) => status), total]).toEqual([statuses, statuses.length]);
  });

  test("is counted to 10,000, and to one more if there are more", async () => {
    await sql`
      insert into api_log (at, method, path, status, duration_ms, ip, user_agent, request_id)
      select '2026-03-01T09:00:00Z', 'GET', '/api/Counted', 200, 1, '', '', '' from generate_series(1, 10050)`.execute(
      world.owner,
    );
    const { total } = await world.call(apiLogs.getAll, {}, { as: administrator });
    expect(total).toBe(10_001);
  });

  test("counts calls per hour, the current one last", async () => {
    const { hours, medianMs } = await world.call(apiLogs.getHours, {}, { as: administrator });
    const earlier = hours.slice(0, 22);
    expect(earlier.map(({ calls }) => calls)).toEqual(Array.from({ length: 22 }, () => 0));
    expect(hours.at(-1)).toMatchObject({ from: "2026-03-18T09:00:00.000Z", failed: 0 });
    expect(hours.at(-1)?.calls).toBeGreaterThan(2);
    expect(medianMs).not.toBeNull();
  });
});

test("R-30 the login log records successes and failures, also of confirmations, and is searched by name", async () => {
  const password = "a password of tests";
  const user = await buildUser(world.owner, { role: "Executive", password });
  const { user_name: userName } = user;
  await world.call(signIn.login, { userName, password });
  world.setNow(new Date("2026-03-18T09:03:00Z"));
  await world.try(signIn.login, { userName, password: "mistaken" });
  const as = await world.as(user);
  world.setNow(new Date("2026-03-18T09:04:00Z"));
  await world.try(users.renewRecoveryCodes, { password: "mistaken" }, { as });
  world.setNow(new Date("2026-03-18T09:05:00Z"));
  const newPassword = "another password of tests";
  await world.try(users.changePassword, { currentPassword: "mistaken", newPassword }, { as });
  const { items } = await world.call(loginLogs.getAll, { search: userName }, { as: administrator });
  expect(items.map(({ outcome, method }) => [outcome, method])).toEqual([
    ["wrong", "confirmation"],
    ["wrong", "confirmation"],
    ["wrong", "password"],
    ["signed-in", "password"],
  ]);
  const good = { search: userName, outcome: "signed-in" } as const;
  expect((await world.call(loginLogs.getAll, good, { as: administrator })).total).toBe(1);
});

test("neither log has a password, token, number or name that a call carries", async () => {
  const canary = `canary${randomBytes(8).toString("hex")}`;
  const token = randomBytes(32).toString("base64url");
  await world.try(signIn.login, { userName: canary, password: canary });
  await world.try(users.isAfmValid, { afm: canary }, { as: administrator });
  await world.try(users.validatePassword, { password: canary }, { as: clerk });
  await world.app.inject({
    method: "GET",
    url: `/api/Structures/GetAll?organizationId=${canary}&search=${canary}`,
    headers: { authorization: `Bearer ${token}`, cookie: `auth=${canary}` },
  });
  await world.app.inject({ method: "GET", url: `/api/${canary}/GetAll` });
  await world.call(apiLogs.getAll, {}, { as: administrator });
  const calls = await world.owner.selectFrom("api_log").selectAll().execute();
  const signIns = await world.owner.selectFrom("login_log").selectAll().execute();

  const text = JSON.stringify([calls, signIns]);
  expect(calls.length).toBeGreaterThan(5);
  expect(text).not.toContain(canary);
  expect(text).not.toContain(token);
});

test("rows older than the retention are deleted, the others stay", async () => {
  const row = {
    method: "GET",
    path: "/api/Old",
    status: 200,
    duration_ms: 1,
    ip: "",
    user_agent: "",
  };
  await addRows(world, "api_log", [
    { ...row, at: new Date("2026-02-01T09:00:00Z"), request_id: "old" },
    { ...row, at: new Date("2026-03-10T09:00:00Z"), request_id: "recent" },
  ]);
  await world.runJob(pruneLogs);
  const left = await rowsWhere(world, "api_log", { path: "/api/Old" }).read("request_id");
  expect(left).toEqual([{ request_id: "recent" }]);
});

test("stored answers for repeats and ended sessions are deleted, the others stay", async () => {
  const { id: user_id } = await buildUser(world.owner, { role: "Executive" });
  const [old, recent] = [new Date("2026-01-10T09:00:00Z"), new Date("2026-03-12T09:00:00Z")];
  const row = { user_id, request_hash: Buffer.alloc(32), answer: "{}" };
  await addRows(world, "idempotency_key", [
    { ...row, key: "of an old write", stored_at: old },
    { ...row, key: "of a recent write", stored_at: recent },
    { ...row, key: "of a device a month away", stored_at: new Date("2026-02-16T09:00:00Z") },
  ]);
  const session = { user_id, started_at: old, ip: "", user_agent: "" };
  await addRows(world, "session", [
    { ...session, token_hash: Buffer.alloc(32, 1), expires_at: old },
    { ...session, token_hash: Buffer.alloc(32, 2), expires_at: recent },
  ]);
  expect(await world.runJob(pruneLogs)).toMatchObject({ repeats: 1, sessions: 1 });
  const { rows } = await sql<{ key: string }>`
    select key from idempotency_key where user_id = ${user_id}
    union all select get_byte(token_hash, 0)::text from session where user_id = ${user_id}`.execute(
    world.owner,
  );
  const left = ["2", "of a device a month away", "of a recent write"];
  expect(rows.map(({ key }) => key).toSorted()).toEqual(left);
});

test("a past hour is counted once, and added to the hours since", async () => {
  await sql`
    insert into api_log (at, method, path, status, duration_ms, ip, user_agent, request_id)
    select '2026-03-21T05:30:00Z', 'GET', '/api/Over', status, 70000, '', '', ''
    from unnest(array[200, 404, 500]) status`.execute(world.owner);
  const seenAt = async (now: string) => {
    world.setNow(new Date(now));
    const as = await world.signInAs({ role: "Administrator" });
    const { result, sent } = await sentWhile(() => world.call(apiLogs.getHours, {}, { as }));
    const [read] = sent.filter(({ text }) => text.includes("from api_log where at >="));
    const over = result.hours.find(({ from }) => from === "2026-03-21T05:00:00.000Z");
    return [read?.values[0], over?.calls, over?.failed, result.p95Ms];
  };
  expect(await seenAt("2026-03-21T08:10:00Z")).toEqual([hourOf("20T09"), 3, 1, 70_000]);
  expect(await seenAt("2026-03-21T10:20:00Z")).toEqual([hourOf("21T07"), 3, 1, 70_000]);
  expect(await seenAt("2026-03-22T04:20:00Z")).toEqual([hourOf("21T09"), 3, 1, 70_000]);
  const [read, calls, failed, p95Ms] = await seenAt("2026-03-22T05:00:00Z");
  expect([read, calls, failed]).toEqual([hourOf("22T03"), undefined, undefined]);
  expect(p95Ms).toBeLessThan(70_000);
});

function hourOf(dayAndHour: string): Date {
  return new Date(`2026-03-${dayAndHour}:00:00Z`);
}

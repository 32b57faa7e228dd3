import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { beforeAll, expect, inject, test } from "vitest";
import { Problem } from "#api/problem.ts";
import { fileTexts } from "#texts/files.ts";
import { asAdministrator } from "#server/testing/database-of-tests.ts";
import { worldOfFile } from "#server/testing/world.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { takePlaceOf } from "./running-exports.ts";

const rows = 20_000;

const world = worldOfFile();
let address: string;
let administrator: Visitor;

beforeAll(async () => {
  administrator = await world.signInAs({ role: "Administrator" });
  await sql`insert into login_log (user_id, at, method, outcome, ip, user_agent, request_id)
    select ${administrator.userId}, '2026-03-01T08:00:00Z'::timestamptz + n * interval '1 second',
      'password', 'signed-in', '192.0.2.7', (select string_agg(md5(n || '-' || part), '') from generate_series(1, 28) part), gen_random_uuid()
    from generate_series(1, ${rows}) n`.execute(world.owner);
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.app.server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}/api/LoginLogs/Export`;
}, 60_000);

test("a long list is a snapshot of when its file was begun, and says how many rows are coming", async () => {
  const response = await exported("csv");
  expect(response.headers.get("Export-Rows")).toBe(String(rows));
  await sql`insert into login_log (user_id, at, method, outcome, ip, user_agent, request_id)
    select user_id, at - interval '1 year', method, outcome, ip, user_agent, request_id from login_log limit 500`.execute(
    world.owner,
  );
  const text = await response.text();
  await sql`delete from login_log where at < '2026-01-01'`.execute(world.owner);
  expect(text.split("\n")).toHaveLength(rows + 2);
  const expected = Number(response.headers.get("Export-Bytes"));
  expect(Buffer.byteLength(text) / expected).toBeGreaterThan(0.9);
  expect(Buffer.byteLength(text) / expected).toBeLessThan(1.1);
});

test("a third file at once is refused with a message; a client that leaves frees its connection and place", async () => {
  const [first, second] = [await begun("csv"), await begun("xlsx")];
  // The previous file may still be returning its connection.
  await expect.poll(busy, { timeout: 10_000 }).toBe(2);
  const third = await exported("csv");
  expect(third.status).toBe(429);
  expect(third.headers.get("Retry-After")).toBe("10");
  expect(Problem.parse(await third.json()).detail).toBe(fileTexts.ownExportsRun);
  first.leave();
  second.leave();
  await expect.poll(busy, { timeout: 10_000 }).toBe(0);
  const next = await begun("csv");
  next.leave();
  await expect.poll(busy, { timeout: 10_000 }).toBe(0);
});

test("files being written by another server for the user count too", async () => {
  const { owner } = world;
  await owner.transaction().execute(async (one) => {
    await takePlaceOf(administrator.userId, one);
    await owner.transaction().execute(async (other) => {
      await takePlaceOf(administrator.userId, other);
      expect((await exported("csv")).status).toBe(429);
    });
    const last = await exported("csv");
    expect(last.status).toBe(200);
    // A response that is never read keeps its connection, and the next tests count them.
    await last.text();
  });
});

test.each(["csv", "xlsx"] as const)(
  "a %s whose rows fail midway breaks off instead of looking complete",
  async (format) => {
    const file = await begun(format);
    await endReading();
    await expect(file.rest()).rejects.toThrow();
    await expect.poll(busy, { timeout: 10_000 }).toBe(0);
    expect((await exported("csv", "?search=nobody&format=csv")).status).toBe(200);
  },
);

function exported(
  format: "csv" | "xlsx",
  query = `?format=${format}&sort=at`,
  signal?: AbortSignal,
) {
  const headers = { authorization: `Bearer ${administrator.token}`, "accept-encoding": "identity" };
  return fetch(`${address}${query}`, { headers, ...(signal ? { signal } : {}) });
}

/** A download of which only the first bytes are read. */
async function begun(format: "csv" | "xlsx") {
  const leaving = new AbortController();
  const answer = await exported(format, undefined, leaving.signal);
  expect(answer.status).toBe(200);
  const reader = answer.body?.getReader();
  await reader?.read();
  const rest = async () => {
    while (!(await reader?.read())?.done);
  };
  return { rest, leave: () => leaving.abort() };
}

/** Connections of the pool that are in use. */
const busy = () => world.database.pool.totalCount - world.database.pool.idleCount;

/** Ends the connections on which a list is being read, as a failing database would. */
function endReading(): Promise<unknown> {
  const name = new URL(world.ownerUrl).pathname.slice(1);
  return asAdministrator(
    inject("adminUrl"),
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and query like 'fetch forward%'`,
  );
}

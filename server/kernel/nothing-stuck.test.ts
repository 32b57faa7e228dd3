import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from "vitest";
import { users } from "#api/security.ts";
import { signIn } from "#api/sign-in.ts";
import { lateText } from "#texts/faults.ts";
import { appOf } from "../app.ts";
import { type Database, openDatabase } from "../db/open.ts";
import { stopInOrder } from "../stop-in-order.ts";
import { urlAs } from "../testing/database-of-tests.ts";
import { type SilentLine, silentLineTo } from "../testing/silent-line.ts";
import { logOf } from "../testing/log-of.ts";
import { visit } from "../testing/visit.ts";
import { worldOfFile } from "../testing/world.ts";
import { deadlines } from "./deadlines.ts";
import { newToken, sessionsOf } from "./session.ts";

const world = worldOfFile();
let line: SilentLine;
let url: string;
beforeAll(async () => {
  url = urlAs(inject("adminUrl"), "paron_app", new URL(world.ownerUrl).pathname.slice(1));
  line = await silentLineTo(url);
});
afterEach(() => {
  vi.useRealTimers();
  line.mend(true);
});
afterAll(() => line.close());

/** The application over another connection pool to the world's database. */
async function over(database: Database) {
  const app = await appOf({ ...world.parts, database, sessions: sessionsOf(database) });
  return { app, close: async () => (await app.close(), await database.close()) };
}

const never = () => new Promise<never>(() => undefined);

test.each([
  ["a call, before its user is known", `/api${users.getCurrent.path}`],
  ["any other route", "/Test/Never"],
])("%s: an unanswered client is told in Greek, with when to retry", async (_, url) => {
  const sessions = { ...world.parts.sessions, find: never };
  const app = await appOf({ ...world.parts, sessions });
  app.get("/Test/Never", never);
  await app.ready();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const headers = { authorization: `Bearer ${newToken()}` };
  const request = app.inject({ url, headers });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(deadlines.handlerMs);
  const answer = await request;
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("5");
  expect(answer.json()).toMatchObject({ detail: lateText });
  vi.useRealTimers();
  await app.close();
});

test.each([
  ["a call", deadlines.statementMs, deadlines.idleInTransactionMs],
  ["a job", deadlines.jobStatementMs, deadlines.jobStatementMs],
])("the database itself limits the statements of %s", async (_, statementMs, idleMs) => {
  const database = await openDatabase({ url, size: 1, statementMs });
  const { rows } = await sql`
    select name, setting from pg_settings
    where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'jit') order by name
  `.execute(database.kysely);
  expect(rows).toEqual([
    { name: "idle_in_transaction_session_timeout", setting: String(idleMs) },
    { name: "jit", setting: "off" },
    { name: "statement_timeout", setting: String(statementMs) },
  ]);
  await database.close();
});

test("a call waiting for a locked table is told that the server is busy, which is not logged as an error, and succeeds once it is free", async () => {
  const visitor = await world.signInAs({ role: "Administrator" });
  const { app, close } = await over(await openDatabase({ url, size: 1, statementMs: 100 }));
  const ask = () => visit(app, users.getCurrent, {}, { as: visitor });
  const lock = await world.owner.startTransaction().execute();
  await sql`lock table app_user in access exclusive mode`.execute(lock);
  app.log.level = "warn";
  const lines = logOf(app);
  const { status, headers, problem } = await ask();
  expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  expect(problem?.detail).toBe("Ο διακομιστής είναι απασχολημένος. Δοκιμάστε ξανά σε λίγο.");
  expect(lines.filter((line) => line.includes('"unexpected"'))).toEqual([]);
  expect(lines.filter((line) => line.includes('"unavailable"'))).toHaveLength(1);
  await lock.rollback().execute();
  expect((await ask()).status).toBe(200);
  await close();
});

test("a silent connection costs a call its deadline, takes the idle ones with it, and is never reused", async () => {
  const database = await openDatabase({ url: line.url, size: 3 });
  const { pool } = database;
  await Promise.all([1, 2, 3].map(() => pool.query("select pg_sleep(0.01)")));
  expect([pool.totalCount, pool.idleCount]).toEqual([3, 3]);
  line.fallSilent();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const expectation = expect(
    database.kysely.selectFrom("app_user").select("id").execute(),
  ).rejects.toThrow(/Query read timeout|Connection terminated/);
  await expect.poll(() => pool.idleCount).toBe(2);
  await vi.advanceTimersByTimeAsync(deadlines.databaseSilenceMs);
  await expectation;
  await expect.poll(() => pool.totalCount).toBe(0);
  vi.useRealTimers();
  // The connections that went silent stay silent.
  line.mend();
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test("/ready answers 503 over a silent connection, and 200 once it is restored", async () => {
  const { app, close } = await over(await openDatabase({ url: line.url, size: 1 }));
  expect((await app.inject("/ready")).statusCode).toBe(200);
  line.fallSilent();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answers = Promise.all([app.inject("/ready"), app.inject("/ready")]);
  await vi.advanceTimersByTimeAsync(deadlines.probeMs);
  expect((await answers).map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect((await app.inject("/health")).statusCode).toBe(200);
  vi.useRealTimers();
  line.mend();
  await expect.poll(async () => (await app.inject("/ready")).statusCode).toBe(200);
  await close();
});

test("/ready answers while every connection of the pool is in use", async () => {
  const { pool } = world.database;
  const clients = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
  expect((await world.app.inject("/ready")).statusCode).toBe(200);
  clients.forEach((client) => client.release());
});

test("a client that keeps its connection does not prevent the server from stopping", async () => {
  const database = await openDatabase({ url, size: 1 });
  const { app } = await over(database);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const slow = connect((app.server.address() as AddressInfo).port);
  slow.write(
    `POST /api${signIn.login.path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  );
  await once(app.server, "request");
  const cut = once(slow.resume(), "close");
  let isClosed = false;
  const close = async () => {
    await database.close();
    isClosed = true;
  };
  await stopInOrder(
    { app, jobs: null, close },
    { drainMs: 10, closeMs: 3_600_000, stopMs: 7_200_000 },
  );
  await cut;
  expect(isClosed).toBe(true);
});

test("endless work does not prevent the server from stopping", async () => {
  const database = await openDatabase({ url, size: 1 });
  const { app } = await over(database);
  const closing = vi.fn(database.close);
  await stopInOrder(
    { app, jobs: { stop: never }, close: closing },
    { drainMs: 1, closeMs: 10, stopMs: 10_000 },
  );
  expect(closing).toHaveBeenCalledOnce();
});

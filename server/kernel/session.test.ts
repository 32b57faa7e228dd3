import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { users } from "#api/security.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { sentWhile } from "../testing/sent-statements.ts";
import { worldOfFile } from "../testing/world.ts";
import { sessionByToken, tokenHash } from "./session.ts";

const world = worldOfFile();
afterEach(() => vi.useRealTimers());

/** Ends the session as another server would. */
async function endElsewhere(token: string): Promise<void> {
  await rowsWhere(world, "session", { token_hash: tokenHash(token) }).change({
    ended_at: new Date("2026-03-18T09:00:00Z"),
  });
}

test.each([
  [
    "the clock of calls",
    (ms: number) => world.setNow(new Date(world.parts.clock().getTime() + ms)),
  ],
  ["the monotonic clock", (ms: number) => vi.advanceTimersByTime(ms)],
])("a session ended by another server is trusted for 900 ms, by %s", async (_, letPass) => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const as = await world.signInAs({ role: "Administrator" });
  const statusNow = async () => (await world.try(users.getCurrent, {}, { as })).status;
  expect(await statusNow()).toBe(200);
  await endElsewhere(as.token);
  letPass(899);
  expect(await statusNow()).toBe(200);
  letPass(1);
  expect(await statusNow()).toBe(401);
});

test("a session requested by several calls at once is read once", async () => {
  const as = await world.signInAs({ role: "Administrator" });
  world.setNow(new Date(world.parts.clock().getTime() + 1000));
  const { sent } = await sentWhile(() =>
    Promise.all([1, 2, 3].map(() => world.call(users.getCurrent, {}, { as }))),
  );
  expect(sent.filter(({ text }) => text === sessionByToken.text)).toHaveLength(1);
});

test("a revoked session ends although the clock has jumped back", async () => {
  const visitor = await world.signInAs({ role: "Administrator" });
  await world.call(users.getCurrent, {}, { as: visitor });
  await endElsewhere(visitor.token);
  world.setNow(new Date("2026-03-18T08:00:00Z"));
  expect((await world.try(users.getCurrent, {}, { as: visitor })).status).toBe(401);
});

test("a session is found without reading other users, on a plan made while there were few", async () => {
  const visitor = await world.signInAs({ role: "Administrator" });
  await sql`analyze app_user, session, api_app`.execute(world.owner);
  await sql`insert into app_user (id, user_name, role, nick_name)
    select gen_random_uuid(), 'many-' || n, 'Executive', 'Πολλοί' from generate_series(1, 2000) as n`.execute(
    world.owner,
  );
  const { rows } = await world.database.pool.query<{ "QUERY PLAN": string }>(
    `explain (analyze, costs off, timing off, summary off) ${sessionByToken.text}`,
    [tokenHash(visitor.token), new Date("2026-03-18T09:00:00Z"), "2026-03-18"],
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toMatch(/CTE s/);
  expect(plan).not.toMatch(/Scan .*rows=\d{2}/);
});

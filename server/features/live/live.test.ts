import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { live } from "#api/live.ts";
import { users } from "#api/security.ts";
import { appOf } from "#server/app.ts";
import { liveOf } from "#server/kernel/live/live.ts";
import {
  buildMonth,
  type MonthOfStructure,
  returnMonth,
  submitMonth,
} from "#server/testing/month-of-structure.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { doorOf, type Listening, listenTo } from "#server/testing/listen.ts";

const date = "2026-03-18";

const world = worldOfFile();
let door: string;
const opened: Listening[] = [];
beforeAll(async () => {
  door = await doorOf(world);
});
afterAll(() => opened.forEach(({ close }) => close()));

async function listen(as: Visitor, sheet?: Parameters<typeof listenTo>[2], at = door) {
  const listening = await listenTo(at, as, sheet);
  opened.push(listening);
  return listening;
}

const sheetOf = ({ organizationId, structureId }: MonthOfStructure, period: string = date) => ({
  organizationId,
  structureId,
  period,
});

/** Saves the first contract's record of a day as the clerk. */
async function save(
  { organizationId, structureId, clerk, contractIds }: MonthOfStructure,
  on = date,
) {
  const query = { organizationId, structureId, date: on };
  const sheet = await world.call(attendances.getDaySheet, query, { as: clerk });
  const [contractId = ""] = contractIds;
  const version = sheet.rows.find((row) => row.contractId === contractId)?.version ?? 0;
  const intervals = [{ kind: "work" as const, from: 480, to: 960, mark: "typed" as const }];
  const records = [{ contractId, date: on, version, intervals }];
  await world.by(clerk).call(attendances.saveRecords, { organizationId, structureId, records });
  return { contractId, version: version + 1 };
}

test("a saved record is announced to those with its day or month open, with its id and version", async () => {
  const march = await buildMonth(world);
  const { organizationId } = march;
  const colleague = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  const day = await listen(colleague, sheetOf(march));
  const month = await listen(colleague, sheetOf(march, "2026-03"));
  const otherDay = await listen(colleague, sheetOf(march, "2026-03-17"));
  expect(day.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(day.headers.get("content-encoding")).toBeNull();
  expect(day.headers.get("x-accel-buffering")).toBe("no");
  await Promise.all([day.until("open"), month.until("open"), otherDay.until("open")]);
  const { contractId, version } = await save(march);
  const message = { what: "records", rows: [[contractId, date, version]] };
  expect(await day.until("records")).toEqual(message);
  expect(await month.until("records")).toEqual(message);
  const { version: later } = await save(march, "2026-03-17");
  const first = { what: "records", rows: [[contractId, "2026-03-17", later]] };
  expect(await otherDay.until("records")).toEqual(first);
});

test("another body hears nothing, and its sheet cannot be listened to", async () => {
  const [march, other] = [await buildMonth(world), await buildMonth(world)];
  const foreign = await listen(other.clerk, sheetOf(march));
  expect(foreign.status).toBe(404);
  const crossed = { ...sheetOf(other), structureId: march.structureId };
  expect((await listen(other.clerk, crossed)).status).toBe(404);
  const own = await listen(other.clerk, sheetOf(other));
  await own.until("open");
  await save(march);
  const { contractId } = await save(other);
  // The first event is its own: it received nothing of the other body's earlier save.
  expect(await own.until("records")).toMatchObject({ rows: [[contractId, date, 2]] });
  expect((await listen(await world.signInAs({ role: "MobileUser" }))).status).toBe(403);
});

test("users with the same sheet open see each other's names, and who left", async () => {
  const march = await buildMonth(world);
  const { organizationId, clerk } = march;
  const colleague = await world.signInAs({ role: "LegalRepresentative", organizationId });
  const mine = await listen(clerk, sheetOf(march));
  const { streamId } = opening(await mine.until("open"));
  const stay = async (id: string, as: Visitor) =>
    (await world.call(live.stay, { organizationId, streamId: id }, { as })).others;
  expect(await stay(streamId, clerk)).toEqual([]);
  const theirs = await listen(colleague, sheetOf(march));
  const open = await theirs.until("open");
  expect(open).toMatchObject({ others: [{ userId: clerk.userId }] });
  const { streamId: theirId } = opening(open);
  await mine.until("presence");
  expect((await stay(streamId, clerk)).map(({ userId }) => userId)).toEqual([colleague.userId]);
  expect((await stay(theirId, colleague)).map(({ userId }) => userId)).toEqual([clerk.userId]);
  const asOther = await world.try(live.stay, { organizationId, streamId }, { as: colleague });
  expect(asOther.status).toBe(404);
  theirs.close();
  await mine.until("presence");
  expect(await stay(streamId, clerk)).toEqual([]);
});

test("a new stream reports what changed since the last read: the sheet and one's notifications", async () => {
  const march = await buildMonth(world);
  const { clerk } = march;
  const openedBy = async (as: Visitor, readAgoMs?: number, period?: string) => {
    const listening = await listen(as, { ...sheetOf(march, period), readAgoMs });
    const open = await listening.until("open");
    listening.close();
    return open;
  };
  expect(await openedBy(clerk)).toMatchObject({ sheet: true, notified: true });
  expect(await openedBy(clerk, 2000)).toMatchObject({ sheet: false, notified: false });
  await save(march);
  expect(await openedBy(clerk, 2000)).toMatchObject({ sheet: true, notified: false });
  expect(await openedBy(clerk, 2000, "2026-03")).toMatchObject({ sheet: true });
  expect(await openedBy(clerk, 2000, "2026-03-17")).toMatchObject({ sheet: false });
  await submitMonth(world, march);
  await returnMonth(world, march, { reason: "Λείπει μια ημέρα" });
  expect(await openedBy(clerk, 2000)).toMatchObject({ notified: true });
});

test("a silent user is no longer counted, until it reports presence again", async () => {
  const march = await buildMonth(world);
  const { organizationId, clerk } = march;
  const colleague = await world.signInAs({ role: "Employee", organizationId });
  const mine = opening(await (await listen(clerk, sheetOf(march))).until("open"));
  const theirs = opening(await (await listen(colleague, sheetOf(march))).until("open"));
  const othersOf = async ({ streamId }: { streamId: string }, as: Visitor) =>
    (await world.call(live.stay, { organizationId, streamId }, { as })).others.length;
  expect(await othersOf(mine, clerk)).toBe(1);
  world.setNow(new Date("2026-03-18T09:00:25Z"));
  expect(await othersOf(mine, clerk)).toBe(0);
  expect(await othersOf(theirs, colleague)).toBe(1);
  expect(await othersOf(mine, clerk)).toBe(1);
  world.setNow(new Date("2026-03-18T09:00:00Z"));
});

test.each<[string, (march: MonthOfStructure, who: Visitor) => Promise<unknown>]>([
  ["is signed out", (_march, as) => world.call(users.logout, {}, { as })],
  [
    "loses the body",
    (_march, { userId }) =>
      world.owner.deleteFrom("user_organization").where("user_id", "=", userId).execute(),
  ],
  [
    "has another role",
    (_march, { userId }) =>
      rowsWhere(world, "app_user", { id: userId }).change({ role: "LegalRepresentative" }),
  ],
  [
    "becomes someone's deputy",
    ({ organizationId, representative }, { userId }) =>
      addRows(world, "deputy_act", {
        organization_id: organizationId,
        id: randomUUID(),
        user_id: userId,
        represents: representative.userId,
        from_day: "2026-03-18",
        to_day: "2026-03-18",
        number: "1/2026",
        decided_on: "2026-03-18",
        ada: "",
        made_by: representative.userId,
        made_at: new Date("2026-03-18T09:00:00Z"),
      }),
  ],
  [
    "is disabled",
    (_march, { userId }) =>
      rowsWhere(world, "app_user", { id: userId }).change({
        disabled_at: new Date("2026-03-18T09:00:00Z"),
      }),
  ],
])("the stream of a user who %s ends", async (_what, act) => {
  const march = await buildMonth(world);
  const who = await world.signInAs({ role: "Employee", organizationId: march.organizationId });
  const listening = await listen(who, sheetOf(march));
  await listening.until("open");
  await act(march, who);
  const began = performance.now();
  while ((await listening.next()) !== null);
  // The promised bound, not a measurement: a stream that never ends would wait for the test's own timeout.
  expect(performance.now() - began).toBeLessThan(5000);
});

test("one user's streams are limited, and closing one makes room", async () => {
  const march = await buildMonth(world);
  const who = await world.signInAs({ role: "Employee", organizationId: march.organizationId });
  const streams = await Promise.all(Array.from({ length: 10 }, () => listen(who)));
  const beyond = await listen(who);
  expect([beyond.status, beyond.headers.get("retry-after")]).toEqual([429, "30"]);
  streams[0]?.close();
  await expect.poll(async () => (await listen(who)).status).toBe(200);
});

test("a listener that does not read is dropped, and the others continue", async () => {
  const march = await buildMonth(world);
  const { organizationId, structureId, clerk, contractIds, representative } = march;
  const reader = await listen(clerk, sheetOf(march));
  const { streamId } = opening(await reader.until("open"));
  const others = async () =>
    (await world.call(live.stay, { organizationId, streamId }, { as: clerk })).others.length;
  const slow = connect(Number(new URL(door).port), "127.0.0.1").pause();
  const query = new URLSearchParams(sheetOf(march)).toString();
  slow.write(
    `GET /api/Live/WatchSheet?${query} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${representative.token}\r\n\r\n`,
  );
  await expect.poll(others).toBe(1);
  let heard = 0;
  const reading = (async () => {
    for (let event = await reader.next(); event; event = await reader.next())
      if (event.what === "records") heard += 1;
  })();
  const rows = Array.from({ length: 100 }, () => [contractIds[0], date, 7]);
  const message = JSON.stringify({ what: "records", organizationId, structureId, rows });
  for (let round = 1; round <= 40; round += 1) {
    // Numbered, since PostgreSQL delivers identical payloads only once.
    await sql`select pg_notify('paron_live', ${message} || repeat(' ', n)) from generate_series(1, 50) n`.execute(
      world.owner,
    );
    await expect.poll(() => heard, { timeout: 10_000 }).toBe(round * 50);
  }
  await expect.poll(others).toBe(0);
  slow.destroy();
  reader.close();
  await reading;
});

test("listeners on another server hear what one server saves; a server that stops ends its streams", async () => {
  const march = await buildMonth(world);
  const second = await appOf({ ...world.parts, live: liveOf(world.database) });
  const address = await second.listen({ port: 0, host: "127.0.0.1" });
  const listening = await listen(march.clerk, sheetOf(march), address);
  await listening.until("open");
  const { contractId, version } = await save(march);
  expect(await listening.until("records")).toMatchObject({ rows: [[contractId, date, version]] });
  await second.close();
  while ((await listening.next()) !== null);
});

test("a stream is one row of the API log, written when it opens", async () => {
  const { organizationId } = await buildMonth(world);
  const who = await world.signInAs({ role: "Employee", organizationId });
  const logged = async () => {
    const { rows } = await sql<{ path: string }>`
      select path from api_log where user_id = ${who.userId} order by id`.execute(world.owner);
    return rows.map(({ path }) => path);
  };
  const listening = await listen(who);
  await listening.until("open");
  await expect.poll(logged, { timeout: 5000 }).toEqual(["/api/Live/Watch"]);
  listening.close();
  await world.call(users.getCurrent, {}, { as: who });
  const both = ["/api/Live/Watch", "/api/Users/GetCurrent"];
  await expect.poll(logged, { timeout: 5000 }).toEqual(both);
});

function opening(event: { what: string; streamId?: string }): { streamId: string } {
  return { streamId: event.streamId ?? "" };
}

import Fastify from "fastify";
import { expect, test } from "vitest";
import { worldOfFile } from "../testing/world.ts";
import { keepApiLog } from "./api-log.ts";

const world = worldOfFile();

/** The paths in the log of calls after a call with these headers and a second one, each written separately. */
async function notedAfter(url: string, headers: Record<string, string>): Promise<string[]> {
  const app = Fastify();
  const log = keepApiLog(app, { database: world.parts.database, clock: () => new Date() });
  app.get("/api/seen", () => ({}));
  app.get("/api/unseen", ({ raw }) => {
    Object.defineProperty(raw.socket, "remoteAddress", { value: undefined });
    return {};
  });
  app.get("/api/after", () => ({}));
  for (const request of [{ url, headers }, { url: "/api/after" }]) {
    await app.inject(request);
    await log.flush();
  }
  await app.close();
  const rows = await world.owner.selectFrom("api_log").select("path").orderBy("id").execute();
  return rows.map(({ path }) => path);
}

test("a call whose client left before it was read is logged, and blocks none after it", async () => {
  expect((await notedAfter("/api/unseen", {})).slice(-2)).toEqual(["/api/unseen", "/api/after"]);
});

test("a call that cannot be stored as a row is the only one lost", async () => {
  expect((await notedAfter("/api/seen", { "user-agent": "half\0name" })).at(-1)).toBe("/api/after");
});

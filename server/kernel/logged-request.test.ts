import { Writable } from "node:stream";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { apiLogs } from "#api/logs.ts";
import { logOf } from "../testing/log-of.ts";
import { openWorld } from "../testing/world.ts";
import { loggedRequest } from "./logged-request.ts";

test("the request log has no query and no token", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({ logger: { level: "debug", stream, serializers: { req: loggedRequest } } });
  app.get("/api/Users/ValidatePassword", () => ({}));
  await app.inject({
    url: "/api/Users/ValidatePassword?password=canary-password",
    headers: { authorization: "Bearer canary-token" },
  });
  await app.close();
  expect(lines.join()).toContain('"path":"/api/Users/ValidatePassword"');
  expect(lines.join()).not.toContain("canary");
});

test.each([
  [
    "R-49 the token of a link",
    `/daily-report/${"t".repeat(64)}?a=1`,
    /^\/daily-report\/[0-9a-f]{8}$/,
  ],
  [
    "the secret of a card reader",
    `/r/${"7".repeat(20)}/iclock/cdata?SN=1`,
    /^\/r\/[0-9a-f]{8}\/iclock\/cdata$/,
  ],
])("%s in the path is logged only as the beginning of its hash", (_what, url, expectedPath) => {
  expect(loggedRequest({ method: "GET", url, ip: "127.0.0.1" }).path).toMatch(expectedPath);
});

test.each([
  [
    "a token after a call",
    `/api/Users/GetCurrent/${"Ab3_".repeat(10)}x`,
    "/api/Users/GetCurrent/…",
  ],
  ["a name after a call", "/api/Users/Login/secret", "/api/Users/Login/…"],
  ["a token in place of a call", `/api/${"Ab3_".repeat(10)}x`, "/api/…"],
  ["a tax number after a page", "/employees/090000045", "/employees/…"],
  ["an id after a page", `/employees/${"0".repeat(8)}-0000-7000-8000-${"0".repeat(12)}`, null],
  ["a page", "/system-administration/logs", null],
])("of %s without a route, the log keeps only names and ids", (_what, url, expectedPath) => {
  expect(loggedRequest({ method: "GET", url, ip: "127.0.0.1" }).path).toBe(expectedPath ?? url);
});

test("text after a call's path is in no log", async () => {
  const world = await openWorld({ environment: { LOG_LEVEL: "debug" } });
  const lines = logOf(world.app);
  const canary = "Ab3_canary".repeat(4);
  for (const path of [`/api/Users/GetCurrent/${canary}`, `/api/${canary}`, `/%E0/${canary}`])
    expect((await world.app.inject({ url: path })).statusCode).toBe(404);
  const as = await world.signInAs({ role: "Administrator" });
  const log = await world.call(apiLogs.getAll, {}, { as });
  expect(log.items.filter(({ status }) => status === 404)).not.toEqual([]);
  expect(lines.join()).toContain("/api/Users/GetCurrent/");
  expect(lines.join() + JSON.stringify(log)).not.toContain("canary");
  await world.close();
});

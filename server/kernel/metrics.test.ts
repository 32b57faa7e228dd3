import { rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { appOf } from "../app.ts";
import { openWorld, worldOfFile } from "../testing/world.ts";
import { metricsOf, serveMetrics } from "./metrics.ts";

const world = worldOfFile();

test("metrics count calls by route and status, without address contents, on their own port", async () => {
  const app = await appOf(world.parts);
  const registry = metricsOf(app, world.database);
  const server = await serveMetrics(registry, { host: "127.0.0.1", port: 0 });
  await app.inject({ method: "GET", url: "/api/Structures/GetById?id=canary-1" });
  await app.inject({ method: "GET", url: "/daily-report/canary-2" });
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const answer = await fetch(`${at}/metrics`);
  const text = await answer.text();
  const elsewhere = await fetch(`${at}/`);
  const outside = await app.inject({ method: "GET", url: "/metrics" });
  server.close();
  await app.close();

  expect(answer.headers.get("content-type")).toContain("text/plain");
  expect(text).toContain(
    'paron_request_duration_seconds_count{method="GET",route="/api/Structures/GetById",status="401"} 1',
  );
  expect(text).toMatch(/paron_database_connections\{state="waiting"\} 0/);
  expect(text).not.toContain("canary");
  expect(elsewhere.status).toBe(404);
  expect(outside.statusCode).toBe(404);
});

test("a server is ready while its database answers and its disk is writable, and says so when not", async () => {
  const lost = await openWorld();
  const ready = () => lost.app.inject({ method: "GET", url: "/ready" });
  expect((await ready()).json()).toEqual({ status: "ready" });
  // A file in place of the uploads folder: nothing can be written there, whatever user the server runs as.
  const files = join(lost.parts.config.dataDir, "files");
  rmSync(files, { recursive: true });
  writeFileSync(files, "");
  const unwritable = await ready();
  expect([unwritable.statusCode, unwritable.json()]).toEqual([
    503,
    { status: "files cannot be written" },
  ]);
  rmSync(files);
  expect((await ready()).statusCode).toBe(200);
  const { files: store } = lost.parts;
  const { probe } = store;
  store.probe = () => Promise.reject(new Error("The file store answered 403 to a probe"));
  expect((await ready()).json()).toEqual({ status: "file store unavailable" });
  store.probe = probe;
  await lost.database.close();
  const answer = await ready();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("5");
  await lost.close().catch(() => undefined);
});

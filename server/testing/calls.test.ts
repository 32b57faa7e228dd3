import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allCalls } from "#api/all.ts";
import type { Call } from "#api/call.ts";
import { openWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const calls = Object.values(allCalls).flatMap((table) => Object.values<Call>(table));

test("the application answers every call, and nothing else under /api", async () => {
  await world.app.ready();
  const declared = calls.map((call) => `${call.method} /api${call.path}`);
  expect(routesOf(world.app.printRoutes({ commonPrefix: false })).toSorted()).toEqual(
    declared.toSorted(),
  );
});

test("every table of calls in api/ is among all calls", async () => {
  const folder = join(import.meta.dirname, "../../api");
  const files = readdirSync(folder).filter((name) => /^(?!all\.)[\w-]+\.ts$/.test(name));
  const known = new Set<unknown>(Object.values(allCalls));
  const forgotten: string[] = [];
  for (const file of files) {
    const exported: Record<string, unknown> = await import(join(folder, file));
    for (const [name, value] of Object.entries(exported)) {
      if (isTableOfCalls(value) && !known.has(value)) forgotten.push(`${file}: ${name}`);
    }
  }
  expect(forgotten).toEqual([]);
});

/** Reads `├── /api/Users/Login (POST)`; Fastify adds HEAD to every GET by itself. */
function routesOf(printed: string): string[] {
  return [...printed.matchAll(/(\/api\/\S+) \(([A-Z, ]+)\)/g)].flatMap(([, path, methods = ""]) =>
    methods
      .split(", ")
      .filter((method) => method !== "HEAD")
      .map((method) => `${method} ${path}`),
  );
}

function isTableOfCalls(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const entries: unknown[] = Object.values(value);
  return entries.length > 0 && entries.every(isCall);
}

function isCall(value: unknown): boolean {
  return typeof value === "object" && value !== null && "path" in value && "access" in value;
}

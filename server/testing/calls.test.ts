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

/** Section 7 of the specification: each call, and what it answers whoever has no session. */
const specified = [
  ["C-01", "GET", "/Organizations/GetById", 401],
  ["C-02", "GET", "/Organizations/GetAll", 401],
  ["C-03", "GET", "/Organizations/GetAllForCurrentUser", 401],
  ["C-04", "GET", "/Organizations/GetOrganizationsForNewAnnouncement", 401],
  ["C-05", "GET", "/Organizations/GetForUserAssignment", 401],
  ["C-06", "GET", "/Security/RedirectToTaxis", 200],
  ["C-07", "GET", "/Security/AuthenticateUsingTaxis", 400],
  ["C-08", "POST", "/Users/Login", 400],
  ["C-09", "PUT", "/Users/UpdateCurrentUser", 401],
  ["C-10", "PATCH", "/Users/ChangePassword", 401],
  ["C-11", "GET", "/Users/GetCurrent", 401],
  ["C-12", "GET", "/Users/GetAll", 401],
  ["C-13", "POST", "/Users/Create", 401],
  ["C-14", "PUT", "/Users/Update", 401],
  ["C-15", "DELETE", "/Users/Delete", 401],
  ["C-16", "GET", "/Users/IsAfmValid", 401],
  ["C-17", "GET", "/Users/ValidatePassword", 401],
] as const;

test.each(specified)(
  "%s %s %s is there under that method and path, and answers %i to whoever has no session",
  async (_id, method, path, status) => {
    const answer = await world.app.inject({ method, url: `/api${path}` });
    expect(answer.statusCode).toBe(status);
  },
);

test("every call of every table in api/ is among all calls", async () => {
  const folder = join(import.meta.dirname, "../../api");
  const files = readdirSync(folder).filter((name) => /^(?!all\.)[\w-]+\.ts$/.test(name));
  const known = new Set<unknown>(calls);
  const forgotten: string[] = [];
  for (const file of files) {
    const exported: Record<string, unknown> = await import(join(folder, file));
    for (const [name, value] of Object.entries(exported)) {
      const table = isTableOfCalls(value) ? Object.values(value) : [];
      if (table.some((call) => !known.has(call))) forgotten.push(`${file}: ${name}`);
    }
  }
  expect(forgotten).toEqual([]);
});

/** Reads the tree of routes, in which a longer path hangs on a shorter one; Fastify adds HEAD to every GET by itself. */
function routesOf(printed: string): string[] {
  const above: string[] = [];
  return printed.split("\n").flatMap((line) => {
    const [, indent = "", rest = "", methods = ""] =
      /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    const path = (above[depth - 1] ?? "") + rest;
    above[depth] = path;
    const kept = methods.split(", ").filter((method) => method !== "" && method !== "HEAD");
    return path.startsWith("/api/") ? kept.map((method) => `${method} ${path}`) : [];
  });
}

function isTableOfCalls(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const entries: unknown[] = Object.values(value);
  return entries.length > 0 && entries.every(isCall);
}

function isCall(value: unknown): boolean {
  return typeof value === "object" && value !== null && "path" in value && "access" in value;
}

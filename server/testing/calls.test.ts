import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allCalls } from "#api/all.ts";
import { ownSummaries } from "#texts/call-summaries.ts";
import { summaryOf } from "#texts/summary-of.ts";
import type { Call } from "#api/call.ts";
import { routesOf } from "./routes-of.ts";
import { specified } from "./specified.ts";
import { worldOfFile } from "./world.ts";

const world = worldOfFile();

const calls = Object.values(allCalls).flatMap((table) => Object.values<Call>(table));

test("the application answers every declared call, and nothing else under /api", async () => {
  await world.app.ready();
  const declared = calls.map((call) => `${call.method} /api${call.path}`);
  const answered = routesOf(world.app).filter((route) => route.includes(" /api/"));
  expect(answered.toSorted()).toEqual(declared.toSorted());
});

test.each(specified)(
  "%s %s %s exists with that method and path, and answers %i without a session",
  async (_id, method, path, status) => {
    const answer = await world.app.inject({ method, url: `/api${path}` });
    expect(answer.statusCode).toBe(status);
  },
);

test("every call exported in api/ is listed among all calls", async () => {
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

function isTableOfCalls(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const entries: unknown[] = Object.values(value);
  return entries.length > 0 && entries.every(isCall);
}

function isCall(value: unknown): boolean {
  return typeof value === "object" && value !== null && "path" in value && "access" in value;
}

test("each call has a Greek summary, and no summary is left over", () => {
  const paths: string[] = Object.values<Record<string, Call>>(allCalls)
    .flatMap((table) => Object.values(table))
    .map(({ path }) => path);
  expect(paths.filter((path) => !summaryOf(path))).toEqual([]);
  expect(Object.keys(ownSummaries).filter((path) => !paths.includes(path))).toEqual([]);
});

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "paron-start-"));
  for (const name of ["start.mjs", "node24.mjs"])
    cpSync(join(import.meta.dirname, name), join(folder, "bin", name));
  mkdirSync(join(folder, "path"));
  writeFileSync(join(folder, "path/npm"), '#!/bin/sh\necho "npm $*"\nexit 7\n', { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["on a bare machine", []],
  ["where npm left out what builds the client", ["node_modules/.package-lock.json"]],
])("in production too, a start installs what builds the client: %s", (_, there) => {
  for (const name of there) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), "{}");
  }
  const PATH = [join(folder, "path"), process.env["PATH"]].join(delimiter);
  const env = { ...process.env, PATH, NODE_ENV: "production" };
  const start = join(folder, "bin/start.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [start], {
    env,
    encoding: "utf8",
  });
  expect(stdout).toContain("npm ci --include=dev ");
  expect([status, stderr]).toEqual([7, "npm ci failed: the lines above say why.\n"]);
});

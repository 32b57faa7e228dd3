import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
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
])("a start in production too installs what the client build needs: %s", (_, there) => {
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

test("a signal to npm and its shell also ends the processes they started", async () => {
  for (const name of [".package-lock.json", "vite"]) {
    mkdirSync(join(folder, "node_modules"), { recursive: true });
    writeFileSync(join(folder, "node_modules", name), "{}");
  }
  writeFileSync(
    join(folder, "bin/build-client.ts"),
    `process.on("SIGTERM", () => { console.log("ended"); process.exit(1); });
    setTimeout(() => process.exit(1), 20_000);
    console.log("started");`,
  );
  const command = `"${process.execPath}" "${join(folder, "bin/start.mjs")}"; true`;
  const env = { ...process.env, npm_lifecycle_event: "start" };
  const shell = spawn("sh", ["-c", command], { env, stdio: ["ignore", "pipe", "inherit"] });
  const output: string[] = [];
  shell.stdout.setEncoding("utf8").on("data", (text: string) => {
    output.push(text);
    if (text.includes("started")) shell.kill();
  });
  await once(shell, "close");
  expect(output.join("")).toBe("started\nended\n");
});

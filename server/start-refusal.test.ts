import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { configOf } from "./config.ts";
import { projectFolder } from "./project-folder.ts";
import { startRefusal } from "./start-refusal.ts";

test.each([
  [{ PORT: "99999", DATABASE_URL: "mysql://somewhere" }, ["PORT: ", "DATABASE_URL: "]],
  [{ PUBLIC_URL: "ftp://paron.example" }, ["PUBLIC_URL: "]],
  [{ SMTP_HOST: "mail.example" }, ["MAIL_FROM goes with SMTP_HOST"]],
  [{ TAXIS_CLIENT_ID: "x" }, ["TAXIS_CLIENT_ID and TAXIS_CLIENT_SECRET go together"]],
  [{ FILES_S3_BUCKET: "documents" }, ["FILES_S3_ENDPOINT: ", "FILES_S3_SECRET: "]],
])("a server with wrong settings names them and ends, without a stack: %j", (wrong, named) => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, ...wrong },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  for (const words of named) expect(stderr).toContain(`\n  ${words}`);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test("a setting that is there and empty is one left out: no random port, no figures nobody asked for", () => {
  const empty = { PORT: "", METRICS_PORT: " ", DATABASE_URL: "", SECRET_KEY: "", SMTP_HOST: "" };
  expect(configOf(empty)).toEqual(configOf({}));
});

test("the example of settings is taken as it stands, and each of its lines once its # is off", () => {
  const example = readFileSync(join(projectFolder, ".env.example"), "utf8");
  const settings = example.split("\n").filter((line) => !line.startsWith("# ") && line !== "");
  const pairs = settings.map((line) => /^#([A-Z0-9_]+)=(\S*)$/.exec(line)?.slice(1) ?? [line]);
  expect(pairs.filter((pair) => pair.length !== 2)).toEqual([]);
  expect(configOf(Object.fromEntries(pairs))).toEqual(configOf({}));
});

test("a taken port is told with what to do about it", async () => {
  const first = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => first.once("listening", resolve));
  const address = first.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const second = createServer().listen(port, "127.0.0.1");
  const error = await new Promise((resolve) => second.once("error", resolve));
  expect(startRefusal(error)).toContain(`Port ${port} is taken`);
  expect(startRefusal(error)).toContain(`PORT=${port + 1}`);
  await new Promise((resolve) => first.close(resolve));
});

test("a database that is not there is told with the setting that names it, without a stack", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, DATABASE_URL: "postgres://paron_app:x@127.0.0.1:1/paron" },
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^DATABASE_URL .*127\.0\.0\.1:1/)]);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test("what is no matter of settings is told with its stack", () => {
  expect(startRefusal(new TypeError("a fault"))).toBeNull();
});

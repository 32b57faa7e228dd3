import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startRefusal } from "./start-refusal.ts";

test("a server with wrong settings names them and ends, without a stack", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, PORT: "99999", DATABASE_URL: "mysql://somewhere" },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/PORT/);
  expect(stderr).toMatch(/DATABASE_URL/);
  expect(stderr).not.toMatch(/^\s+at /m);
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

test("what is no matter of settings is told with its stack", () => {
  expect(startRefusal(new TypeError("a fault"))).toBeNull();
});

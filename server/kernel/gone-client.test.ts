import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { documents } from "#api/documents.ts";
import { buildOrganization } from "../db/seed/builders.ts";
import { doorOf } from "../testing/listen.ts";
import { logOf } from "../testing/log-of.ts";
import { worldOfFile } from "../testing/world.ts";

const world = worldOfFile({ environment: { LOG_LEVEL: "info" } });
beforeAll(async () => {
  await doorOf(world);
});

test("an upload whose client leaves is logged, and is not an error", async () => {
  const { id: organizationId } = await buildOrganization(world.owner);
  const { token } = await world.signInAs({ role: "Employee", organizationId });
  const lines = logOf(world.app);
  const { port } = world.app.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" });
  const query = new URLSearchParams({ organizationId, kind: "other", fileName: "a.pdf" });
  const requestArrival = once(world.app.server, "request");
  socket.write(
    `POST /api${documents.upload.path}?${query.toString()} HTTP/1.1\r\nHost: a\r\n` +
      `Authorization: Bearer ${token}\r\nContent-Type: application/pdf\r\nContent-Length: 50000\r\n\r\n%PDF-1.7`,
  );
  await requestArrival;
  socket.destroy();
  await expect.poll(() => lines.join()).toContain("went away");
  const levels = lines.map((line) => (JSON.parse(line) as { level: number }).level);
  expect(Math.max(...levels)).toBe(30);
});

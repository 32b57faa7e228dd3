import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { documents } from "#api/documents.ts";
import { signIn } from "#api/sign-in.ts";
import { buildOrganization } from "../db/seed/builders.ts";
import { doorOf } from "../testing/listen.ts";
import { worldOfFile } from "../testing/world.ts";
import { deadlines } from "./deadlines.ts";

const world = worldOfFile();
beforeAll(async () => {
  await doorOf(world);
});

/** The status for a body of 100,000 bytes that arrives in pieces of the given size, five times a second. */
async function statusAt(bytesPerPiece: number, head: string): Promise<number> {
  const { port } = world.app.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" });
  await once(socket, "connect");
  socket.write(`${head}\r\nHost: a\r\nContent-Length: 100000\r\nConnection: close\r\n\r\n`);
  const piece = " ".repeat(bytesPerPiece);
  let left = 100_000;
  const sending = setInterval(() => {
    socket.write(piece.slice(0, left));
    left = Math.max(0, left - piece.length);
  }, 200);
  const response = await text(socket);
  clearInterval(sending);
  return Number(response.split(" ")[1]);
}

test("a body that trickles in is answered 408, one over a slow connection is accepted", async () => {
  const { id: organizationId } = await buildOrganization(world.owner);
  const { token } = await world.signInAs({ role: "Employee", organizationId });
  const query = new URLSearchParams({ organizationId, kind: "other", fileName: "a.pdf" });
  const json = `POST /api${signIn.login.path} HTTP/1.1\r\nContent-Type: application/json`;
  const upload =
    `POST /api${documents.upload.path}?${query.toString()} HTTP/1.1\r\n` +
    `Authorization: Bearer ${token}\r\nContent-Type: application/pdf`;
  const statuses = [statusAt(10, json), statusAt(10, upload), statusAt(3_000, json)];
  expect(await Promise.all(statuses)).toEqual([408, 408, 400]);
});

test("a body already received is not called slow because the server itself stalled", async () => {
  const { port } = world.app.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" });
  const body = JSON.stringify({});
  socket.write(
    `POST /api${signIn.login.path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\nConnection: close\r\n\r\n`,
  );
  await once(world.app.server, "request");
  // From here on timers run before sockets are read, so the check comes first.
  await setImmediate();
  socket.write(body);
  const stillMs = deadlines.bodyGraceMs + deadlines.lookMs;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, stillMs);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { Problem } from "#api/problem.ts";
import { faultTexts } from "#texts/faults.ts";
import { doorOf } from "../testing/listen.ts";
import { worldOfFile } from "../testing/world.ts";

const world = worldOfFile();
beforeAll(async () => {
  await doorOf(world);
});

/** The server's whole response to raw bytes. */
async function answerTo(bytes: string) {
  const { port } = world.app.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" });
  await once(socket, "connect");
  socket.write(bytes);
  const response = await text(socket);
  const [head = "", body = ""] = response.split("\r\n\r\n");
  const [status = "", ...lines] = head.split("\r\n");
  const headers = new Map(
    lines.map((line) => {
      const [name = "", ...rest] = line.split(": ");
      return [name.toLowerCase(), rest.join(": ")];
    }),
  );
  return { status: Number(status.split(" ")[1]), headers, body };
}

const close = "Connection: close\r\n";
const http = "HTTP/1.1\r\nHost: a\r\n";
const titles = {
  400: faultTexts.invalid,
  404: faultTexts["not-found"],
  431: faultTexts["headers-too-large"],
};

test.each([
  ["a line that is not a request", "GARBAGE\r\n\r\n", 400],
  ["an unknown method", `BREW / ${http}${close}\r\n`, 400],
  ["two content lengths", `POST / ${http}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
  [
    "a length and chunks",
    `POST / ${http}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    400,
  ],
  ["U+0000 in a header", `GET / ${http}X: \0\r\n\r\n`, 400],
  ["endless headers", `GET / ${http}X: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["an endless address", `GET /${"x".repeat(20_000)} ${http}\r\n`, 431],
  ["a long icon name", `GET /icons/${"x".repeat(5000)}.svg ${http}${close}\r\n`, 404],
  ["no host", `GET /health HTTP/1.1\r\n${close}\r\n`, 400],
  ["an Expect header", `GET /nothing ${http}Expect: tea\r\n${close}\r\n`, 404],
] as const)("%s is answered with a problem and the usual headers", async (_, bytes, status) => {
  const answer = await answerTo(bytes);
  const usual = await world.app.inject({ url: "/nothing" });
  expect(answer.status).toBe(status);
  expect(Problem.parse(JSON.parse(answer.body))).toMatchObject({ status, title: titles[status] });
  const ofEvery = Object.keys(usual.headers).filter((name) => name !== "date");
  expect(ofEvery.filter((name) => !answer.headers.has(name))).toEqual([]);
  expect(answer.headers.get("content-type")).toBe(usual.headers["content-type"]);
  expect(answer.headers.get("content-security-policy")).toBe(
    usual.headers["content-security-policy"],
  );
});

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

/** What the server says to bytes, from the first to the last. */
async function answerTo(bytes: string) {
  const { port } = world.app.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" });
  await once(socket, "connect");
  socket.write(bytes);
  const said = await text(socket);
  const [head = "", body = ""] = said.split("\r\n\r\n");
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

test.each([
  ["a line that is no request", "GARBAGE\r\n\r\n", 400, faultTexts.invalid],
  ["a method of nothing", `BREW / HTTP/1.1\r\nHost: a\r\n${close}\r\n`, 400, faultTexts.invalid],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    400,
    faultTexts.invalid,
  ],
  [
    "length and chunks",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    400,
    faultTexts.invalid,
  ],
  ["U+0000 in a header", "GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n", 400, faultTexts.invalid],
  [
    "headers without end",
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
    431,
    faultTexts["headers-too-large"],
  ],
  [
    "an address without end",
    `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    431,
    faultTexts["headers-too-large"],
  ],
  [
    "a long name of an icon",
    `GET /icons/${"x".repeat(5000)}.svg HTTP/1.1\r\nHost: a\r\n${close}\r\n`,
    404,
    faultTexts["not-found"],
  ],
  ["no host", `GET /health HTTP/1.1\r\n${close}\r\n`, 400, faultTexts.invalid],
  [
    "an expectation",
    `GET /nothing HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n${close}\r\n`,
    404,
    faultTexts["not-found"],
  ],
] as const)(
  "%s is answered with a problem and the headers of every answer",
  async (_, bytes, status, title) => {
    const answer = await answerTo(bytes);
    const usual = await world.app.inject({ url: "/nothing" });
    expect(answer.status).toBe(status);
    expect(Problem.parse(JSON.parse(answer.body))).toMatchObject({ status, title });
    const ofEvery = Object.keys(usual.headers).filter((name) => name !== "date");
    expect(ofEvery.filter((name) => !answer.headers.has(name))).toEqual([]);
    expect(answer.headers.get("content-type")).toBe(usual.headers["content-type"]);
    expect(answer.headers.get("content-security-policy")).toBe(
      usual.headers["content-security-policy"],
    );
  },
);

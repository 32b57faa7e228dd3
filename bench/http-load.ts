import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A request as bytes, and what its response must contain to count. */
export type Shot = { bytes: Buffer; holds?: string };

/** The requests of one connection, each created once the previous one was answered. */
export type Shots = (connection: number) => () => Shot;

/** The result of a load: latencies in milliseconds, ascending. */
export type Load = { perSecond: number; latencies: Float64Array };

/** A request of HTTP/1.1 on a keep-alive connection. */
export function requestBytes(
  method: string,
  path: string,
  { token, key, body }: { token?: string; key?: string; body?: unknown },
): Buffer {
  const text = body === undefined ? "" : JSON.stringify(body);
  const lines = [
    `${method} /api${path} HTTP/1.1`,
    "Host: localhost",
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...(key === undefined ? [] : [`Idempotency-Key: ${key}`]),
    ...(body === undefined
      ? []
      : ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(text)}`]),
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n${text}`);
}

/**
 * Keeps `connections` busy until `until` says that enough requests were answered. A request that an overloaded server defers
 * is sent again, and counts once. Throws on a response that does not count.
 */
export async function load(
  port: number,
  connections: number,
  shots: Shots,
  until: { seconds?: number; requests?: number },
): Promise<Load> {
  const started = performance.now();
  const latencies: number[] = [];
  const goesOn = () =>
    performance.now() - started < (until.seconds ?? Infinity) * 1000 &&
    latencies.length < (until.requests ?? Infinity);
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const socket = await opened(port);
      const next = shots(index);
      while (goesOn()) latencies.push(await answeredAtLast(socket, next()));
      socket.destroy();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  return {
    perSecond: latencies.length / seconds,
    latencies: Float64Array.from(latencies).toSorted(),
  };
}

/** The latency that a share of the responses stayed below. */
export function quantile({ latencies }: Load, share: number): number {
  return latencies[Math.min(Math.floor(latencies.length * share), latencies.length - 1)] ?? 0;
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    socket.once("connect", () => resolve(socket)).once("error", reject);
  });
}

const mostTries = 20;

async function answeredAtLast(socket: Socket, shot: Shot): Promise<number> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const latency = await answered(socket, shot);
    if (latency !== "later") return latency;
    await pause(1000);
  }
  throw new Error(`The server put ${mostTries} tries off`);
}

function answered(socket: Socket, { bytes, holds }: Shot): Promise<number | "later"> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let missing = -1;
    const started = performance.now();
    const lost = () => reject(new Error("The server closed the connection"));
    const take = (part: Buffer) => {
      parts.push(part);
      missing = missing < 0 ? missingAfter(Buffer.concat(parts)) : missing - part.length;
      if (missing !== 0) return;
      socket.off("data", take).off("close", lost);
      const text = holds === undefined ? headOf(parts) : Buffer.concat(parts).toString();
      if (text.startsWith("HTTP/1.1 200") && text.includes(holds ?? ""))
        resolve(performance.now() - started);
      else if (text.startsWith("HTTP/1.1 503")) resolve("later");
      else reject(new Error(Buffer.concat(parts).toString().slice(0, 2000)));
    };
    socket.on("data", take).once("close", lost);
    socket.write(bytes);
  });
}

/** How many bytes of the response are still missing; negative while its head is incomplete. */
function missingAfter(bytes: Buffer): number {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return -1;
  const length = /content-length: (\d+)/i.exec(bytes.toString("latin1", 0, end))?.[1];
  if (length === undefined) throw new Error("An answer without a length");
  return end + 4 + Number(length) - bytes.length;
}

function headOf(parts: readonly Buffer[]): string {
  return parts[0]?.toString("latin1", 0, 20) ?? "";
}

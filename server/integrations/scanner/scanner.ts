import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Readable } from "node:stream";
import { z } from "zod";

/** The verdict of the virus scanner; `unreachable` if it gave none. */
type ScanVerdict = "clean" | "infected" | "unreachable";

export type Scanner = (bytes: Readable) => Promise<ScanVerdict>;

/** Where clamd listens: `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`. If unset, files are not scanned. */
export const scannerEnvironment = {
  CLAMD_URL: z
    .string()
    .refine((url) => /^(tcp:\/\/[^/:]+:\d{1,5}|unix:\/.+)$/.test(url) && URL.canParse(url), {
      error: "wants tcp://127.0.0.1:3310, host and port, or unix:/run/clamav/clamd.ctl",
    })
    .optional(),
} as const;

const silenceMilliseconds = 20_000;
const longestAnswer = 1000;

/** The configured scanner; null if none is configured. */
export function scannerOf({ clamdUrl }: { clamdUrl: string | null }): Scanner | null {
  return clamdUrl === null ? null : (bytes) => scanned(clamdUrl, bytes);
}

/** Sends the bytes to clamd with its INSTREAM command: each chunk preceded by its length, then a length of zero. */
async function scanned(url: string, bytes: Readable): Promise<ScanVerdict> {
  const chunks: AsyncIterable<Buffer> = bytes;
  const socket = socketTo(url);
  try {
    await once(socket, "connect");
    const answer = answerOf(socket);
    await writeBytes(socket, Buffer.from("zINSTREAM\0"));
    for await (const chunk of chunks) {
      await writeBytes(socket, lengthOf(chunk.length));
      await writeBytes(socket, chunk);
    }
    await writeBytes(socket, lengthOf(0));
    return verdictOf(await answer);
  } catch {
    return "unreachable";
  } finally {
    socket.destroy();
    bytes.destroy();
  }
}

function socketTo(url: string): Socket {
  const at = new URL(url);
  const socket =
    at.protocol === "unix:" ? connect(at.pathname) : connect(Number(at.port), at.hostname);
  socket.setTimeout(silenceMilliseconds, () => socket.destroy(new Error("clamd is silent")));
  return socket;
}

async function writeBytes(socket: Socket, bytes: Buffer): Promise<void> {
  if (!socket.write(bytes)) await once(socket, "drain");
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Resolves with what was received until the other side ended; never rejects, since it may end while we still write. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    socket.on("data", (chunk) => {
      text = (text + chunk.toString("utf8")).slice(0, longestAnswer);
      if (text.includes("\0")) resolve(text);
    });
    socket.once("close", () => resolve(text));
    socket.once("error", () => resolve(text));
  });
}

function verdictOf(answer: string): ScanVerdict {
  if (/: OK\0?$/.test(answer)) return "clean";
  return / FOUND\0?$/.test(answer) ? "infected" : "unreachable";
}

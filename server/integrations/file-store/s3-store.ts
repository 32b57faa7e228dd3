import { createReadStream } from "node:fs";
import { request as overHttp, type IncomingMessage } from "node:http";
import { request as overHttps } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AwsClient } from "aws4fetch";
import { deadlines } from "#server/kernel/deadlines.ts";
import { withTimeLimit } from "#server/kernel/with-time-limit.ts";
import type { FileStore, FileToStore } from "./file-store.ts";
import type { S3Settings } from "./settings.ts";

/** For a response to begin, and for each further chunk; shorter than the timeout of the downloading client's socket. */
const timeoutMilliseconds = 30_000;

/**
 * The object requested to check that the bucket responds and accepts the key. It is created once: the right to read files
 * covers it, while checking the bucket itself would need a separate right.
 */
const probeKey = "probe";

/** Files in a bucket. The digest is sent with the bytes, so the store rejects corrupted uploads. */
export function s3Store({ endpoint, bucket, region, keyId, secret }: S3Settings): FileStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: "s3",
    retries: 2,
  });
  const addressOf = (key: string) => `${endpoint}/${bucket}/${key}`;
  return {
    keep: async (key, file) => {
      const headers = {
        "content-length": String(file.size),
        "content-type": "application/octet-stream",
        "x-amz-content-sha256": file.sha256.toString("hex"),
      };
      const signed = await client.sign(addressOf(key), { method: "PUT", headers });
      const status = await sendFile(signed, file);
      if (status !== 200) throw new Error(`The file store answered ${status} to a file`);
    },
    open: async (key) => {
      const left = new AbortController();
      const heard = <T>(waiting: Promise<T>) =>
        withTimeLimit(timeoutMilliseconds, waiting, () => silent(left));
      const answer = await heard(client.fetch(addressOf(key), { signal: left.signal }));
      if (!answer.ok || answer.body === null) {
        await answer.body?.cancel();
        throw new Error(`The file store answered ${answer.status} for a file`);
      }
      return Readable.from(chunksOf(answer.body, heard));
    },
    probe: async () => {
      const signal = AbortSignal.timeout(deadlines.probeMs);
      const ask = (options: RequestInit) =>
        client.fetch(addressOf(probeKey), { ...options, signal });
      if ((await ask({ method: "HEAD" })).ok) return;
      const answer = await ask({ method: "PUT", body: probeKey });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The file store answered ${answer.status} to a probe`);
    },
    remove: async (key) => {
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const answer = await client.fetch(addressOf(key), { method: "DELETE", signal });
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404)
        throw new Error(`The file store answered ${answer.status} to a removal`);
    },
  };
}

function silent(left: AbortController): Error {
  const error = new Error("The file store is silent");
  left.abort(error);
  return error;
}

/** Yields chunks with no limit on the total time; each wait for a chunk is limited, the consumer's pauses are not. */
async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  heard: <T>(waiting: Promise<T>) => Promise<T>,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await heard(reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Streams the file with a known length; `fetch` would hold it in memory or send it chunked, which S3 rejects. */
async function sendFile(signed: Request, { path, size }: FileToStore): Promise<number> {
  const send = signed.url.startsWith("https:") ? overHttps : overHttp;
  const outgoing = send(signed.url, {
    method: signed.method,
    headers: { ...Object.fromEntries(signed.headers), "content-length": size },
    timeout: timeoutMilliseconds,
  });
  outgoing.once("timeout", () => outgoing.destroy(new Error("The file store is silent")));
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once("response", resolve);
    outgoing.once("error", reject);
  });
  const [answer] = await Promise.all([answered, pipeline(createReadStream(path), outgoing)]);
  answer.resume();
  return answer.statusCode ?? 0;
}

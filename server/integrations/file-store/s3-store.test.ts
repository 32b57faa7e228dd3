import { createHash } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "@20minutes/s3rver";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { configOf } from "#server/config.ts";
import { type FileStore, fileStoreOf, keyOf } from "./file-store.ts";
import { s3Store } from "./s3-store.ts";

let folder = "";
let server: InstanceType<typeof S3rver>;
let store: (secret?: string) => FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "paron-s3-"));
  server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "paron-files", configs: [] }],
  });
  const { port } = await server.run();
  store = (secret = "S3RVER") =>
    fileStoreOf(
      configOf({
        FILES_S3_ENDPOINT: `http://127.0.0.1:${port}/`,
        FILES_S3_BUCKET: "paron-files",
        FILES_S3_KEY_ID: "S3RVER",
        FILES_S3_SECRET: secret,
      }),
    );
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function file(bytes: Buffer) {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  return { path, size: bytes.length, sha256: createHash("sha256").update(bytes).digest() };
}

test("an S3 store returns what it stores, also when stored twice", async () => {
  const bytes = Buffer.from("Παρών".repeat(100_000));
  const sample = await file(bytes);
  const key = keyOf("some-body", sample.sha256);
  await store().keep(key, sample);
  await store().keep(key, sample);
  expect((await buffer(await store().open(key))).equals(bytes)).toBe(true);
});

test("an S3 store that refuses the signature, or lacks the file, is an error", async () => {
  const sample = await file(Buffer.from("a"));
  await expect(store("wrong").keep("a/b", sample)).rejects.toMatchObject({
    status: 503,
    cause: { message: expect.stringContaining("answered 403") },
  });
  await expect(store().open("no/such")).rejects.toThrow("answered 404");
});

test("an S3 probe reports, the first time and again, whether the store accepts the key; it does not wait for a silent one", async () => {
  await store().probe();
  await store().probe();
  await expect(store("wrong").probe()).rejects.toThrow("answered 403");
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  // Guarantee: it listens on a port.
  const { port } = silent.address() as AddressInfo;
  const place = { endpoint: `http://127.0.0.1:${port}`, bucket: "b", region: "r" };
  const probe = s3Store({ ...place, keyId: "k", secret: "s" }).probe();
  await expect(probe).rejects.toMatchObject({ name: "TimeoutError" });
  silent.close();
});

test("each variable missing from a group is named", () => {
  const half = { FILES_S3_ENDPOINT: "http://127.0.0.1:9000", FILES_S3_KEY_ID: "a" };
  expect(() => configOf(half)).toThrow(/FILES_S3_BUCKET[^]*FILES_S3_SECRET/);
  expect(() => configOf({ CLAMD_URL: "localhost:3310" })).toThrow("CLAMD_URL");
});

test("a file may arrive slowly, but not stall for half a minute", async () => {
  const arrival = Promise.withResolvers<ServerResponse>();
  const slow = createServer((_request, response) => arrival.resolve(response));
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  // Guarantee: it listens on a port.
  const { port } = slow.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const slowStore = s3Store({ endpoint, bucket: "b", region: "r", keyId: "k", secret: "s" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const opened = slowStore.open("a/b");
    const response = await arrival.promise;
    response.write("1");
    // Guarantee: a file is read as bytes.
    const chunks: AsyncIterator<Uint8Array> = (await opened)[Symbol.asyncIterator]();
    const read = async () => Buffer.from((await chunks.next()).value ?? []).toString();
    const came = [await read()];
    for (const next of ["2", "3", "4"]) {
      const coming = read();
      await vi.advanceTimersByTimeAsync(20_000);
      response.write(next);
      came.push(await coming);
    }
    expect(came).toEqual(["1", "2", "3", "4"]);
    const stalled = expect(chunks.next()).rejects.toThrow("The file store is silent");
    await vi.advanceTimersByTimeAsync(30_000);
    await stalled;
  } finally {
    vi.useRealTimers();
    slow.closeAllConnections();
    slow.close();
  }
});

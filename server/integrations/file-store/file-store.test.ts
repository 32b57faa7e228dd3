import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { configOf } from "#server/config.ts";
import { fileChanged } from "#texts/faults.ts";
import { fileStoreOf, keyOf } from "./file-store.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "paron-files-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("a large file that changed breaks off, is then refused before its first byte, and is whole again once stored again", async () => {
  const store = fileStoreOf(configOf({ DATA_DIR: folder }));
  const bytes = Buffer.alloc(300_000, "Παρών");
  const sha256 = createHash("sha256").update(bytes).digest();
  const path = join(folder, "incoming");
  await writeFile(path, bytes);
  const key = keyOf("a-body", sha256);
  await store.keep(key, { path, size: bytes.length, sha256 });
  const place = join(folder, "files", key);
  await writeFile(place, Buffer.from(bytes).fill("x", 0, 9));
  const changed = { given: { detail: fileChanged } };
  await expect(buffer(await store.open(key))).rejects.toMatchObject(changed);
  await expect(store.open(key)).rejects.toMatchObject(changed);
  await store.keep(key, { path, size: bytes.length, sha256 });
  expect((await buffer(await store.open(key))).equals(bytes)).toBe(true);
});

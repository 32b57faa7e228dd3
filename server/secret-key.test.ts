import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { configOf } from "./config.ts";
import { secretsOf } from "./kernel/secrets.ts";
import { secretKeyOf } from "./secret-key.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "paron-key-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const keyIn = (dataDir: string, more: Record<string, string> = {}) =>
  secretKeyOf(configOf({ DATA_DIR: dataDir, ...more }));

test("the first start creates a key that only its owner can read, and later starts find it", () => {
  const key = keyIn(folder);
  expect(key).toHaveLength(32);
  expect(statSync(join(folder, "secret.key")).mode & 0o777).toBe(0o600);
  expect(keyIn(folder)).toEqual(key);
});

test("a key from the environment is used, and none is written", () => {
  const SECRET_KEY = Buffer.alloc(32, 7).toString("base64url");
  expect(keyIn(folder, { SECRET_KEY })).toEqual(Buffer.alloc(32, 7));
  expect(() => readFileSync(join(folder, "secret.key"))).toThrow("ENOENT");
  expect(() => configOf({ SECRET_KEY: "changeme" })).toThrow("SECRET_KEY");
});

test("a key readable by others, or emptied by a power cut, prevents the start", () => {
  keyIn(folder);
  const file = join(folder, "secret.key");
  chmodSync(file, 0o644);
  expect(() => keyIn(folder)).toThrow("can be read by others");
  chmodSync(file, 0o600);
  writeFileSync(file, "\0".repeat(43));
  expect(() => keyIn(folder)).toThrow("holds no key");
});

test("a sealed value opens only with the same key and purpose, and only unchanged", () => {
  const secrets = secretsOf(Buffer.alloc(32, 1));
  const sealed = secrets.seal("totp", "μυστικό");
  expect(secrets.open("totp", sealed)).toBe("μυστικό");
  expect(secrets.seal("totp", "μυστικό")).not.toEqual(sealed);
  expect(() => secrets.open("taxis", sealed)).toThrow();
  expect(() => secretsOf(Buffer.alloc(32, 2)).open("totp", sealed)).toThrow();
  sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
  expect(() => secrets.open("totp", sealed)).toThrow();
});

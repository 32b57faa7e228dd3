import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "./config.ts";
import { CannotStart } from "./configuration-error.ts";
import { codeOf } from "#server/error-code.ts";

const keyLength = 32;

/**
 * The installation's key: SECRET_KEY, else the one in the data folder, created on the first start. Throws if others can
 * read the file or it holds no key: a new one would make every second factor unreadable, so a person must decide.
 */
export function secretKeyOf(config: Config): Buffer {
  if (config.secretKey !== null) return config.secretKey;
  const file = join(config.dataDir, "secret.key");
  const key = readKey(file) ?? createKey(file);
  if ((statSync(file).mode & 0o077) !== 0)
    throw new CannotStart(`${file} can be read by others: chmod 600 it.`);
  if (key.length !== keyLength) {
    throw new CannotStart(
      `${file} holds no key of ${keyLength} bytes: restore it, or remove it and let second factors be added anew.`,
    );
  }
  return key;
}

function readKey(file: string): Buffer | null {
  try {
    return Buffer.from(readFileSync(file, "utf8").trim(), "base64url");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** Written to a temporary file, synced and linked, so a power cut leaves a complete key or none, and the first of two starts wins. */
function createKey(file: string): Buffer {
  const making = `${file}.making-${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(making, "w", 0o600);
  writeSync(handle, `${randomBytes(keyLength).toString("base64url")}\n`);
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(making, file);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    rmSync(making, { force: true });
  }
  return readKey(file) ?? Buffer.alloc(0);
}

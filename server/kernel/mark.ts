import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { z } from "zod";

/** Writes down, beside its place and then in it, what a command has done: who reads it finds all of it or what stood there. Others than its owner may read it where `mode` says so. */
export function writeMark(path: string, value: unknown, { mode = 0o600 } = {}): void {
  const making = `${path}.making-${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(making, `${JSON.stringify(value)}\n`, { mode });
  renameSync(making, path);
}

/** What a command wrote down; null where nothing is known of it, be it missing, not to be read or not of the shape. */
export function markAt<T>(path: string, shape: z.ZodType<T>): T | null {
  try {
    return shape.safeParse(JSON.parse(readFileSync(path, "utf8"))).data ?? null;
  } catch {
    return null;
  }
}

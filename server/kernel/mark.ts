import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { z } from "zod";

/** Records what a command has done, by renaming a temporary file: readers see all of it or the old one. `mode` may let others read it. */
export function writeMark(path: string, value: unknown, { mode = 0o600 } = {}): void {
  const making = `${path}.making-${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(making, `${JSON.stringify(value)}\n`, { mode });
  renameSync(making, path);
}

/** What a command recorded; null if it is missing, unreadable or not of the shape. */
export function markAt<T>(path: string, shape: z.ZodType<T>): T | null {
  try {
    return shape.safeParse(JSON.parse(readFileSync(path, "utf8"))).data ?? null;
  } catch {
    return null;
  }
}

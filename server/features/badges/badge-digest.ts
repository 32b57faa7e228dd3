import { createHash } from "node:crypto";

/** All that is stored of a badge's code. */
export function badgeDigest(code: string): Buffer {
  return createHash("sha256").update(code).digest();
}

import { sameBytes } from "./bytes.ts";
import { keyBytes, type SealKey, type VerifySignature } from "./seal.ts";

/** What is wrong with a key: it differs from the one kept elsewhere, or the previous key does not endorse it. */
export type KeyFinding = { kind: "key-replaced" | "key-unendorsed"; generation: number };

/**
 * Checks each key against the one before it. `pinnedKeys` are public keys by generation, kept outside the database;
 * where there is none, the first key is trusted.
 */
export function checkKeys(
  verify: VerifySignature,
  keys: readonly SealKey[],
  pinnedKeys: ReadonlyMap<number, Uint8Array>,
): KeyFinding[] {
  return keys.flatMap((key, index): KeyFinding[] => {
    const { generation, publicKey, endorsement } = key;
    const pinned = pinnedKeys.get(generation);
    if (pinned) return sameBytes(pinned, publicKey) ? [] : [{ kind: "key-replaced", generation }];
    const before = keys[index - 1];
    if (before === undefined) return [];
    const isEndorsed = endorsement !== null && verify(before.publicKey, keyBytes(key), endorsement);
    return isEndorsed ? [] : [{ kind: "key-unendorsed", generation }];
  });
}

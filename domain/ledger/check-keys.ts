import { sameBytes } from "./bytes.ts";
import { keyBytes, type SealKey, type VerifySignature } from "./seal.ts";

/** What is wrong with a key: another one than was kept elsewhere, or one that the key before does not vouch for. */
export type KeyFinding = { kind: "key-replaced" | "key-unendorsed"; generation: number };

/**
 * Checks the keys one by the other. `kept` are public keys by generation that somebody outside the database has kept;
 * where there is none, the first key is believed.
 */
export function checkKeys(
  verify: VerifySignature,
  keys: readonly SealKey[],
  kept: ReadonlyMap<number, Uint8Array>,
): KeyFinding[] {
  return keys.flatMap((key, index): KeyFinding[] => {
    const { generation, publicKey, endorsement } = key;
    const pinned = kept.get(generation);
    if (pinned) return sameBytes(pinned, publicKey) ? [] : [{ kind: "key-replaced", generation }];
    const before = keys[index - 1];
    if (before === undefined) return [];
    const isEndorsed = endorsement !== null && verify(before.publicKey, keyBytes(key), endorsement);
    return isEndorsed ? [] : [{ kind: "key-unendorsed", generation }];
  });
}

import { createPrivateKey, createPublicKey, hash, sign, verify } from "node:crypto";
import type { Sha256 } from "#domain/ledger/bytes.ts";
import type { VerifySignature } from "#domain/ledger/seal.ts";

/** One-shot: an entry takes a dozen short hashes, and a hash object for each would cost more than the hash. */
export const sha256: Sha256 = (bytes) => hash("sha256", bytes, "buffer");

/** The prefix of the 32 bytes of an Ed25519 key in the formats that Node reads (RFC 8410). */
const privateHead = Buffer.from("302e020100300506032b657004220420", "hex");
const publicHead = Buffer.from("302a300506032b6570032100", "hex");

/** A key that can sign. */
export type Signer = { publicKey: Buffer; sign: (bytes: Uint8Array) => Buffer };

/** The Ed25519 key derived from a seed of 32 bytes. */
export function signerOf(seed: Buffer): Signer {
  const der = Buffer.concat([privateHead, seed]);
  const key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  const whole = createPublicKey(key).export({ format: "der", type: "spki" });
  return { publicKey: whole.subarray(publicHead.length), sign: (bytes) => sign(null, bytes, key) };
}

export const verifySignature: VerifySignature = (publicKey, bytes, signature) => {
  const der = Buffer.concat([publicHead, publicKey]);
  return verify(null, bytes, createPublicKey({ key: der, format: "der", type: "spki" }), signature);
};

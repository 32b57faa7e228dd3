import { fieldBytes, type Sha256 } from "./bytes.ts";

/** The most entries in one seal. */
export const mostInSeal = 1024;

const dueWithinMilliseconds = 15 * 60_000;

/**
 * True where an entry of this instant should have been sealed long ago: entries are sealed within minutes. Also true for an instant
 * in the future, apart from the minutes by which the clocks of servers may differ.
 */
export function isSealOverdue(toldAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - toldAt.getTime()) > dueWithinMilliseconds;
}

/** What a seal states about a batch of an organization's entries; this is what is signed. */
export type SealStatement = {
  organizationId: string;
  /** From 1, without gaps. */
  number: number;
  /** The first and the last entry's id, decimal text. */
  firstEntry: string;
  lastEntry: string;
  entries: number;
  /** Root of the Merkle tree over the entries. */
  root: Uint8Array;
  /** Hash of the seal before; 32 zero bytes in the first. */
  previous: Uint8Array;
  /** Microseconds since 1970 in UTC, decimal text. */
  at: string;
  /** Generation of the key that signs. */
  key: number;
};

export type SignedSeal = SealStatement & { signature: Uint8Array };

/** A key that signs seals: its public half, and since when it is in force. */
export type SealKey = {
  /** From 1. */
  generation: number;
  publicKey: Uint8Array;
  /** Microseconds since 1970 in UTC, decimal text. */
  validFrom: string;
  /** Signature of the previous key over this one; null in the first and where that key was lost. */
  endorsement: Uint8Array | null;
};

/** True when the signature over the bytes is that of the public key (Ed25519). */
export type VerifySignature = (
  publicKey: Uint8Array,
  bytes: Uint8Array,
  signature: Uint8Array,
) => boolean;

/** Used as the hash of the seal before the first. */
export const noSeal = new Uint8Array(32);

/** The bytes that a seal's signature covers. */
export function sealBytes(seal: SealStatement): Uint8Array {
  return fieldBytes([
    "paron-seal-1",
    seal.organizationId,
    String(seal.number),
    seal.firstEntry,
    seal.lastEntry,
    String(seal.entries),
    seal.root,
    seal.previous,
    seal.at,
    String(seal.key),
  ]);
}

/** The hash by which the next seal, and a copy kept elsewhere, refers to this one. */
export function sealHash(sha256: Sha256, seal: SealStatement): Uint8Array {
  return sha256(sealBytes(seal));
}

/** The bytes with which a key endorses the one that follows it. */
export function keyBytes(key: Pick<SealKey, "generation" | "publicKey" | "validFrom">): Uint8Array {
  return fieldBytes(["paron-key-1", String(key.generation), key.publicKey, key.validFrom]);
}

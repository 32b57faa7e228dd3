import { sha256 } from "@noble/hashes/sha2.js";
import {
  faultOfProof,
  signatureOfProof,
  readSignedDigest,
  type SheetProof,
} from "#domain/ledger/proof.ts";

/** What the device found: `provedInPart` where it cannot check the signature of a seal (Ed25519). */
type OwnFinding = "proved" | "provedInPart" | "disproved";

/** Checks a proof on this device, and that it proves this digest. */
export async function checkedHere(proof: SheetProof, digest: string): Promise<OwnFinding> {
  const isAbout = readSignedDigest(proof.after)?.digest === digest;
  if (!isAbout || faultOfProof({ sha256, verify: null }, proof) !== null) return "disproved";
  const { publicKey, bytes, signature } = signatureOfProof(proof);
  const key = await keyOf(publicKey);
  if (key === null) return "provedInPart";
  return (await crypto.subtle.verify("Ed25519", key, copyBytes(signature), copyBytes(bytes)))
    ? "proved"
    : "disproved";
}

/** Null if the browser does not support Ed25519, or offers no cryptography to a page without https. */
async function keyOf(publicKey: Uint8Array): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey("raw", copyBytes(publicKey), "Ed25519", false, ["verify"]);
  } catch {
    return null;
  }
}

/** The bytes in a buffer of their own, as the Web Crypto API requires. */
function copyBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

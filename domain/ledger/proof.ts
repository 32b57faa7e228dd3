import { parseJson } from "../parse-json.ts";
import { bytesOfHex, type Sha256 } from "./bytes.ts";
import { digestOfField, leafOf, type Digests, type EntryHead } from "./entry.ts";
import { isIncluded } from "./merkle.ts";
import { sealBytes, type SignedSeal, type VerifySignature } from "./seal.ts";
import { isRecord } from "../keys.ts";

type InHex<T> = { [F in keyof T]: T[F] extends Uint8Array ? string : T[F] };

/**
 * Proof that the month of a structure was signed with a digest and that the ledger has recorded it since: the entry of
 * the signature, of whose personal fields only `after` is disclosed, its path to the root of a seal, and the seal. Bytes are
 * hexadecimal text.
 */
export type SheetProof = {
  /** The first form has no `state`: from before entries of signatures had a digest of the printed names. */
  format: "paron-proof-1" | "paron-proof-2";
  code: string;
  entry: Omit<EntryHead, "ip">;
  /** JSON of what was signed: month, digest, code, number of contracts; with the salt of this field. */
  after: string;
  afterSalt: string;
  digests: InHex<Omit<Digests, "after">>;
  index: number;
  path: string[];
  seal: InHex<Omit<SignedSeal, "organizationId">>;
  publicKey: string;
};

/**
 * Result of checking a printed sheet. `valid`: its signature is in force and the month is what was signed. `erased`: the same,
 * except for words erased with a person's data, so that the signed digest can no longer be computed from it. `changed`: the month
 * is neither. `unsealed`: the month matches its signature, but no seal covers them although one is long overdue. `replaced`: a
 * later signature is in force. `withdrawn`: none is. `unknown`: no sheet has the code.
 */
export const sheetAnswers = [
  "valid",
  "erased",
  "changed",
  "unsealed",
  "replaced",
  "withdrawn",
  "unknown",
] as const;

export type SheetAnswer = (typeof sheetAnswers)[number];

/** Whose months the signature of a sheet covers: a signer leaves out their own, which the agency confirms separately. */
export const sheetCovers = ["all", "all-but-signer", "signer-alone"] as const;

export type SheetCovers = (typeof sheetCovers)[number];

/** Why a proof is not valid. */
type ProofFault = "other-entry" | "not-in-seal" | "not-signed";

/** What a proof proves; older entries do not state when it was signed. */
type SignedDigest = { month: string; digest: string; code: string; signedAt: string | null };

/** A signature over a structure's month, and the agency's over the one that a signer had to leave out. */
const signingActs: readonly string[] = ["month.sign", "month.countersign"];

/**
 * Checks a proof by itself, without a server. `verify` is null where the device cannot check Ed25519; then the seal's
 * signature is left unchecked. Throws a RangeError where bytes are not hexadecimal.
 */
export function faultOfProof(
  { sha256, verify }: { sha256: Sha256; verify: VerifySignature | null },
  proof: SheetProof,
): ProofFault | null {
  const { entry, digests, seal } = proof;
  const signed = readSignedDigest(proof.after);
  if (!signingActs.includes(entry.act) || signed?.code !== proof.code) return "other-entry";
  const head = { ...entry, ip: null };
  const leaf = leafOf(sha256, head, {
    actorId: bytesOfHex(digests.actorId),
    reason: bytesOfHex(digests.reason),
    before: bytesOfHex(digests.before),
    after: digestOfField(sha256, bytesOfHex(proof.afterSalt), proof.after),
  });
  const inclusion = {
    index: proof.index,
    size: seal.entries,
    path: proof.path.map((hash) => bytesOfHex(hash)),
  };
  if (!isIncluded(sha256, leaf, inclusion, bytesOfHex(seal.root))) return "not-in-seal";
  if (verify === null) return null;
  const { publicKey, bytes, signature } = signatureOfProof(proof);
  return verify(publicKey, bytes, signature) ? null : "not-signed";
}

/** The signature of a proof's seal, ready to be checked: Ed25519 over the bytes. */
export function signatureOfProof({ entry, seal, publicKey }: SheetProof): {
  publicKey: Uint8Array;
  bytes: Uint8Array;
  signature: Uint8Array;
} {
  const [root, previous] = [bytesOfHex(seal.root), bytesOfHex(seal.previous)];
  const { organizationId } = entry;
  return {
    publicKey: bytesOfHex(publicKey),
    bytes: sealBytes({ ...seal, root, previous, organizationId }),
    signature: bytesOfHex(seal.signature),
  };
}

/** What the entry of a signature says was signed, or null when it says something else. */
export function readSignedDigest(after: string): SignedDigest | null {
  const content = parseJson(after);
  if (!isRecord(content)) return null;
  const { month, digest, code, signedAt } = content;
  if (typeof month !== "string" || typeof digest !== "string" || typeof code !== "string")
    return null;
  return { month, digest, code, signedAt: typeof signedAt === "string" ? signedAt : null };
}

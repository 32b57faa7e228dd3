import { parseJson } from "../parse-json.ts";
import { bytesOfHex, type Sha256 } from "./bytes.ts";
import { digestOfField, leafOf, type Digests, type EntryHead } from "./entry.ts";
import { isIncluded } from "./merkle.ts";
import { sealBytes, type SignedSeal, type VerifySignature } from "./seal.ts";
import { isRecord } from "../keys.ts";

type InHex<T> = { [F in keyof T]: T[F] extends Uint8Array ? string : T[F] };

/**
 * What proves that the month of a structure was signed with a digest and that the ledger has said so since: the entry of
 * the signature, of whose personal fields only `after` is shown, its way to the root of a seal, and the seal. Bytes are
 * hexadecimal text.
 */
export type SheetProof = {
  format: "paron-proof-1";
  code: string;
  /** A signature is told in words, without a digest of its state. */
  entry: Omit<EntryHead, "state" | "ip">;
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
 * What became of a printed sheet. `valid`: its signature stands and the month is what was signed. `erased`: so it is, but for
 * words that went with a person's data, so that the signed digest is not to be had from it any more. `changed`: the month is
 * neither. `unsealed`: the month agrees with its signature, but no seal vouches for either though one is long due. `replaced`: a
 * later signature stands. `withdrawn`: none stands. `unknown`: no sheet has the code.
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

/** Whose months a sheet was signed over: whoever signs leaves out the own, which the agency confirms by itself. */
export const sheetCovers = ["all", "all-but-signer", "signer-alone"] as const;

export type SheetCovers = (typeof sheetCovers)[number];

/** Why a proof proves nothing. */
export type ProofFault = "other-entry" | "not-in-seal" | "not-signed";

/** What a proof proves; entries of before do not say when it was signed. */
export type SignedDigest = { month: string; digest: string; code: string; signedAt: string | null };

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
  const head = { ...entry, state: null, ip: null };
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
  const said = parseJson(after);
  if (!isRecord(said)) return null;
  const { month, digest, code, signedAt } = said;
  if (typeof month !== "string" || typeof digest !== "string" || typeof code !== "string")
    return null;
  return { month, digest, code, signedAt: typeof signedAt === "string" ? signedAt : null };
}

import { hexOf, sameBytes, type Sha256 } from "./bytes.ts";
import { entryLeaf, type LedgerEntry } from "./entry.ts";
import { rootOf } from "./merkle.ts";
import {
  noSeal,
  sealBytes,
  sealHash,
  type SealKey,
  type SignedSeal,
  type VerifySignature,
} from "./seal.ts";

/** A range of an organization's ledger: a seal with the entries of its range, or the entries after the last seal. */
export type Range = {
  seal: (SignedSeal & { entryIds: readonly string[]; leaves: readonly Uint8Array[] }) | null;
  entries: readonly LedgerEntry[];
};

/** Kinds of tampering with a ledger. */
type Tampering =
  | "entry-changed"
  | "entry-deleted"
  | "entry-inserted"
  | "entry-foreign"
  | "entry-backdated"
  | "seal-deleted"
  | "seal-forged"
  | "seal-moved"
  | "leaves-changed"
  | "anchor-broken"
  | "tail-cut";

/** What is wrong, at the first entry or seal that shows it. */
export type Finding = { kind: Tampering; entryId: string | null; sealNumber: number | null };

/** Seals of the organization that were kept outside the database: number and hash in hexadecimal. */
type Anchors = ReadonlyMap<number, string>;

/** What a ledger is checked against. */
export type LedgerCheck = {
  sha256: Sha256;
  verify: VerifySignature;
  organizationId: string;
  keys: readonly SealKey[];
  anchors: Anchors;
};

/** State carried from one range to the next. */
type ChainState = {
  seals: number;
  entries: number;
  unsealed: number;
  /** Hash of the last seal. */
  previous: Uint8Array;
  /** The latest instant of an entry so far, microseconds. */
  latest: bigint;
  lastEntry: bigint;
};

/** The state before the first range. */
export const atFirst: ChainState = {
  seals: 0,
  entries: 0,
  unsealed: 0,
  previous: noSeal,
  latest: 0n,
  lastEntry: 0n,
};

/**
 * Entries get their instant when their transaction begins and their id when it ends, so instants may go back by up to the
 * length of a transaction. Anything earlier was inserted afterwards.
 */
const longestTransaction = 15n * 60n * 1_000_000n;

/** Checks the next range of a ledger against the state before it. Holds one range in memory. */
export function checkRange(
  check: LedgerCheck,
  before: ChainState,
  range: Range,
): { standing: ChainState; findings: Finding[] } {
  const { seal, entries } = range;
  const inSeal = seal === null ? null : seal.number;
  const findings = [
    ...(seal === null ? [] : sealFindings(check, before, seal)),
    ...(seal === null ? belowFirst(entries) : entryFindings(check.sha256, seal, entries)),
    ...foreignFindings(check, entries, inSeal),
    ...backdatedFindings(before, entries, inSeal),
  ];
  const standing = {
    seals: seal?.number ?? before.seals,
    entries: before.entries + entries.length,
    unsealed: before.unsealed + (seal === null ? entries.length : 0),
    previous: seal === null ? before.previous : sealHash(check.sha256, seal),
    latest: latestOf(before.latest, entries),
    lastEntry: seal === null ? before.lastEntry : BigInt(seal.lastEntry),
  };
  return { standing, findings };
}

/** Findings at the end of a ledger: a seal that was kept elsewhere no longer exists. */
export function findingsAtEnd(check: LedgerCheck, standing: ChainState): Finding[] {
  const missing = [...check.anchors.keys()].filter((number) => number > standing.seals);
  return missing.length === 0
    ? []
    : [{ kind: "tail-cut", entryId: null, sealNumber: Math.min(...missing) }];
}

function sealFindings(
  { sha256, verify, keys, anchors, organizationId }: LedgerCheck,
  before: ChainState,
  seal: SignedSeal & Pick<NonNullable<Range["seal"]>, "leaves">,
): Finding[] {
  const found = (kind: Tampering, sealNumber = seal.number): Finding => ({
    kind,
    sealNumber,
    entryId: seal.firstEntry,
  });
  const key = keys.find(({ generation }) => generation === seal.key);
  const next = keys.find(({ generation }) => generation === seal.key + 1);
  const inForce =
    key !== undefined &&
    BigInt(key.validFrom) <= BigInt(seal.at) &&
    (next === undefined || BigInt(seal.at) < BigInt(next.validFrom) + longestTransaction);
  const isSigned =
    key !== undefined && inForce && verify(key.publicKey, sealBytes(seal), seal.signature);
  const anchor = anchors.get(seal.number);
  const findings: Finding[] = [];
  if (seal.number !== before.seals + 1) findings.push(found("seal-deleted", before.seals + 1));
  else if (!sameBytes(seal.previous, before.previous)) findings.push(found("seal-moved"));
  if (!isSigned || seal.organizationId !== organizationId) findings.push(found("seal-forged"));
  if (!sameBytes(rootOf(sha256, seal.leaves), seal.root)) findings.push(found("leaves-changed"));
  if (anchor !== undefined && anchor !== hexOf(sealHash(sha256, seal)))
    findings.push(found("anchor-broken"));
  return findings;
}

/**
 * Unsealed entries whose number no sequence assigned, since it begins at 1. Sealed ranges need no such check: they contain
 * nothing but what their seal covers.
 */
function belowFirst(entries: readonly LedgerEntry[]): Finding[] {
  return entries
    .filter(({ head }) => BigInt(head.id) <= 0n)
    .map(({ head }) => ({ kind: "entry-inserted", entryId: head.id, sealNumber: null }));
}

/** The entries of the seal's range that are not the ones that were sealed, and how, in order. */
function entryFindings(
  sha256: Sha256,
  seal: NonNullable<Range["seal"]>,
  entries: readonly LedgerEntry[],
): Finding[] {
  const sealNumber = seal.number;
  const sealed = new Map(seal.entryIds.map((id, index) => [id, seal.leaves[index]]));
  const present = new Set(entries.map(({ head }) => head.id));
  const wrong: Finding[] = entries.flatMap((entry): Finding[] => {
    const entryId = entry.head.id;
    const leaf = sealed.get(entryId);
    if (leaf === undefined) return [{ kind: "entry-inserted", entryId, sealNumber }];
    return sameBytes(leaf, entryLeaf(sha256, entry))
      ? []
      : [{ kind: "entry-changed", entryId, sealNumber }];
  });
  const deleted = seal.entryIds
    .filter((id) => !present.has(id))
    .map((entryId): Finding => ({ kind: "entry-deleted", entryId, sealNumber }));
  return [...wrong, ...deleted].toSorted((one, other) =>
    BigInt(one.entryId ?? 0) < BigInt(other.entryId ?? 0) ? -1 : 1,
  );
}

function foreignFindings(
  { organizationId }: LedgerCheck,
  entries: readonly LedgerEntry[],
  sealNumber: number | null,
): Finding[] {
  const foreign = entries.find(({ head }) => head.organizationId !== organizationId);
  return foreign ? [{ kind: "entry-foreign", entryId: foreign.head.id, sealNumber }] : [];
}

/** An entry dated before one that was already there. */
function backdatedFindings(
  before: ChainState,
  entries: readonly LedgerEntry[],
  sealNumber: number | null,
): Finding[] {
  let { latest } = before;
  for (const { head } of entries) {
    const at = BigInt(head.at);
    if (at + longestTransaction < latest)
      return [{ kind: "entry-backdated", entryId: head.id, sealNumber }];
    if (at > latest) latest = at;
  }
  return [];
}

function latestOf(before: bigint, entries: readonly LedgerEntry[]): bigint {
  return entries.reduce((latest, { head }) => {
    const at = BigInt(head.at);
    return at > latest ? at : latest;
  }, before);
}

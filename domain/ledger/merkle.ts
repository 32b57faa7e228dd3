import { concatBytes, sameBytes, type Sha256 } from "./bytes.ts";

const leafMark = Uint8Array.of(0);
const nodeMark = Uint8Array.of(1);

/** Hash of a leaf (RFC 6962, section 2.1): its mark keeps a leaf from being passed off as a node. */
export function leafHash(sha256: Sha256, bytes: Uint8Array): Uint8Array {
  return sha256(concatBytes(leafMark, bytes));
}

/** Root of the tree over leaf hashes in their order (RFC 6962, section 2.1). */
export function rootOf(sha256: Sha256, leaves: readonly Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (only === undefined) return sha256(new Uint8Array());
  if (leaves.length === 1) return only;
  const split = splitOf(leaves.length);
  return nodeHash(
    sha256,
    rootOf(sha256, leaves.slice(0, split)),
    rootOf(sha256, leaves.slice(split)),
  );
}

/** The hashes that lead from a leaf to the root, the nearest first (RFC 6962, section 2.1.1). */
export function pathOf(sha256: Sha256, leaves: readonly Uint8Array[], index: number): Uint8Array[] {
  if (index < 0 || index >= leaves.length) throw new RangeError("No such leaf");
  if (leaves.length === 1) return [];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split
    ? [...pathOf(sha256, left, index), rootOf(sha256, right)]
    : [...pathOf(sha256, right, index - split), rootOf(sha256, left)];
}

/** A leaf's place in a tree, and the hashes that lead from it to the root. */
type Inclusion = { index: number; size: number; path: readonly Uint8Array[] };

/** True when the leaf is at that place in the tree with that root (RFC 9162, section 2.1.3.2). */
export function isIncluded(
  sha256: Sha256,
  leaf: Uint8Array,
  { index, size, path }: Inclusion,
  root: Uint8Array,
): boolean {
  if (!Number.isInteger(index) || index < 0 || index >= size) return false;
  let [node, last, hash] = [index, size - 1, leaf];
  for (const sibling of path) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      hash = nodeHash(sha256, sibling, hash);
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, Math.floor(last / 2)];
    } else {
      hash = nodeHash(sha256, hash, sibling);
    }
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0 && sameBytes(hash, root);
}

function nodeHash(sha256: Sha256, left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(concatBytes(nodeMark, left, right));
}

/** The largest power of two that is smaller than the number of leaves. */
function splitOf(leaves: number): number {
  return 2 ** Math.floor(Math.log2(leaves - 1));
}

import { sha256 } from "@noble/hashes/sha2.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bytesOfHex, hexOf } from "./bytes.ts";
import { isIncluded, leafHash, pathOf, rootOf } from "./merkle.ts";

/** The leaves and roots by which implementations of RFC 6962 are compared. */
const inputs = [
  "",
  "00",
  "10",
  "2021",
  "3031",
  "40414243",
  "5051525354555657",
  "606162636465666768696a6b6c6d6e6f",
];
const roots = [
  "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
  "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
  "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
  "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
  "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
  "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
  "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
  "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
];
const leaves = inputs.map((input) => leafHash(sha256, bytesOfHex(input)));

test.each(roots.map((root, size) => ({ root, size })))(
  "the tree of $size leaves has the root of RFC 6962",
  ({ root, size }) => {
    expect(hexOf(rootOf(sha256, leaves.slice(0, size)))).toBe(root);
  },
);

test("a path starts with the nearest hash", () => {
  const path = pathOf(sha256, leaves.slice(0, 7), 6).map(hexOf);
  const [fiveAndSix, firstFour] = [
    rootOf(sha256, leaves.slice(4, 6)),
    rootOf(sha256, leaves.slice(0, 4)),
  ];
  expect(path).toEqual([hexOf(fiveAndSix), hexOf(firstFour)]);
});

describe("in any tree", () => {
  const tree = fc
    .array(fc.uint8Array({ maxLength: 8 }), { minLength: 1, maxLength: 70 })
    .map((all) => all.map((bytes) => leafHash(sha256, bytes)));
  const treeAndIndex = tree.chain((all) =>
    fc.record({ all: fc.constant(all), index: fc.nat({ max: all.length - 1 }) }),
  );

  test("the path of every leaf proves it", () => {
    fc.assert(
      fc.property(treeAndIndex, ({ all, index }) => {
        const path = pathOf(sha256, all, index);
        const leaf = all[index] ?? new Uint8Array();
        const root = rootOf(sha256, all);
        expect(isIncluded(sha256, leaf, { index, size: all.length, path }, root)).toBe(true);
      }),
    );
  });

  test("another leaf, index, size or path proves nothing", () => {
    fc.assert(
      fc.property(treeAndIndex, fc.nat(), ({ all, index }, seed) => {
        const path = pathOf(sha256, all, index);
        const leaf = all[index] ?? new Uint8Array();
        const root = rootOf(sha256, all);
        const size = all.length;
        const stranger = leafHash(sha256, Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
        expect(isIncluded(sha256, stranger, { index, size, path }, root)).toBe(false);
        expect(isIncluded(sha256, leaf, { index: size, size, path }, root)).toBe(false);
        expect(isIncluded(sha256, leaf, { index, size, path: [...path, stranger] }, root)).toBe(
          false,
        );
        if (path.length === 0) return;
        const bent = path.with(seed % path.length, stranger);
        expect(isIncluded(sha256, leaf, { index, size, path: bent }, root)).toBe(false);
        expect(isIncluded(sha256, leaf, { index, size, path: path.slice(1) }, root)).toBe(false);
      }),
    );
  });
});

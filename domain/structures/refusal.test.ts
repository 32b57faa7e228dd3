import { expect, test } from "vitest";
import { refusalsToPlace, refusalToClose, refusalToReopen, type TreeNode } from "./refusal.ts";

/** A chain a0 > a1 > a2 …, each under the one before. */
function chain(length: number): Map<string, TreeNode> {
  return new Map(
    Array.from({ length }, (_, n) => [
      `a${n}`,
      { id: `a${n}`, parentId: n === 0 ? null : `a${n - 1}`, closedOn: null },
    ]),
  );
}

/** Why one cannot be placed under another; null for a new one. */
function refusalToPlace(id: string | null, parentId: string | null, tree: Map<string, TreeNode>) {
  const moved = id ?? "new";
  const after = new Map(tree).set(moved, { id: moved, parentId, closedOn: null });
  return refusalsToPlace(new Set([moved]), after).get(moved) ?? null;
}

test.each([
  ["a new one at the top", null, null, null],
  ["a new one below the third", null, "a2", null],
  ["one below itself", "a1", "a1", "below-itself"],
  ["one below its grandchild", "a0", "a2", "below-itself"],
  ["a leaf moved up", "a3", "a0", null],
])("%s", (_, id, parentId, refusal) => {
  expect(refusalToPlace(id, parentId, chain(4))).toBe(refusal);
});

test("at most twelve levels, including those moved along", () => {
  expect(refusalToPlace(null, "a10", chain(11))).toBeNull();
  expect(refusalToPlace(null, "a11", chain(12))).toBe("too-deep");
  const other = new Map([...chain(11), ...branchOfTwo()]);
  expect(refusalToPlace("b0", "a9", other)).toBeNull();
  expect(refusalToPlace("b0", "a10", other)).toBe("too-deep");
});

function under(id: string, parentId: string | null): [string, TreeNode] {
  return [id, { id, parentId, closedOn: null }];
}

/** Why some that are added next to a chain of twelve cannot be placed, by id. */
function refusalsOf(...nodes: [string, TreeNode][]) {
  const moved = new Set(nodes.map(([id]) => id));
  return Object.fromEntries(refusalsToPlace(moved, new Map([...chain(12), ...nodes])));
}

test("of several structures, only those that close a loop or go too deep are named", () => {
  expect(refusalsOf(under("x", "y"), under("y", "x"), under("z", "x"))).toEqual({
    x: "below-itself",
    y: "below-itself",
  });
  expect(refusalsOf(under("x", "x"))).toEqual({ x: "below-itself" });
  expect(refusalsOf(under("x", "y"), under("y", "a10"))).toEqual({ y: "too-deep" });
  // Of two that cause it the upper one is refused: without it the other may have room.
  expect(refusalsOf(under("a1", "y"), under("y", "a0"))).toEqual({ y: "too-deep" });
  expect(refusalsOf(under("x", "y"), under("y", null))).toEqual({});
});

test("nothing is placed under a closed structure", () => {
  const tree = chain(2).set("a1", { id: "a1", parentId: "a0", closedOn: "2026-01-31" });
  expect(refusalToPlace(null, "a1", tree)).toBe("parent-closed");
});

const open = {
  openedOn: "2020-01-01",
  closedOn: null,
  closingOn: "2026-06-30",
  openBelow: 0,
  contractsBeyond: 0,
};

test.each([
  [{}, null],
  [{ closedOn: "2025-01-01" }, "already-closed"],
  [{ closingOn: "2019-12-31" }, "closes-before-opening"],
  [{ openBelow: 1 }, "has-open-structures"],
  [{ contractsBeyond: 3 }, "has-contracts"],
])("closing %j", (given, refusal) => {
  expect(refusalToClose({ ...open, ...given })).toBe(refusal);
});

test.each([
  ["2026-01-31", null, null],
  [null, null, "not-closed"],
  ["2026-01-31", "2026-01-31", "parent-closed"],
])(
  "reopening a structure closed on %s under one closed on %s",
  (closedOn, parentClosedOn, refusal) => {
    expect(refusalToReopen({ closedOn, parentClosedOn })).toBe(refusal);
  },
);

function branchOfTwo(): [string, TreeNode][] {
  return [
    ["b0", { id: "b0", parentId: null, closedOn: null }],
    ["b1", { id: "b1", parentId: "b0", closedOn: null }],
  ];
}

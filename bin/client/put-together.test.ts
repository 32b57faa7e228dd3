import { expect, test } from "vitest";
import { type Piece, putTogether } from "./put-together.ts";

const costs = { requestBytes: 1000, mostBytes: 1500 };

function piece(name: string, pages: string, bytes: number, needs = "", isFixed = false): Piece {
  return { name, pages: new Set(pages), bytes, needs: new Set(needs), isFixed };
}

test.each<[string, Piece[], string]>([
  ["what the same pages take comes as one", [piece("a", "12", 9000), piece("b", "12", 9000)], "aa"],
  ["what no page takes together stays apart", [piece("a", "1", 10), piece("b", "2", 10)], "ab"],
  [
    "a large one is not given to who has no use for it",
    [piece("a", "123", 9000), piece("b", "1234", 100)],
    "ab",
  ],
  ["one that is little comes with another", [piece("a", "12", 900), piece("b", "123", 100)], "aa"],
  ["what is fixed stays", [piece("a", "12", 10, "", true), piece("b", "12", 10)], "ab"],
  [
    "what one needs counts as what is taken with it",
    [piece("a", "12", 100, "c"), piece("b", "123", 100), piece("c", "12", 5000, "", true)],
    "abc",
  ],
  [
    "two that reach each other by way of a third stay apart",
    [piece("a", "12", 10, "c"), piece("b", "12", 10), piece("c", "12", 10, "b", true)],
    "abc",
  ],
  [
    "no page takes more than the most that it has no use for",
    [piece("a", "12345678", 1000), piece("b", "123456789", 10), piece("c", "12345678", 1000)],
    "aba",
  ],
])("%s", (_rule, pieces, wholes) => {
  const together = putTogether(pieces, costs);
  expect(pieces.map(({ name }) => together.get(name)).join("")).toBe(wholes);
});

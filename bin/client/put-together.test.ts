import { expect, test } from "vitest";
import { type Piece, putTogether } from "./put-together.ts";

const costs = { requestBytes: 1000, mostBytes: 1500 };

function piece(name: string, pages: string, bytes: number, needs = "", isFixed = false): Piece {
  return { name, pages: new Set(pages), bytes, needs: new Set(needs), isFixed };
}

test.each<[string, Piece[], string]>([
  ["pieces of the same pages become one", [piece("a", "12", 9000), piece("b", "12", 9000)], "aa"],
  [
    "pieces that no page uses together stay apart",
    [piece("a", "1", 10), piece("b", "2", 10)],
    "ab",
  ],
  [
    "a large piece is not given to a page that does not need it",
    [piece("a", "123", 9000), piece("b", "1234", 100)],
    "ab",
  ],
  ["a small piece is merged into another", [piece("a", "12", 900), piece("b", "123", 100)], "aa"],
  ["a fixed piece stays as it is", [piece("a", "12", 10, "", true), piece("b", "12", 10)], "ab"],
  [
    "dependencies of a piece count as taken with it",
    [piece("a", "12", 100, "c"), piece("b", "123", 100), piece("c", "12", 5000, "", true)],
    "abc",
  ],
  [
    "two pieces that reach each other through a third stay apart",
    [piece("a", "12", 10, "c"), piece("b", "12", 10), piece("c", "12", 10, "b", true)],
    "abc",
  ],
  [
    "no page gets more than the limit of code it does not need",
    [piece("a", "12345678", 1000), piece("b", "123456789", 10), piece("c", "12345678", 1000)],
    "aba",
  ],
])("%s", (_rule, pieces, wholes) => {
  const together = putTogether(pieces, costs);
  expect(pieces.map(({ name }) => together.get(name)).join("")).toBe(wholes);
});

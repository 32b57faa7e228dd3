import { expect, test } from "vitest";
import { differencesBetween } from "./differences.ts";

const differenceLines = (
  mine: object,
  now: Record<string, unknown>,
  names: Record<string, string>,
  words = {},
) => differencesBetween(mine, now, { names, words }).map((one) => [one.name, one.now, one.mine]);

test("equal texts are not a difference, and unnamed fields are not shown", () => {
  const names = { weeks: "Πρόγραμμα", note: "Παρατήρηση", isOn: "Υποβολή", day: "Ημέρα" };
  const words = {
    weeks: (value: unknown) =>
      (value as { from: number; to: number }[]).map(({ from, to }) => `${from}-${to}`).join(),
  };
  const now = {
    weeks: [{ to: 900, from: 480 }],
    note: null,
    isOn: true,
    day: "2026-03-18",
    version: 2,
  };
  const mine = {
    weeks: [{ from: 480, to: 900 }],
    note: "",
    isOn: false,
    day: "2026-03-19",
    version: 1,
  };
  expect(differenceLines(mine, now, names, words)).toEqual([
    ["Υποβολή", "Ναι", "Όχι"],
    ["Ημέρα", "18/03/2026", "19/03/2026"],
  ]);
});

import { expect, test } from "vitest";
import { isGivenBack } from "./recovery.ts";

/** Lines by name with what they paid, `null` what was given back. */
const paid = (...all: (readonly [string | null, number])[]) =>
  all.map(([lineId, cents]) => ({ lineId, cents }));

test.each([
  ["nothing was", [["month", 1250]], { month: false }],
  [
    "of the only one",
    [
      ["month", 1250],
      [null, -250],
    ],
    { month: true },
  ],
  [
    "of what was paid last",
    [
      ["month", 1250],
      ["more", 60],
      [null, -60],
    ],
    { month: false, more: true },
  ],
  [
    "of both, where it is more",
    [
      ["month", 1250],
      ["more", 60],
      [null, -61],
    ],
    { month: true, more: true },
  ],
  [
    "of none that was paid later",
    [
      ["month", 1250],
      [null, -60],
      ["more", 60],
    ],
    { month: true, more: false },
  ],
  [
    "of what was paid before, where the last was set off",
    [
      ["month", 1250],
      ["more", 60],
      ["less", -60],
      [null, -1],
    ],
    { month: true, more: false, less: false },
  ],
  [
    "twice of the same",
    [
      ["month", 1250],
      ["more", 60],
      [null, -20],
      [null, -40],
    ],
    { month: false, more: true },
  ],
  [
    "more than is there",
    [
      [null, -60],
      ["month", 1250],
    ],
    { month: false },
  ],
] as const)("given back: %s", (_what, movements, expected) => {
  for (const [line, is] of Object.entries(expected))
    expect([line, isGivenBack(line, paid(...movements))]).toEqual([line, is]);
});

import { expect, test } from "vitest";
import { isPaidBack } from "./recovery.ts";

/** Lines by name with what they paid, and what was given `back`. */
const paid = (text: string) =>
  text.split(", ").map((one) => {
    const [line = "", cents] = one.split(" ");
    return { lineId: line === "back" ? null : line, cents: Number(cents) };
  });

test.each([
  ["nothing", "month 1250", { month: false }],
  ["from the only credit", "month 1250, back -250", { month: true }],
  ["from the last credit", "month 1250, more 60, back -60", { month: false, more: true }],
  [
    "from both, if it is more than the last",
    "month 1250, more 60, back -61",
    { month: true, more: true },
  ],
  ["not from a later credit", "month 1250, back -60, more 60", { month: true, more: false }],
  [
    "from an earlier credit, if the last was set off",
    "month 1250, more 60, less -60, back -1",
    { month: true, more: false, less: false },
  ],
  [
    "twice from the same credit",
    "month 1250, more 60, back -20, back -40",
    { month: false, more: true },
  ],
  ["more than there is", "back -60, month 1250", { month: false }],
] as const)("recovered: %s", (_what, movements, expected) => {
  for (const [line, is] of Object.entries(expected))
    expect([line, isPaidBack(line, paid(movements))]).toEqual([line, is]);
});

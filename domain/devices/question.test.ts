import { expect, test } from "vitest";
import { questionOf } from "./question.ts";

const minute = 60_000;
const now = Date.parse("2026-03-18T09:00:00Z");
const standing = { now, offsetMs: 0, lastNumber: 6, lastPunchedAt: now - 10 * minute };
const entry = {
  number: 7,
  punchedAt: now - 5 * minute,
  offsetMs: 0,
  badge: "known",
  worksHere: true,
} as const;

test.each([
  ["nothing speaks against it", {}, null],
  ["two minutes of drift are accepted", { offsetMs: 2 * minute }, null],
  ["the clock moved by more than two minutes", { offsetMs: 2 * minute + 1 }, "clock"],
  ["it is from the future", { punchedAt: now + 3 * minute }, "clock"],
  ["it is older than thirty days", { punchedAt: now - 31 * 24 * 60 * minute }, "clock"],
  ["it is earlier than the entry before it", { punchedAt: now - 13 * minute }, "clock"],
  ["the badge is unknown", { badge: "unknown" }, "unknown-badge"],
  ["the person works elsewhere", { worksHere: false }, "other-structure"],
  ["an entry number before it is missing", { number: 8 }, "gap"],
  ["a doubtful clock takes precedence over a gap", { number: 8, offsetMs: 5 * minute }, "clock"],
  ["its badge was replaced", { badge: "revoked-badge" }, "revoked-badge"],
  [
    "a wrong PIN takes precedence over a moved clock",
    { badge: "wrong-pin", offsetMs: 5 * minute },
    "wrong-pin",
  ],
  ["it fills a gap", { number: 5 }, null],
] as const)("%s", (_case, given, question) => {
  expect(questionOf({ ...entry, ...given }, standing)).toBe(question);
});

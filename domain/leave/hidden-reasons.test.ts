import { describe, expect, test } from "vitest";
import { resultOfDay } from "../attendance/day.ts";
import type { AbsenceReason, Interval } from "../attendance/types.ts";
import { reason } from "../attendance/testing.ts";
import { countedAs, hiddenEffectOf, isHidden, withoutSickness } from "./hidden-reasons.ts";
import { noBalance } from "../attendance/balance.ts";

const plan = {
  kind: "work",
  ranges: [{ from: 450, to: 930 }],
  minutes: 480,
  breakMinutes: 0,
} as const;
const working = { kind: "working", title: null, stopMinute: null } as const;

function resultWith(given: AbsenceReason, intervals: Interval[]) {
  return resultOfDay({
    day: "2026-03-02",
    plan: { ...plan, ranges: [...plan.ranges] },
    nature: working,
    nextNature: working,
    intervals,
    reasons: new Map([[given.code, given]]),
    balance: noBalance,
  });
}

const reasons: readonly [string, Partial<AbsenceReason>][] = [
  ["sickness", { group: "sick" }],
  ["sickness without pay", { group: "sick", paid: "none" }],
  ["sickness paid by another", { group: "sick", paid: "third-party" }],
  ["a special leave", { group: "special" }],
  ["a rest", { group: "rest" }],
  ["an absence without justification", { group: "unjustified", paid: "none" }],
  ["what counts as presence", { group: "service", countsAsPresence: true }],
];
const shapes: readonly [string, { from: number | null; to: number | null }][] = [
  ["the whole day", { from: null, to: null }],
  ["two hours of it", { from: 450, to: 570 }],
];

describe.each(reasons)("a day with %s", (_reason, fields) => {
  test.each(shapes)(
    "over %s counts the same for a reader who may not know the reason",
    (_shape, span) => {
      const known = reason("known", { isSensitive: true, ...fields });
      const hidden = { ...known, code: "hidden", ...countedAs[hiddenEffectOf(known)] };
      const absence = { kind: "absence", mark: "typed", ...span } as const;
      const result = withoutSickness(resultWith(known, [{ ...absence, reason: "known" }]));
      expect(resultWith(hidden, [{ ...absence, reason: "hidden" }])).toEqual({
        ...result,
        reason: result.reason === null ? null : "hidden",
      });
    },
  );
});

test.each([
  { isSensitive: true, group: "special", hidden: true },
  { isSensitive: false, group: "sick", hidden: true },
  { isSensitive: false, group: "annual", hidden: false },
] as const)("$group, sensitive: $isSensitive, is hidden: $hidden", ({ hidden, ...given }) => {
  expect(isHidden(given)).toBe(hidden);
});

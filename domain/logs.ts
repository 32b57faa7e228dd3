import { addDays, type Day } from "./calendar/day.ts";

/** How a call ended: served, refused to the caller, failed on our side. */
export const apiOutcomes = ["served", "refused", "failed"] as const;

/** Methods of signing in; `confirmation` is the check of a signed-in user's identity before an act. */
export const loginMethods = [
  "password",
  "taxis",
  "second-factor",
  "app",
  "device",
  "confirmation",
] as const;

/** Outcomes of a sign-in. */
export const loginOutcomes = [
  "signed-in",
  "second-factor-asked",
  "wrong",
  "no-screens",
  "signed-out",
] as const;

/** The outcome that an HTTP status stands for. */
export function outcomeOf(status: number): (typeof apiOutcomes)[number] {
  if (status < 400) return "served";
  return status < 500 ? "refused" : "failed";
}

/** How far the rows of a log are counted: no one pages further, and counting them costs more than reading a page. */
export const logCountLimit = 10_000;

/** When the logs are pruned each night, in minutes from midnight. */
export const pruningMinute = 3 * 60 + 20;

/**
 * What the first pruning removes under a retention of `days` in force from a day on: the day of that pruning, and
 * the last day whose rows are removed. It is now `minute` on `today`.
 */
export function firstPruning(
  { days, validFrom }: { days: number; validFrom: Day },
  { today, minute }: { today: Day; minute: number },
): { on: Day; upTo: Day } {
  const next = minute < pruningMinute ? today : addDays(today, 1);
  const on = validFrom > next ? validFrom : next;
  return { on, upTo: addDays(on, -days - 1) };
}

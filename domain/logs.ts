import { addDays, type Day } from "./calendar/day.ts";

/** How a call ended: served, refused to the caller, failed on our side. */
export const apiOutcomes = ["served", "refused", "failed"] as const;

/** How somebody signs in; or proves again, signed in, who acts. */
export const loginMethods = [
  "password",
  "taxis",
  "second-factor",
  "app",
  "device",
  "confirmation",
] as const;

/** What comes of a sign-in. */
export const loginOutcomes = [
  "signed-in",
  "second-factor-asked",
  "wrong",
  "no-screens",
  "signed-out",
] as const;

/** The outcome that an HTTP status tells of. */
export function outcomeOf(status: number): (typeof apiOutcomes)[number] {
  if (status < 400) return "served";
  return status < 500 ? "refused" : "failed";
}

/** How far the rows of a log are counted: nobody turns more pages, and to count them costs more than to read one. */
export const logCountedTo = 10_000;

/** When the logs are pruned each night, in minutes from midnight. */
export const pruningMinute = 3 * 60 + 20;

/**
 * What the first pruning removes under a retention of so many days that holds from a day on: the day of that pruning, and
 * the last day whose rows go. It is now `minute` on `today`.
 */
export function firstPruning(
  { days, validFrom }: { days: number; validFrom: Day },
  { today, minute }: { today: Day; minute: number },
): { on: Day; upTo: Day } {
  const next = minute < pruningMinute ? today : addDays(today, 1);
  const on = validFrom > next ? validFrom : next;
  return { on, upTo: addDays(on, -days - 1) };
}

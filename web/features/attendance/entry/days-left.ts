import type { Day } from "#domain/calendar/day.ts";
import { daysOfParts, type LeaveAccount } from "#domain/leave/account.ts";

/** Days of a leave left on a day, less those used since the accounts were read; null if there is no account of it. */
export function daysLeft(
  accounts: readonly LeaveAccount[],
  code: string,
  day: Day,
  usedDays: number,
): number | null {
  const account = accounts.find((one) => one.code === code);
  if (!account) return null;
  const carried = day <= account.carriedUntil ? account.carried : 0;
  return daysOfParts(carried + account.own) - usedDays;
}

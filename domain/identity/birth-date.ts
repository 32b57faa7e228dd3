import type { Day } from "../calendar/day.ts";

/** The first day on which somebody who is employed may be born. */
const earliest = "1900-01-01";

/** Whether somebody may be born on the day; two digits of a year, as 15/2/92, mean one that has not come. */
export function isBirthDate(day: Day, today: Day): boolean {
  return earliest <= day && day <= today;
}

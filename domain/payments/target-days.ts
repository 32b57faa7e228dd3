import { addDays, weekday, type Day } from "../calendar/day.ts";
import { twoDigits } from "../minutes.ts";

/** The first day after `day` on which TARGET2 settles. */
export function nextTargetDay(day: Day): Day {
  const next = addDays(day, 1);
  return isTargetDay(next) ? next : nextTargetDay(next);
}

/**
 * Whether TARGET2 settles on the day: not on Saturdays and Sundays, 1 January, Good Friday and Easter Monday of the
 * Western church, 1 May, 25 and 26 December (long-term calendar of the ECB, December 2000).
 */
export function isTargetDay(day: Day): boolean {
  if (weekday(day) > 5) return false;
  if (["01-01", "05-01", "12-25", "12-26"].includes(day.slice(5))) return false;
  const easter = westernEaster(Number(day.slice(0, 4)));
  return day !== addDays(easter, -2) && day !== addDays(easter, 1);
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function westernEaster(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century + 8) / 25);
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - correction + 1) / 3) +
      15) %
    30;
  const sunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - moon - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const place = moon + sunday - 7 * late + 114;
  const [month, dayOfMonth] = [Math.floor(place / 31), (place % 31) + 1];
  return `${year}-0${month}-${twoDigits(dayOfMonth)}`;
}

import { twoDigits } from "../minutes.ts";
import { addDays, type Day } from "./day.ts";

/** Days the Julian calendar lags behind the Gregorian one from March 1900 to February 2100. */
const julianLag = 13;

/** Orthodox Easter Sunday, by Meeus' rule for the Julian calendar; holds for the years 1900 to 2099. */
export function orthodoxEaster(year: number): Day {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const day = ((d + e + 114) % 31) + 1;
  return addDays(`${year}-0${month}-${twoDigits(day)}`, julianLag);
}

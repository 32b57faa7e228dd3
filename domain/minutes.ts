/** The minutes of a day on the wall clock. */
export const dayMinutes = 1440;

/** The wall clock at a minute of the day, as `07:30`; minutes of the next day show that day's clock. */
export function formatClock(minute: number): string {
  const ofDay = ((minute % dayMinutes) + dayMinutes) % dayMinutes;
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

/**
 * The minute of the day that a person typed as `7`, `07`, `730`, `0730`, `7:30`, `7.30` or `07:30`, 0 to 1440
 * (`24:00` ends the day); null if it is not a time.
 */
export function parseClock(text: string): number | null {
  const found = /^(\d{1,2})(?:[:.]?([0-5]\d))?$/.exec(text.trim());
  if (!found) return null;
  const minute = Number(found[1]) * 60 + Number(found[2] ?? 0);
  return minute <= dayMinutes ? minute : null;
}

/** As `parseClock`, and hours from 24 to 49 for a time that counts on past midnight: `27`, `2730` or `27:30`. */
export function parseLaterClock(text: string): number | null {
  const later = /^(2[4-9]|[34]\d)(?:[:.]?([0-5]\d))?$/.exec(text.trim());
  return later ? Number(later[1]) * 60 + Number(later[2] ?? 0) : parseClock(text);
}

/** A minute of the next day with hours that count on past 24: `27:30`, which `parseLaterClock` reads. */
export function formatLaterClock(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

/** As `formatClock`, for an end: the end of the day is `24:00`, since `00:00` would be its start. */
export function formatEnd(minute: number): string {
  return minute === dayMinutes ? "24:00" : formatClock(minute);
}

/** As `formatClock`, without a leading zero: `7:30`. */
export function formatShortClock(minute: number): string {
  return formatClock(minute).replace(/^0/, "");
}

/** A length in hours and minutes, as `7:30`, `152:30` or `-0:09`. */
export function formatDuration(minutes: number): string {
  const length = Math.abs(minutes);
  return `${minutes < 0 ? "-" : ""}${Math.floor(length / 60)}:${twoDigits(length % 60)}`;
}

/** Minutes of a length typed as `7:30` or as whole hours, `7`; null if it is neither. */
export function parseDuration(text: string): number | null {
  const found = /^(-?)(\d{1,6})(?::([0-5]\d))?$/.exec(text.trim());
  if (!found) return null;
  const length = Number(found[2]) * 60 + Number(found[3] ?? 0);
  return found[1] && length > 0 ? -length : length;
}

/** A number of an hour, a day or a month, as `07`. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

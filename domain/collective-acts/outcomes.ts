/** What a collective act does on a day of a person: it is taken, or why the day stays unchanged. */
export const dayOutcomes = [
  "taken",
  "stands",
  "worked",
  "punched",
  "away",
  "off",
  "outside",
  "own",
  "day-locked",
  "month-signed",
] as const;

export type DayOutcome = (typeof dayOutcomes)[number];

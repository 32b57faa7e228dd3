import { formatClock, parseClock } from "../minutes.ts";

const noon = 720;
const dayMinutes = 1440;

/**
 * What times may have been meant by a text that could not be read as it stands, the likeliest first, each as a person
 * would type it: two times without a dash between them (`8:00 15:30`), a departure of the afternoon by the clock of
 * twelve hours (`8-3`), or the two ends the wrong way round. None where the text is anything else.
 */
export function meantTimes(text: string): string[] {
  const ends = /^\s*([\d:.]+)(?:\s*[-\u2010-\u2015\u2212]\s*|[\s,;/]+)([\d:.]+)\s*$/.exec(text);
  const [arrival, departure] = [parseClock(ends?.[1] ?? ""), parseClock(ends?.[2] ?? "")];
  if (arrival === null || departure === null || arrival === dayMinutes) return [];
  const isAfternoon = arrival < noon && departure < noon && departure + noon > arrival;
  return [
    times(arrival, departure),
    ...(isAfternoon ? [times(arrival, departure + noon)] : []),
    times(departure, arrival),
  ];
}

function times(from: number, to: number): string {
  return `${short(from)}-${to === dayMinutes ? "24:00" : short(to)}`;
}

function short(minute: number): string {
  return formatClock(minute).replace(/^0/, "");
}

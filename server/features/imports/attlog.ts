import { isDay } from "#domain/calendar/day.ts";
import { elapsedMinute, instantAt } from "#domain/calendar/zone.ts";

/** One line of a card reader's log. */
export type AttlogPunch = {
  cardNumber: string;
  /** ISO instant, to the second. */
  at: string;
  direction: "in" | "out" | "unknown";
  rawLine: string;
  /** The time stands twice on that night's clock; the first run of the hour was taken. */
  isAmbiguous: boolean;
};

/** A log as read: its punches, and the lines that are none. */
export type Attlog = {
  lines: number;
  punches: AttlogPunch[];
  bad: { line: number; text: string }[];
};

const longestLine = 300;

/**
 * Reads an attlog.dat of ZKTeco readers: a line holds card number, local time of Athens as `2026-03-17 07:31:05`, status,
 * way of verification and more, parted by tabs. Statuses 0, 3 and 4 are arrivals (from a break, overtime), 1, 2 and 5
 * departures; others, as 255 of readers that do not ask, are unknown.
 */
export function parseAttlog(text: string): Attlog {
  const log: Attlog = { lines: 0, punches: [], bad: [] };
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const rawLine = line.trim();
    if (rawLine === "") continue;
    log.lines += 1;
    const punch = rawLine.length > longestLine ? null : punchOf(rawLine);
    if (punch) log.punches.push(punch);
    else log.bad.push({ line: index + 1, text: rawLine.slice(0, 80) });
  }
  return log;
}

const directions: Readonly<Record<string, AttlogPunch["direction"]>> = {
  0: "in",
  3: "in",
  4: "in",
  1: "out",
  2: "out",
  5: "out",
};

function punchOf(rawLine: string): AttlogPunch | null {
  const [cardNumber = "", time = "", status = ""] = rawLine.split("\t").map((part) => part.trim());
  const found = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/.exec(time);
  const [, day = "", hour, minute, second = ""] = found ?? [];
  if (!/^[0-9A-Za-z]{1,40}$/.test(cardNumber) || !isDay(day)) return null;
  const wall = Number(hour) * 60 + Number(minute);
  const [first, again] = [elapsedMinute(day, wall, "first"), elapsedMinute(day, wall, "second")];
  // The hour that spring skips: a reader that did not move its clock.
  if (first === null) return null;
  const instant = instantAt(day, first);
  return {
    cardNumber,
    at: `${instant.slice(0, 17)}${second}${instant.slice(19)}`,
    direction: directions[status] ?? "unknown",
    rawLine,
    isAmbiguous: first !== again,
  };
}

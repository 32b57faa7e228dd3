import { setImmediate } from "node:timers/promises";
import {
  directionOf,
  instantsOf,
  type ReaderDirection,
  readerLineOf,
} from "#domain/devices/reader-line.ts";

/** One line of a card reader's log. */
export type AttlogPunch = {
  cardNumber: string;
  /** ISO instant, to the second. */
  at: string;
  direction: ReaderDirection;
  rawLine: string;
  /** The clock showed this time twice that night; the first occurrence was taken. */
  isAmbiguous: boolean;
};

type Attlog = {
  lines: number;
  punches: AttlogPunch[];
  bad: { line: number; text: string }[];
};

const longestLine = 300;
const linesAtOnce = 5000;

/**
 * Parses an attlog.dat of ZKTeco readers: a line holds card number, local time of Athens as `2026-03-17 07:31:05`, status, verification
 * method and more, separated by tabs. Statuses 0, 3 and 4 are arrivals (from a break, overtime), 1, 2 and 5 departures; others, such as 255
 * from readers that do not ask, are unknown. Between batches of lines other requests get a turn.
 */
export async function parseAttlog(text: string): Promise<Attlog> {
  const log: Attlog = { lines: 0, punches: [], bad: [] };
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (index % linesAtOnce === linesAtOnce - 1) await setImmediate();
    const rawLine = line.trim();
    if (rawLine === "") continue;
    log.lines += 1;
    const punch = rawLine.length > longestLine ? null : punchOf(rawLine);
    if (punch) log.punches.push(punch);
    else log.bad.push({ line: index + 1, text: rawLine.slice(0, 80) });
  }
  return log;
}

function punchOf(rawLine: string): AttlogPunch | null {
  const line = readerLineOf(rawLine);
  if (line === null) return null;
  const [first, again] = instantsOf(line);
  // In the hour that is skipped in spring: the reader did not adjust its clock.
  if (first === undefined) return null;
  return {
    cardNumber: line.pin,
    at: new Date(first).toISOString(),
    direction: directionOf(line),
    rawLine,
    isAmbiguous: again !== undefined,
  };
}

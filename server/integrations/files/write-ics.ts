import { Readable } from "node:stream";
import { addDays, type Day } from "#domain/calendar/day.ts";

/** Days of a calendar, both ends included. The same event has the same `uid` in every file that contains it. */
export type CalendarEvent = { uid: string; title: string; text: string; from: Day; to: Day };

type EventBatches = AsyncIterable<readonly CalendarEvent[]> | readonly (readonly CalendarEvent[])[];

/**
 * A calendar of all-day events for other programs (RFC 5545), written as the events arrive and at the reader's pace. The
 * events do not mark anyone as busy.
 */
export function writeIcs(
  { title, madeAt }: { title: string; madeAt: Date },
  batches: EventBatches,
): Readable {
  return Readable.from(textOf(title, stampOf(madeAt), batches), { objectMode: false });
}

async function* textOf(
  title: string,
  stamp: string,
  batches: EventBatches,
): AsyncGenerator<string> {
  yield linesOf([
    ["BEGIN", "VCALENDAR"],
    ["VERSION", "2.0"],
    ["PRODID", "-//Paron//Paron//EL"],
    ["CALSCALE", "GREGORIAN"],
    ["METHOD", "PUBLISH"],
    ["X-WR-CALNAME", escapeIcs(title)],
    ["X-WR-TIMEZONE", "Europe/Athens"],
  ]);
  for await (const events of batches) yield events.map((event) => eventText(event, stamp)).join("");
  yield linesOf([["END", "VCALENDAR"]]);
}

/** The end date is exclusive: the day after the last one (RFC 5545, 3.6.1). */
function eventText({ uid, title, text, from, to }: CalendarEvent, stamp: string): string {
  return linesOf([
    ["BEGIN", "VEVENT"],
    ["UID", escapeIcs(`${uid}@paron`)],
    ["DTSTAMP", stamp],
    ["DTSTART;VALUE=DATE", from.replaceAll("-", "")],
    ["DTEND;VALUE=DATE", addDays(to, 1).replaceAll("-", "")],
    ["SUMMARY", escapeIcs(title)],
    ...(text === "" ? [] : [["DESCRIPTION", escapeIcs(text)] as const]),
    ["TRANSP", "TRANSPARENT"],
    ["END", "VEVENT"],
  ]);
}

function linesOf(lines: readonly (readonly [name: string, value: string])[]): string {
  return lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join("");
}

/** `20260318T090000Z` */
function stampOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** Escapes text so that it cannot end its value or its line (RFC 5545, 3.3.11); characters that are not allowed are dropped. */
function escapeIcs(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/[^\P{Cc}\t]/gu, "");
}

const mostOctets = 75;

/** Continues a long line after a blank, broken between characters and not within one (RFC 5545, 3.1). */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= mostOctets) return line;
  let text = "";
  let octets = 0;
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (octets + more > mostOctets) {
      text += "\r\n ";
      octets = 1;
    }
    text += letter;
    octets += more;
  }
  return text;
}

import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { eventsIn } from "#server/testing/events-in.ts";
import { type CalendarEvent, writeIcs } from "./write-ics.ts";

const madeAt = new Date("2026-03-18T09:00:00Z");
const event: CalendarEvent = {
  uid: "closure-1",
  title: "Απολύμανση",
  text: "",
  from: "2026-12-31",
  to: "2027-01-01",
};

test("whole days end on the following day, and mark nobody as busy", async () => {
  const text = await written([event]);
  expect(text.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Paron//Paron//EL",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Διακοπές",
    "X-WR-TIMEZONE:Europe/Athens",
    "BEGIN:VEVENT",
    "UID:closure-1@paron",
    "DTSTAMP:20260318T090000Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270102",
    "SUMMARY:Απολύμανση",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test.each([
  [
    "a line break with a property",
    "Κλειστά\r\nATTENDEE:mailto:someone@example.gr",
    "Κλειστά\nATTENDEE:mailto:someone@example.gr",
  ],
  ["an event", "Α\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Β", "Α\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Β"],
  ["a bare carriage return", "Α\rATTACH:file:///etc/passwd", "Α\nATTACH:file:///etc/passwd"],
  ["other line ends", "Α\vΒ\fΓ\u0085Δ\u2028Ε\u2029Ζ", "Α\nΒ\nΓ\nΔ\nΕ\nΖ"],
  ["separators", 'α;β,γ:δ="ε"', 'α;β,γ:δ="ε"'],
  ["escapes", String.raw`α\nβ\;γ\\`, String.raw`α\nβ\;γ\\`],
  ["invalid characters", "α\0β\u0007γ\u001b[31m", "αβγ[31m"],
  ["half a surrogate pair", "α\ud83dβ", "α\ufffdβ"],
])("%s in a title stays in the title", async (_, input, output) => {
  const text = await written([{ ...event, title: input, text: input }]);
  expect(eventsIn(text)).toEqual([
    { uid: "closure-1@paron", title: output, text: output, from: "2026-12-31", to: "2027-01-02" },
  ]);
  expect(text.match(/^(?:BEGIN|ATTENDEE|ATTACH)\b.*/gm)).toEqual([
    "BEGIN:VCALENDAR",
    "BEGIN:VEVENT",
  ]);
});

test("any text reads back unchanged, in lines of at most 75 octets that split no character", async () => {
  const letters = fc
    .string({ unit: "binary", maxLength: 300 })
    .map((text) => text.replaceAll(/\p{C}|[\u2028\u2029]/gu, "ώ"));
  const property = fc.asyncProperty(letters, letters, async (title, text) => {
    const file = await written([{ ...event, title, text }]);
    const lines = file.split("\r\n");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file).not.toContain("\ufffd");
    expect(eventsIn(file)).toMatchObject([{ title, text }]);
  });
  await fc.assert(property, { numRuns: 200 });
});

async function written(events: CalendarEvent[]): Promise<string> {
  return (await buffer(writeIcs({ title: "Διακοπές", madeAt }, inOneBatch(events)))).toString(
    "utf8",
  );
}

async function* inOneBatch(events: CalendarEvent[]) {
  yield events;
}

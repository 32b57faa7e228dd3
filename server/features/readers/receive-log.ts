import type { Day } from "#domain/calendar/day.ts";
import { dayAt } from "#domain/calendar/zone.ts";
import { type DeviceQuestion, waitsForAnswer } from "#domain/devices/question.ts";
import { directionOf, readerLineOf, readerTimeOf } from "#domain/devices/reader-line.ts";
import { recordPunched } from "#server/features/devices/public.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext, Context } from "#server/kernel/context.ts";
import { entryOf, type Entry } from "#server/kernel/write.ts";
import { asReader, type LockedReader } from "./as-reader.ts";
import {
  approvedOn,
  holdersOf,
  keepPunches,
  type StoredLine,
  splitLines,
  lockedDays,
  type NumberedLine,
  noteLog,
  storeLines,
} from "./lines.queries.ts";
import { type ArrivedLine, digestOf } from "./arrived-line.ts";
import type { Door } from "./reader-door.ts";

/** While a reader polls for commands, it sends each punch immediately. */
const stillHereMs = 120_000;
/** Just after a greeting it may be sending stored punches. */
const settledMs = 300_000;

/**
 * Takes lines of a reader's log, in any order, each once however often it is sent, and puts them into the records of
 * their days unless something prevents it. Returns the number of lines received: the reader then continues, so invalid
 * lines and lines from before its approval are counted and skipped.
 */
export async function receiveLog(
  ctx: Context,
  door: Door,
  { text, stamp }: { text: string; stamp: string },
): Promise<number> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const { days, own } = await asReader(ctx, door, "reader.send", async (tx, own, reader) => {
    const arrived = arrivedLines(ctx, reader, lines);
    const since = await approvedOn(tx, door);
    const recent = arrived.filter(({ line }) => line.day >= since);
    const { known, fresh } = await splitLines(tx, door, recent);
    const newLines = await questioned(tx, own, reader, fresh);
    await storeLines(tx, own, reader, newLines);
    const punches = newLines.filter(({ question }) => !waitsForAnswer(question));
    await keepPunches(tx, own, punches);
    await noteLog(tx, door, {
      stamp,
      badLines: lines.length - arrived.length,
      oldLines: arrived.length - recent.length,
      offsetMs: offsetTold(arrived, isLive(ctx, reader, lines)),
    });
    // A reader that missed the response resends lines that may be stored but not recorded.
    const settled = [...known, ...newLines].filter(({ question }) => question === null);
    const days = new Map(settled.map((one) => [dayOf(one), reader.structureId]));
    return { entries: newLines.map((one) => entryOfLine(reader, one)), result: { days, own } };
  });
  for (const [day, structureId] of days) await recordPunched(own, { structureId, day });
  return lines.length;
}

/** Whether the punch was made just now, so that it shows the reader's clock: a single line of a reader that was already online. */
function isLive({ now }: Context, reader: LockedReader, lines: readonly string[]): boolean {
  const { seenAt, greetedAt } = reader;
  if (lines.length !== 1 || seenAt === null || greetedAt === null) return false;
  const isHere = now.getTime() - seenAt.getTime() <= stillHereMs;
  return isHere && now.getTime() - greetedAt.getTime() > settledMs;
}

/** How far behind the reader's clock is according to the lines, in milliseconds; null if they do not show it. */
function offsetTold(arrived: readonly ArrivedLine[], live: boolean): number | null {
  const offsets = arrived.map(({ time }) => time.offsetMs);
  return (live ? offsets[0] : offsets.find((offset) => offset !== 0)) ?? null;
}

function arrivedLines(ctx: Context, reader: LockedReader, lines: readonly string[]): ArrivedLine[] {
  const live = isLive(ctx, reader, lines);
  return lines.flatMap((text) => {
    const line = text.length > longestLine ? null : readerLineOf(text);
    if (line === null) return [];
    const time = readerTimeOf(line, ctx.now.getTime(), live);
    const punchedAt = new Date(time.at + time.offsetMs);
    const day = dayOf({ punchedAt });
    const direction = directionOf(line);
    const offsetMs = live || time.offsetMs !== 0 ? time.offsetMs : null;
    const [rawLine, digest] = [text.trim(), digestOf(line)];
    return [{ line, time, punchedAt, offsetMs, day, direction, rawLine, digest }];
  });
}

const longestLine = 300;

/** The day in Athens. */
function dayOf({ punchedAt }: { punchedAt: Date }): Day {
  return dayAt(punchedAt.toISOString());
}

async function questioned(
  tx: Writer,
  own: BodyContext,
  { structureId }: LockedReader,
  lines: readonly NumberedLine[],
): Promise<StoredLine[]> {
  const holders = await holdersOf(tx, own, structureId, lines);
  const locked = await lockedDays(tx, own, structureId, lines);
  return lines.map((line, index) => {
    const holder = holders[index] ?? null;
    const question = questionOf(line, holder, locked.has(line.day));
    return { ...line, employeeId: holder?.employeeId ?? null, question };
  });
}

/** The question that a line raises, the most serious first. */
function questionOf(
  { time }: ArrivedLine,
  holder: { worksHere: boolean; contracts: number } | null,
  isLocked: boolean,
): DeviceQuestion | null {
  if (time.doubt !== null) return time.doubt;
  if (holder === null) return "unknown-badge";
  if (!holder.worksHere) return "other-structure";
  if (isLocked) return "locked";
  return holder.contracts > 1 ? "two-contracts" : null;
}

function entryOfLine({ id, structureId }: LockedReader, storedLine: StoredLine): Entry {
  const { number, line, employeeId, direction, question, punchedAt } = storedLine;
  const after = { cardNumber: line.pin, employeeId, direction, question, punchedAt };
  return entryOf("device-entry", `${id}/${number}`, { structureId, after });
}

import { createHash } from "node:crypto";
import type { Day } from "#domain/calendar/day.ts";
import type { ReaderDirection, ReaderLine, ReaderTime } from "#domain/devices/reader-line.ts";

/** A line of a reader as received; `day` is the day in Athens of `punchedAt`. */
export type ArrivedLine = {
  line: ReaderLine;
  time: ReaderTime;
  punchedAt: Date;
  /** How far the reader's clock was behind; null if the line does not show it. */
  offsetMs: number | null;
  day: Day;
  direction: ReaderDirection;
  rawLine: string;
  digest: Buffer;
};

/** The key that makes two lines of a reader equal: number, time and status. */
export function digestOf({ pin, day, wallMinute, second, status }: ReaderLine): Buffer {
  const text = JSON.stringify(["reader-line-1", pin, day, wallMinute, second, status]);
  return createHash("sha256").update(text).digest();
}

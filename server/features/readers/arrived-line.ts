import { createHash } from "node:crypto";
import type { Day } from "#domain/calendar/day.ts";
import type { ReaderDirection, ReaderLine, ReaderTime } from "#domain/devices/reader-line.ts";

/** A line of a reader as it arrives; `day` is the day in Athens of `punchedAt`. */
export type ArrivedLine = {
  line: ReaderLine;
  time: ReaderTime;
  punchedAt: Date;
  /** What the reader's clock lacked; null where the line does not tell. */
  offsetMs: number | null;
  day: Day;
  direction: ReaderDirection;
  rawLine: string;
  digest: Buffer;
};

/** What makes two lines of a reader the same: number, time and status. */
export function digestOf({ pin, day, wallMinute, second, status }: ReaderLine): Buffer {
  const text = JSON.stringify(["reader-line-1", pin, day, wallMinute, second, status]);
  return createHash("sha256").update(text).digest();
}

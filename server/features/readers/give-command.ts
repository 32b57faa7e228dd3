import type { Writer } from "#server/db/handles.ts";
import type { BodyContext, Context } from "#server/kernel/context.ts";
import { asReader } from "./as-reader.ts";
import { clockToldAt, leaveCommand, noteResults, takeCommand } from "./commands.queries.ts";
import type { Door } from "./reader-door.ts";
import { hoursBeforeUtc, readerSeconds } from "./wall-clock.ts";

const dayMs = 86_400_000;

/** What a reader that asks shall do: the oldest command that waits, or `OK` for nothing. */
export function giveCommand(ctx: Context, door: Door): Promise<string> {
  return asReader(ctx, door, "reader.ask", async (tx, own) => {
    if (await isClockDue(tx, own, door.deviceId))
      await leaveCommand(tx, own, door.deviceId, "set-time", null);
    const given = await takeCommand(tx, own, door.deviceId);
    if (!given) return { entries: [], result: "OK" };
    // The moment of the giving: a command may have waited for hours.
    const text =
      given.command === "check" ? "CHECK" : `SET OPTION DateTime=${readerSeconds(ctx.now)}`;
    return { entries: [], result: `C:${given.seq}:${text}\r\n` };
  });
}

/** What a reader tells of its commands: lines of `ID=1&Return=0&CMD=…`. */
export function takeResults(ctx: Context, door: Door, text: string): Promise<string> {
  const results = text.split(/\r?\n/).flatMap((line) => {
    const told = new URLSearchParams(line);
    const [seq, result] = [Number(told.get("ID")), Number(told.get("Return"))];
    return isSmall(seq) && seq > 0 && isSmall(result) ? [{ seq, result }] : [];
  });
  return asReader(ctx, door, "reader.tell", async (tx, own) => {
    await noteResults(tx, own, door.deviceId, results.slice(0, mostResults));
    return { entries: [], result: "OK" };
  });
}

const mostResults = 100;

function isSmall(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < 1_000_000_000;
}

/** Once a day, and when summer or winter time has begun since. */
async function isClockDue(tx: Writer, own: BodyContext, deviceId: string): Promise<boolean> {
  const told = await clockToldAt(tx, own, deviceId);
  if (told === null || own.now.getTime() - told.getTime() >= dayMs) return true;
  return hoursBeforeUtc(told) !== hoursBeforeUtc(own.now);
}

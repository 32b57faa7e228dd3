import type { Context } from "#server/kernel/context.ts";
import { asReader } from "./as-reader.ts";
import type { Door } from "./reader-door.ts";
import { hoursBeforeUtc } from "./wall-clock.ts";

/** Seconds between two questions of a reader; after an error it waits longer. */
const askSeconds = 30;
const errorSeconds = 60;

/**
 * What a reader is told when it begins: send the log at once, from where it had come to, and nothing else that it knows of
 * people. A reader sets its clock by the `Date` of the answer and this zone, so the zone follows the season.
 */
export function greetReader(
  ctx: Context,
  door: Door,
  { pushVersion }: { pushVersion: string },
): Promise<string> {
  return asReader(ctx, door, "reader.greet", async (tx, _own, reader) => {
    await tx
      .updateTable("reader")
      .set({ greeted_at: ctx.now, push_version: pushVersion.slice(0, 40) })
      .where("organization_id", "=", door.organizationId)
      .where("device_id", "=", door.deviceId)
      .execute();
    const stamp = reader.lastStamp === "" ? "0" : reader.lastStamp;
    const lines = [
      `GET OPTION FROM: ${door.serial}`,
      `Stamp=${stamp}`,
      `ATTLOGStamp=${stamp}`,
      "OPERLOGStamp=9999",
      "ATTPHOTOStamp=9999",
      `ErrorDelay=${errorSeconds}`,
      `Delay=${askSeconds}`,
      "TransTimes=00:00;12:00",
      "TransInterval=1",
      `TransFlag=${takesNames(pushVersion) ? "TransData AttLog" : "1000000000"}`,
      `TimeZone=${hoursBeforeUtc(ctx.now)}`,
      "Realtime=1",
      "Encrypt=0",
    ];
    return { entries: [], result: `${lines.join("\r\n")}\r\n` };
  });
}

/** From version 2 on the tables to send are named; before, each has a digit. */
function takesNames(pushVersion: string): boolean {
  return Number.parseInt(pushVersion, 10) >= 2;
}

import { randomInt, timingSafeEqual } from "node:crypto";
import { networksOf } from "#server/kernel/app-limits.ts";
import { requireRate } from "#server/kernel/rate-limit.ts";
import type { Context } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";

/** The calling reader. */
export type Door = { organizationId: string; deviceId: string; serial: string };

/** A reader that sends each punch separately, polls for commands and restarts stays far below this. */
const ofReader = { most: 240, seconds: 60 };
const ofStrangers = { most: 60, seconds: 60 };

/**
 * The reader of a serial number, if the secret of the address and the calling network are its own. Throws `forbidden`,
 * the same for every mismatch, and `too-many`.
 */
export async function readerDoor(
  ctx: Context,
  given: { serial: string; secret: string },
): Promise<Door> {
  const serial = given.serial.trim().toUpperCase();
  const door = await doorOf(ctx, serial);
  const mark = doorMark(ctx, serial, given.secret);
  const isOwn =
    door !== undefined &&
    (door.mark === null ? given.secret === "" : timingSafeEqual(door.mark, mark)) &&
    networksOf(door.networks)(ctx.origin.ip);
  if (!door || !isOwn) {
    ctx.log.warn({ serial: serial.slice(0, 40), ip: ctx.origin.ip }, "A reader was refused");
    await requireRate(ctx, `strange readers ${ctx.origin.ip}`, ofStrangers);
    throw new Fault("forbidden");
  }
  await requireRate(ctx, `reader ${door.device}`, ofReader);
  return { organizationId: door.body, deviceId: door.device, serial };
}

async function doorOf({ db }: Context, serial: string) {
  if (!/^[0-9A-Z_-]{5,40}$/.test(serial)) return undefined;
  return db
    .selectFrom("reader_door")
    .select(["body", "device", "mark", "networks"])
    .where("serial", "=", serial)
    .executeTakeFirst();
}

/** Digits, since readers are configured on their keypads; twenty cannot be guessed. */
const secretDigits = 20;

/** A secret for the address of a reader. */
export function newSecret(): string {
  return Array.from({ length: secretDigits }, () => randomInt(10)).join("");
}

/** The stored form of a reader's secret. */
export function doorMark({ secrets }: Context, serial: string, secret: string): Buffer {
  return secrets.markOf("reader", `${serial} ${secret}`);
}

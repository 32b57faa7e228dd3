import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "#server/kernel/context.ts";

const days = 180;
const mostPeople = 5;
const markBytes = 16;

/**
 * The id of the device if its cookie proves that this user has signed in from it before, else null. The cookie contains
 * the device's id and a mark for each of the last five users who signed in there; only the server can create a mark.
 */
export function knownDevice(ctx: Context, userId: string): string | null {
  const [id = "", ...marks] = readCookie(ctx);
  const mine = Buffer.from(markFor(ctx, id, userId));
  const known = marks.some(
    (mark) => mark.length === mine.length && timingSafeEqual(Buffer.from(mark), mine),
  );
  return known ? id : null;
}

/** Marks the device as known to the user. */
export function rememberDevice(ctx: Context, userId: string): void {
  const [id = randomBytes(markBytes).toString("base64url"), ...marks] = readCookie(ctx);
  const mine = markFor(ctx, id, userId);
  const latest = [mine, ...marks.filter((mark) => mark !== mine)].slice(0, mostPeople);
  ctx.cookies.give("device", [id, ...latest].join("."), days * 86_400);
}

function readCookie(ctx: Context): string[] {
  return ctx.cookies.read("device")?.split(".") ?? [];
}

function markFor(ctx: Context, id: string, userId: string): string {
  return ctx.secrets.markOf("known-device", `${id} ${userId}`).toString("base64url", 0, markBytes);
}

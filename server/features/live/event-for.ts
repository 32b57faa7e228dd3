import type { LiveEvent } from "#api/live.ts";
import type { LiveMessage } from "#server/kernel/live/message.ts";
import type { Stream } from "./streams.ts";

/** What a listener gets of what was told: null where it concerns another body, sheet or person. */
export function eventFor(
  message: Exclude<LiveMessage, { what: "lost" }>,
  { id, userId, place }: Pick<Stream, "id" | "userId" | "place">,
): LiveEvent | null {
  if (message.what === "notifications") {
    const isOwn = message.userIds === null || message.userIds.includes(userId);
    return isOwn ? { what: "notifications" } : null;
  }
  if (place?.organizationId !== message.organizationId || place.structureId !== message.structureId)
    return null;
  const { period } = place;
  if (message.what === "presence")
    return message.period === period && message.of !== id ? { what: "presence" } : null;
  if (message.what === "sheet")
    return message.date === null || message.date.startsWith(period) ? { what: "sheet" } : null;
  const rows = message.rows.filter(([, date]) => date.startsWith(period));
  return rows.length > 0 ? { what: "records", rows: rows.map((row) => [...row]) } : null;
}

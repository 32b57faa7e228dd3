import type { LiveEvent } from "#api/live.ts";
import type { Told } from "#server/kernel/live/told.ts";
import type { Stream } from "./streams.ts";

/** What a listener gets of what was told: null where it concerns another body, sheet or person. */
export function eventFor(
  told: Exclude<Told, { what: "lost" }>,
  { userId, place }: Pick<Stream, "userId" | "place">,
): LiveEvent | null {
  if (told.what === "notifications") {
    const isOwn = told.userIds === null || told.userIds.includes(userId);
    return isOwn ? { what: "notifications" } : null;
  }
  if (place?.organizationId !== told.organizationId || place.structureId !== told.structureId)
    return null;
  const { period } = place;
  if (told.what === "presence") return told.period === period ? { what: "presence" } : null;
  if (told.what === "sheet")
    return told.date === null || told.date.startsWith(period) ? { what: "sheet" } : null;
  const rows = told.rows.filter(([, date]) => date.startsWith(period));
  return rows.length > 0 ? { what: "records", rows: rows.map((row) => [...row]) } : null;
}

import type { HistoryEntry } from "#api/history.ts";

/** Fields whose values differ between two states of a thing; of a new thing, those that it was given. */
export function changesBetween(before: unknown, after: unknown): HistoryEntry["changes"] {
  if (!isRecord(after)) return [];
  const old = isRecord(before) ? before : null;
  if (old === null) return valuesOf(after);
  return [...new Set([...Object.keys(old), ...Object.keys(after)])]
    .filter((field) => JSON.stringify(old[field] ?? null) !== JSON.stringify(after[field] ?? null))
    .map((field) => ({ field, before: old[field] ?? null, after: after[field] ?? null }));
}

/** What a new thing was given. */
function valuesOf(after: Record<string, unknown>): HistoryEntry["changes"] {
  return Object.entries(after)
    .filter(([, value]) => value !== null && value !== "")
    .map(([field, value]) => ({ field, before: null, after: value }));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

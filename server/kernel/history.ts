import type { HistoryEntry } from "#api/history.ts";
import type { Reader } from "../db/handles.ts";

const mostEntries = 50;

/** The last 50 changes of a thing from the ledger, newest first, each with the fields that differ. */
export async function historyOf(
  db: Reader,
  organizationId: string,
  subjectKind: string,
  subjectId: string,
): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom("ledger_entry as l")
    .leftJoin("app_user as u", "u.id", "l.actor_id")
    .select(["l.at", "u.nick_name", "l.actor_role", "l.source", "l.act", "l.reason"])
    .select(["l.before", "l.after"])
    .where("l.organization_id", "=", organizationId)
    .where("l.subject_kind", "=", subjectKind)
    .where("l.subject_id", "=", subjectId)
    .orderBy("l.id", "desc")
    .limit(mostEntries)
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    by: row.nick_name,
    role: row.actor_role,
    source: row.source,
    act: row.act,
    reason: row.reason,
    changes: changesBetween(row.before, row.after),
  }));
}

/** Fields whose values differ between two states of a thing; none when either state is missing. */
export function changesBetween(before: unknown, after: unknown): HistoryEntry["changes"] {
  if (!isRecord(before) || !isRecord(after)) return [];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { sql } from "kysely";
import { Id } from "#api/fields.ts";
import type { HistoryEntry } from "#api/history.ts";
import type { Reader } from "#server/db/handles.ts";

const fieldsWithTitle: readonly string[] = ["structureId", "parentId", "scheduleId"];

/** The entries with the titles, as they are now, of structures and schedules in place of their ids; an id without one stays. */
export async function withTitles(
  db: Reader,
  organizationId: string,
  entries: readonly HistoryEntry[],
): Promise<HistoryEntry[]> {
  const changes = entries.flatMap((one) => one.changes).filter(isTitled);
  if (changes.length === 0) return [...entries];
  const ids = changes
    .flatMap(({ before, after }) => [before, after])
    .filter((value) => Id.safeParse(value).success);
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from structure where organization_id = ${organizationId} and id = any (${ids}::uuid[])
    union all
    select id, title from schedule where organization_id = ${organizationId} and id = any (${ids}::uuid[])
  `.execute(db);
  const titles = new Map<unknown, string>(rows.map(({ id, title }) => [id, title]));
  const titleOf = (value: unknown) => titles.get(value) ?? value;
  return entries.map((entry) => ({
    ...entry,
    changes: entry.changes.map((one) =>
      isTitled(one) ? { ...one, before: titleOf(one.before), after: titleOf(one.after) } : one,
    ),
  }));
}

function isTitled({ field }: { field: string }): boolean {
  return fieldsWithTitle.includes(field);
}

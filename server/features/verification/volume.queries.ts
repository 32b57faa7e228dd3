import { sql } from "kysely";
import type { VolumePrint } from "#api/verifications.ts";
import type { Month } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { monthsSql } from "./months.queries.ts";

type BodyMonth = { organizationId: string; month: Month };

const keptMilliseconds = 86_400_000;
const holdMilliseconds = 60_000;

/** Prints requested up to this time are no longer kept. */
export const keptSince = (now: Date) => new Date(now.getTime() - keptMilliseconds);

/** Until when a print belongs to its server without further progress. */
export const heldFrom = (now: Date) => new Date(now.getTime() + holdMilliseconds);

/** The structures that have a contract in the month, by name. */
export async function structuresOfMonth(db: Reader, bodyMonth: BodyMonth): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from structure s
    where s.organization_id = ${bodyMonth.organizationId}
      and s.id in (select structure_id from (${monthsSql(bodyMonth)}) m)
    order by s.search_key, s.id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The actor's own print of the month, without its file; one that its server has abandoned counts as stopped. */
export async function ownVolume(
  db: Reader,
  { actor, now }: Pick<BodyContext, "actor" | "now">,
  { organizationId, month }: BodyMonth,
): Promise<VolumePrint | null> {
  const row = await db
    .selectFrom("month_print")
    .select(["state", "structures", "drawn", "pages", "asked_at", "held_until"])
    .where((of) => of.and({ organization_id: organizationId, asked_by: actor.userId, month }))
    .where("asked_at", ">", keptSince(now))
    .where((of) => of.or([of("state", "<>", "done"), of("file", "is not", null)]))
    .executeTakeFirst();
  if (!row) return null;
  const { structures, drawn, pages, asked_at: askedAt } = row;
  const isLetGo = row.state === "running" && row.held_until < now;
  return {
    state: isLetGo ? "stopped" : row.state,
    structures,
    drawn,
    pages,
    askedAt: askedAt.toISOString(),
    keptUntil: new Date(askedAt.getTime() + keptMilliseconds).toISOString(),
  };
}

/** The file of the actor's own print of the month, if it is finished and still kept. */
export async function fileOfOwnVolume(
  db: Reader,
  { actor, now }: Pick<BodyContext, "actor" | "now">,
  { organizationId, month }: BodyMonth,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom("month_print")
    .select("file")
    .where((of) => of.and({ organization_id: organizationId, asked_by: actor.userId, month }))
    .where("asked_at", ">", keptSince(now))
    .executeTakeFirst();
  return row?.file ?? null;
}

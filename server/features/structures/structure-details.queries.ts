import { sql } from "kysely";
import type { OutputOf } from "#api/call.ts";
import type { structures } from "#api/structures.ts";
import { weeklyMinutesOf } from "#domain/attendance/schedule.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { contractsInForceBy, scheduleFromRow } from "#server/features/schedules/public.ts";

type Details = OutputOf<typeof structures.getById>;

/** A structure of a body, on a day. */
export type Place = { organizationId: string; structureId: string; today: Day };

/** Active contracts with a term in the structure on the day. */
export async function contractsNow(db: Reader, place: Place): Promise<number> {
  const found = await db
    .selectFrom(contractsInForceBy(db, "structure_id", { ...place, day: place.today }))
    .select("n.contracts")
    .executeTakeFirst();
  return found?.contracts ?? 0;
}

/** Schedules of the terms in force in the structure, and the structure's own, by title. */
export async function schedulesOfStructure(
  db: Reader,
  { organizationId, structureId, today }: Place,
): Promise<Details["schedules"]> {
  const rows = await db
    .selectFrom("schedule as p")
    .innerJoin("structure as s", "s.organization_id", "p.organization_id")
    .leftJoin(
      contractsInForceBy(db, "schedule_id", { organizationId, structureId, day: today }),
      "n.of",
      "p.id",
    )
    .selectAll("p")
    .select((of) => of.fn.coalesce("n.contracts", sql<number>`0`).as("contracts"))
    .select((of) => of("s.schedule_id", "=", of.ref("p.id")).as("is_default"))
    .where("p.organization_id", "=", organizationId)
    .where("s.id", "=", structureId)
    .where((of) => of.or([of("n.contracts", ">", 0), of("s.schedule_id", "=", of.ref("p.id"))]))
    .orderBy("p.title")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    weeklyMinutes: weeklyMinutesOf(scheduleFromRow(row)),
    contracts: row.contracts,
    isDefault: Boolean(row.is_default),
  }));
}

const mostClosures = 100;

/** Closures of the structure and of the whole body that end this year or later. */
export async function closuresOfStructure(
  db: Reader,
  { organizationId, structureId, today }: Place,
): Promise<Details["closures"]> {
  const rows = await db
    .selectFrom("closure")
    .select(["id", "title", "from_day as from", "to_day as to", "structure_id"])
    .where("organization_id", "=", organizationId)
    .where((of) => of.or([of("structure_id", "is", null), of("structure_id", "=", structureId)]))
    .where("to_day", ">=", `${today.slice(0, 4)}-01-01`)
    .orderBy("from_day")
    .limit(mostClosures)
    .execute();
  return rows.map(({ structure_id, ...closure }) => ({
    ...closure,
    wholeBody: structure_id === null,
  }));
}

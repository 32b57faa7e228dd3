import { sql } from "kysely";
import type { Overview, StructureToday } from "#api/dashboard.ts";
import type { SheetLevel } from "#domain/attendance/sheet-level.ts";
import { addDays, firstDay, monthOf, type Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { prepared } from "#server/db/pipelined.ts";
import {
  type DutyDay,
  dutyDays,
  expectedPeople,
  peopleExpected,
  dutyRows,
} from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";

/** How many days back the sheets of a structure are shown. */
const daysShown = 14;
const mostStructures = 40;
const namesShown = 6;

type OwedSheet = { structureId: string; date: Day; level: SheetLevel; state: string };

/** The sheets that the body owes, by structure and in total. */
export async function structuresToday(
  ctx: BodyContext,
): Promise<Pick<Overview, "sheets" | "structures" | "structureCount">> {
  const { organizationId, today } = ctx;
  const monthBegins = firstDay(monthOf(today));
  const shownFrom = addDays(today, 1 - daysShown);
  const from = shownFrom < monthBegins ? shownFrom : monthBegins;
  const owed = await dutyDays(ctx, { from, to: today });
  const owedToday = owed.filter(({ date }) => date === today);
  const { sheets, titles, people } = await readBody(ctx, async (db) => ({
    sheets: await levelsOf(db, organizationId, owed),
    titles: await titlesOf(db, organizationId, [...new Set(owed.map((one) => one.structureId))]),
    people: await peopleToday(db, organizationId, owedToday),
  }));
  const sheetsBy = Map.groupBy(sheets, (sheet) => sheet.structureId);
  const structures = titles.map((structure): StructureToday => {
    const own = sheetsBy.get(structure.id) ?? [];
    return {
      ...structure,
      ...(people.get(structure.id) ?? { expected: 0, waiting: 0, waitingNames: [] }),
      stateToday: stateOn(today, own),
      openSheets: own.filter(
        ({ date, level }) => level === "open" && date < today && date >= monthBegins,
      ).length,
      days: own.filter(({ date }) => date >= shownFrom).map(({ date, level }) => ({ date, level })),
    };
  });
  const onToday = structures.filter(({ stateToday }) => stateToday !== "none");
  return {
    sheets: {
      owedToday: onToday.length,
      openToday: onToday.filter(({ stateToday }) => stateToday === "open").length,
      owedBefore: sheets.filter(({ date }) => date < today && date >= monthBegins).length,
      openBefore: structures.reduce((sum, { openSheets }) => sum + openSheets, 0),
    },
    structures: structures.toSorted(mostOwedFirst).slice(0, mostStructures),
    structureCount: structures.length,
  };
}

/** Structures whose sheet of today is open first, then those with the most open sheets; the rest stay in order of name. */
function mostOwedFirst(one: StructureToday, other: StructureToday): number {
  return isOpen(other) - isOpen(one) || other.openSheets - one.openSheets;
}

function isOpen({ stateToday }: StructureToday): number {
  return Number(stateToday === "open");
}

function stateOn(day: Day, own: readonly OwedSheet[]): StructureToday["stateToday"] {
  const state = own.find(({ date }) => date === day)?.state ?? "none";
  return state === "submitted" || state === "locked" || state === "open" ? state : "none";
}

/** How many people each structure expects today, how many are still outstanding, and the first of these by name. */
async function peopleToday(
  db: Reader,
  organizationId: string,
  owed: readonly DutyDay[],
): Promise<ReadonlyMap<string, Pick<StructureToday, "expected" | "waiting" | "waitingNames">>> {
  const counts = await peopleExpected(db, { organizationId, owed });
  const { rows } = await sql<{ structureId: string; names: string[] }>`${prepared}
    select x.structure_id as "structureId",
      (array_agg(e.last_name || ' ' || e.first_name order by e.search_key))[1:${sql.lit(namesShown)}] as names
    from ${expectedPeople({ organizationId, owed })}
    join employee e on e.organization_id = ${organizationId} and e.id = x.employee_id
    where x.waits group by x.structure_id`.execute(db);
  const namesOf = new Map(rows.map(({ structureId, names }) => [structureId, names]));
  return new Map(
    counts.map(({ structureId, expected, recorded }) => [
      structureId,
      { expected, waiting: expected - recorded, waitingNames: namesOf.get(structureId) ?? [] },
    ]),
  );
}

async function levelsOf(
  db: Reader,
  organizationId: string,
  owed: readonly { structureId: string; date: Day }[],
): Promise<OwedSheet[]> {
  const { rows } = await sql<OwedSheet>`${prepared}
    select d.structure_id as "structureId", d.date, coalesce(k.state, 'open') as state,
      case when k.state = 'submitted' then 'submitted'
        when k.state = 'locked' and exists (
          select from attendance_sheet_act a
          where a.organization_id = ${organizationId} and a.structure_id = d.structure_id and a.date = d.date
            and a.state = 'submitted') then 'locked'
        when k.state = 'locked' then 'unsubmitted'
        else 'open' end as level
    from ${dutyRows(owed)}
    left join attendance_sheet k
      on k.organization_id = ${organizationId} and k.structure_id = d.structure_id and k.date = d.date
    order by d.date`.execute(db);
  return rows;
}

async function titlesOf(db: Reader, organizationId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("structure")
    .select(["id", "code", "title"])
    .where("organization_id", "=", organizationId)
    .where("id", "in", ids)
    .orderBy("search_key")
    .orderBy("id")
    .execute();
}

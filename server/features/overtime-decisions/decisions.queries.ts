import { sql } from "kysely";
import { type OvertimeDecision, overtimeDecisionList } from "#api/overtime-decisions.ts";
import type { Day } from "#domain/calendar/day.ts";
import { toResponse } from "#server/db/columns.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import type { Reader } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { matchesWords } from "#server/db/search.ts";
import { hoursOf } from "#server/integrations/files/sheet.ts";
import { listing } from "#server/lists/listing.ts";
import { overtimeDecisionListTexts } from "#texts/overtime-decisions.ts";

/** Decisions of a body that allow overtime. */
export const overtimeDecisionListing = listing(overtimeDecisionList, {
  texts: overtimeDecisionListTexts,
  matching: (db, { organizationId, search, kind, when }, { today }) =>
    ofBody(db, organizationId)
      .where((of) => of.and(conditionsOf({ "d.kind": kind })))
      .$if(when === "coming", (query) => query.where(lastDay, ">=", today))
      .$if(when === "past", (query) => query.where(lastDay, "<", today))
      .where(matchesWords(decisionWords, search)),
  shown: (matching) => withShownColumns(matching).select([countOf("person"), countOf("structure")]),
  order: { by: { from: "d.from_day", decidedOn: "d.decided_on" }, last: ["d.id"] },
  item: (row) => row,
  values: {
    monthHours: ({ monthMinutes }) => hoursOf(monthMinutes),
    totalHours: ({ totalMinutes }) => hoursOf(totalMinutes),
  },
});

/** One decision with the people and structures it covers, by name; undefined if the body has none with that id. */
export async function decisionOf(
  db: Reader,
  organizationId: string,
  id: string,
): Promise<OvertimeDecision | undefined> {
  const found = await withShownColumns(ofBody(db, organizationId))
    .innerJoin("app_user as u", "u.id", "d.made_by")
    .leftJoin("app_user as v", "v.id", "e.by_user")
    .select(["d.made_at", "u.nick_name as made_by", "e.reason", "e.at", "v.nick_name as by"])
    .where("d.id", "=", id)
    .executeTakeFirst();
  if (!found) return undefined;
  const people = await db
    .selectFrom("overtime_decision_person as p")
    .innerJoin("employee as m", ofOrganization("m.id", "p.employee_id"))
    .select(["p.employee_id", "p.month_minutes", "p.total_minutes"])
    .select(["m.last_name", "m.first_name", "m.afm"])
    .where((of) => of.and({ "p.organization_id": organizationId, "p.decision_id": id }))
    .orderBy("m.search_key")
    .orderBy("p.employee_id")
    .execute();
  const structures = await db
    .selectFrom("overtime_decision_structure as p")
    .innerJoin("structure as s", ofOrganization("s.id", "p.structure_id"))
    .select(["s.id", "s.title"])
    .where((of) => of.and({ "p.organization_id": organizationId, "p.decision_id": id }))
    .orderBy("s.search_key")
    .orderBy("s.id")
    .execute();
  const { made_at, made_by, reason, at, by, ...decision } = found;
  const { endedOn: lastDay } = decision;
  const isEnded = lastDay !== null && reason !== null && at !== null && by !== null;
  return {
    ...decision,
    ...toResponse({ made_at, made_by }),
    people: people.map((row) => toResponse(row)),
    structures,
    end: isEnded ? { lastDay, ...toResponse({ reason, at, by }) } : null,
  };
}

/** The last day on which a decision is in force. */
const lastDay = sql<Day>`least(d.to_day, coalesce(e.last_day, d.to_day))`;

/** The text of a decision `d` that a search matches. */
export const decisionWords = sql<string>`greek_key(d.number || ' ' || d.ada || ' ' || d.organ || ' ' || d.work)`;

function withShownColumns(query: ReturnType<typeof ofBody>) {
  return query
    .select(["d.id", "d.kind", "d.organ", "d.number", "d.decided_on as decidedOn", "d.ada"])
    .select(["d.gazette", "d.from_day as from", "d.to_day as to", "d.work", "d.kae"])
    .select(["d.month_minutes as monthMinutes", "d.total_minutes as totalMinutes"])
    .select(["e.last_day as endedOn", "n.number as amendedBy"]);
}

function countOf(what: "person" | "structure") {
  const table = sql.table(`overtime_decision_${what}`);
  const count = sql<number>`(
    select count(*)::int from ${table} p where p.organization_id = d.organization_id and p.decision_id = d.id)`;
  return count.as(what === "person" ? "people" : "structures");
}

function ofBody(db: Reader, organizationId: string) {
  return db
    .selectFrom("overtime_decision as d")
    .leftJoin("overtime_decision_end as e", ofOrganization("e.decision_id", "d.id"))
    .leftJoin("overtime_decision as n", (join) =>
      join.onRef("n.organization_id", "=", "d.organization_id").onRef("n.id", "=", "e.amended_by"),
    )
    .where("d.organization_id", "=", organizationId);
}

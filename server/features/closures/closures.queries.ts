import { sql } from "kysely";
import { closureList, type ClosureOut } from "#api/closures.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { matchesWords } from "#server/db/search.ts";
import { rowsIn, type Page } from "#server/db/page.ts";
import { listing } from "#server/lists/listing.ts";
import { closureListTexts, closurePageTexts as t } from "#texts/closures.ts";
import { common } from "#texts/common.ts";

/** The closures of structures, of the whole body, or both. */
export const closureListing = listing(closureList, {
  texts: closureListTexts.structures,
  matching: (db, filter, { today }) => {
    const { organizationId, search, of: place, when } = filter;
    return ofBody(db, organizationId)
      .$if(place === "body", (query) => query.where("c.structure_id", "is", null))
      .$if(place === "structures", (query) => query.where("c.structure_id", "is not", null))
      .$if(when === "coming", (query) => query.where("c.to_day", ">=", today))
      .$if(when === "past", (query) => query.where("c.to_day", "<", today))
      .where(matchesWords(sql`greek_key(c.title) || ' ' || coalesce(s.search_key, '')`, search));
  },
  shown: (matching) => withShownColumns(matching),
  order: {
    by: { from: "c.from_day", to: "c.to_day", title: "c.title", structure: "s.search_key" },
    last: ["c.id"],
  },
  item: (row) => row,
  values: {
    structure: ({ structureTitle }) => structureTitle ?? t.wholeBody,
    withSubstructures: ({ withSubstructures }) => (withSubstructures ? common.yes : ""),
  },
});

/** A page of the closures, of structures and of the body, that overlap a range of days. */
export function closuresBetween(
  db: Reader,
  query: { organizationId: string; from: Day; to: Day },
  page: Page,
): Promise<ClosureOut[]> {
  const list = withShownColumns(ofBody(db, query.organizationId))
    .where("c.to_day", ">=", query.from)
    .where("c.from_day", "<=", query.to)
    .orderBy("c.from_day")
    .orderBy("c.id");
  return rowsIn(list, page);
}

/** One closure; undefined when the body has none of that id. */
export function closureOf(
  db: Reader,
  organizationId: string,
  id: string,
): Promise<ClosureOut | undefined> {
  return withShownColumns(ofBody(db, organizationId)).where("c.id", "=", id).executeTakeFirst();
}

function withShownColumns(query: ReturnType<typeof ofBody>) {
  return query
    .select(["c.id", "c.structure_id as structureId", "c.title", "c.reason", "c.version"])
    .select(["c.with_substructures as withSubstructures", "c.from_day as from", "c.to_day as to"])
    .select("s.title as structureTitle")
    .select(sql<number>`c.to_day - c.from_day + 1`.as("days"));
}

function ofBody(db: Reader, organizationId: string) {
  return db
    .selectFrom("closure as c")
    .leftJoin("structure as s", ofOrganization("s.id", "c.structure_id"))
    .where("c.organization_id", "=", organizationId);
}

import { sql } from "kysely";
import { structureList, type StructureNode, StructureOut } from "#api/structures.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { columnsOf } from "#server/db/columns.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { matchesWords } from "#server/db/search.ts";
import { contractsInForceBy } from "#server/features/schedules/public.ts";
import { listing } from "#server/lists/listing.ts";
import { structureListTexts } from "#texts/structures.ts";

/** The structures of a body. */
export const structureListing = listing(structureList, {
  texts: structureListTexts,
  matching: (db, { organizationId, search, state }, { today }) =>
    db
      .selectFrom("structure as s")
      .where("s.organization_id", "=", organizationId)
      .$if(state === "open", (query) =>
        query.where((of) => of.or([of("s.closed_on", "is", null), of("s.closed_on", ">=", today)])),
      )
      .$if(state === "closed", (query) => query.where("s.closed_on", "<", today))
      .where(matchesWords(sql.ref("s.search_key"), search)),
  shown: (matching, { organizationId }, { db, today }) =>
    matching
      .leftJoin("structure as p", ofOrganization("p.id", "s.parent_id"))
      .leftJoin(
        contractsInForceBy(db, "structure_id", { organizationId, day: today }),
        "n.of",
        "s.id",
      )
      .select(["s.id", "s.code", "s.title", "s.category", "s.phone", "s.version"])
      .select(["p.title as parentTitle", "s.person_in_charge as personInCharge"])
      .select(["s.opened_on as openedOn", "s.closed_on as closedOn"])
      .select((of) => of.fn.coalesce("n.contracts", sql<number>`0`).as("contracts")),
  order: {
    by: { title: "s.search_key", code: "s.code", openedOn: "s.opened_on", contracts: "contracts" },
    last: ["s.id"],
  },
  item: (row) => row,
});

/** Every structure of the body, by code. */
export function structureNodes(
  db: Reader,
  organizationId: string,
  today: Day,
): Promise<StructureNode[]> {
  return db
    .selectFrom("structure as s")
    .leftJoin(
      contractsInForceBy(db, "structure_id", { organizationId, day: today }),
      "n.of",
      "s.id",
    )
    .select(["s.id", "s.parent_id as parentId", "s.code", "s.title", "s.closed_on as closedOn"])
    .select((of) => of.fn.coalesce("n.contracts", sql<number>`0`).as("contracts"))
    .where("s.organization_id", "=", organizationId)
    .orderBy("s.code")
    .execute();
}

/** A structure with its typed fields; undefined if the body has none with that id. */
export function structureOf(
  db: Reader,
  organizationId: string,
  id: string,
): Promise<StructureOut | undefined> {
  return structuresOf(db, organizationId).where("id", "=", id).executeTakeFirst();
}

/** The titles of structures of the bodies, by id; at least one is asked for. */
export async function structureTitles(
  db: Reader,
  organizationIds: readonly string[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("structure")
    .select(["id", "title"])
    .where("organization_id", "in", organizationIds)
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Every structure of the body with its typed fields. */
export function structuresOf(db: Reader, organizationId: string) {
  return db
    .selectFrom("structure")
    .select(columnsOf("structure", StructureOut.keyof().options))
    .where("organization_id", "=", organizationId);
}

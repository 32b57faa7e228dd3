import { sql } from "kysely";
import { deputyActList, type DeputyActItem } from "#api/deputies.ts";
import type { Day } from "#domain/calendar/day.ts";
import { toResponse } from "#server/db/columns.ts";
import { matchesWords } from "#server/db/search.ts";
import { listing } from "#server/lists/listing.ts";
import { deputyListTexts } from "#texts/deputies.ts";

const words = sql<string>`(u.search_key || ' ' || r.search_key || ' ' || greek_key(d.number || ' ' || d.ada))`;

const stateAt = (today: Day) =>
  sql<
    DeputyActItem["state"]
  >`case when d.ended_at is not null then 'ended' when d.to_day < ${today}::date then 'past'
    when s.id is null then 'void' when s.to_day < greatest(d.from_day, ${today}::date) then 'lapsed'
    when d.from_day > ${today}::date then 'coming' else 'holds' end`.as("state");

/** The deputy acts of the body. */
export const deputyActListing = listing(deputyActList, {
  texts: deputyListTexts,
  matching: (db, { organizationId, search, when }, { today }) =>
    db
      .selectFrom("deputy_act as d")
      .innerJoin("app_user as u", "u.id", "d.user_id")
      .innerJoin("app_user as r", "r.id", "d.represents")
      .innerJoin("app_user as m", "m.id", "d.made_by")
      .leftJoin("app_user as e", "e.id", "d.ended_by")
      .leftJoin("standing_deputy_act as s", (join) =>
        join.onRef("s.organization_id", "=", "d.organization_id").onRef("s.id", "=", "d.id"),
      )
      .where("d.organization_id", "=", organizationId)
      .$if(when === "coming", (query) =>
        query.where("d.to_day", ">=", today).where("d.ended_at", "is", null),
      )
      .$if(when === "past", (query) =>
        query.where((of) => of.or([of("d.to_day", "<", today), of("d.ended_at", "is not", null)])),
      )
      .where(matchesWords(words, search))
      .select(stateAt(today)),
  shown: (matching) =>
    matching
      .select(["d.id", "d.number", "d.ada", "d.decided_on", "d.made_at", "d.ended_at"])
      .select(["d.from_day as from", "d.to_day as to", "s.to_day as holdsTo", "d.end_reason"])
      .select(["u.nick_name as deputy", "r.nick_name as represents"])
      .select(["m.nick_name as madeBy", "e.nick_name as endedBy"]),
  order: { by: { from: "d.from_day", madeAt: "d.made_at" }, last: ["d.id"] },
  item: (row) => toResponse(row),
});

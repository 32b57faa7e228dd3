import { sql } from "kysely";
import { workCardList, type WorkCardDetails, type WorkCardItem } from "#api/ergani.ts";
import { clockAt } from "#domain/calendar/clock.ts";
import { dayAt } from "#domain/calendar/zone.ts";
import { toResponse } from "#server/db/columns.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { listing, type FiltersOf } from "#server/lists/listing.ts";
import { workCardListTexts } from "#texts/ergani.ts";

/** The work cards of a body. */
export const workCardListing = listing(workCardList, {
  texts: workCardListTexts,
  matching: (db, filter) => matching(db, filter),
  shown: (matching) => withShownColumns(matching),
  order: { by: { at: "k.at", name: "e.search_key" }, last: ["k.id"] },
  item: (row) => itemFrom(row),
  values: {
    day: ({ at }) => dayAt(at),
    time: ({ at }) => clockAt(at),
    lateReason: ({ lateReason }) => lateReason,
  },
});

/** A card with its history; undefined if the body has no such card. */
export async function cardDetails(
  db: Reader,
  organizationId: string,
  id: string,
): Promise<WorkCardDetails | undefined> {
  const found = await withShownColumns(matching(db, { organizationId }))
    .select("k.made_at")
    .where("k.id", "=", id)
    .executeTakeFirst();
  if (!found) return undefined;
  const attempts = await db
    .selectFrom("work_card_attempt")
    .select(["began_at", "outcome", "late_reason", "answer", "protocol", "submitted"])
    .where((of) => of.and({ organization_id: organizationId, card_id: id }))
    .orderBy("seq")
    .execute();
  const requests = await db
    .selectFrom("work_card_request as q")
    .innerJoin("app_user as u", "u.id", "q.by_user")
    .select(["q.at", "u.nick_name as by", "q.late_reason"])
    .where((of) => of.and({ "q.organization_id": organizationId, "q.card_id": id }))
    .orderBy("q.seq")
    .execute();
  return {
    ...itemFrom(found),
    madeAt: found.made_at.toISOString(),
    attempts: attempts.map(toResponse),
    requests: requests.map(toResponse),
  };
}

function matching(
  db: Reader,
  { organizationId, search, state, from, to }: FiltersOf<typeof workCardList>,
) {
  return db
    .selectFrom("work_card as k")
    .innerJoin("contract as c", ofOrganization("c.id", "k.contract_id"))
    .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
    .where("k.organization_id", "=", organizationId)
    .where((of) => of.and(conditionsOf({ "k.state": state })))
    .$if(from !== undefined, (query) => query.where("k.work_date", ">=", from ?? ""))
    .$if(to !== undefined, (query) => query.where("k.work_date", "<=", to ?? ""))
    .where(matchesWords(sql`(e.search_key || ' ' || e.afm || ' ' || greek_key(c.number))`, search));
}

/** The columns of an item, with the last of its attempts. */
function withShownColumns(list: ReturnType<typeof matching>) {
  return list
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom("work_card_attempt as t")
          .select(["t.late_reason", "t.answer", "t.protocol"])
          .whereRef("t.organization_id", "=", "k.organization_id")
          .whereRef("t.card_id", "=", "k.id")
          .orderBy("t.seq", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .select(["k.id", "k.contract_id", "c.number", "e.afm", "e.last_name", "e.first_name"])
    .select(["k.work_date", "k.kind", "k.at", "k.state", "k.tries", goesAt.as("next_try_at")])
    .select(["last.late_reason", "last.answer", "last.protocol"]);
}

/** Null while the body does not submit; during an outage not before its next attempt. */
const goesAt = sql<Date | null>`case when k.state = 'waiting' and (
    select s.is_on from ergani_switch s where s.organization_id = k.organization_id order by s.seq desc limit 1)
  then greatest(k.next_try_at, (
    select o.next_try_at from ergani_outage o where o.organization_id = k.organization_id and o.to_at is null)) end`;

type Row = Awaited<ReturnType<ReturnType<typeof withShownColumns>["execute"]>>[number];

function itemFrom(row: Row): WorkCardItem {
  return { ...toResponse(row), answer: row.answer ?? "" };
}

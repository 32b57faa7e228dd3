import { sql } from "kysely";
import { unlockList, unlockQueue } from "#api/unlocks.ts";
import { toResponse } from "#server/db/columns.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import { isAfmOf } from "#server/kernel/own-affairs.ts";
import { prepared } from "#server/db/pipelined.ts";
import { matchesWords } from "#server/db/search.ts";
import { listings } from "#server/lists/listing.ts";
import { unlockListTexts, unlockTexts } from "#texts/unlocks.ts";

/** The requests of a body, and of all bodies. The scope of the transaction decides which. */
export const unlockListings = listings(
  { ofBody: unlockList, ofBodies: unlockQueue },
  {
    texts: unlockListTexts,
    matching: (db, { search, state }) =>
      db
        .selectFrom("unlock_request as u")
        .modifyFront(prepared)
        .innerJoin("organization as o", "o.id", "u.organization_id")
        .innerJoin("structure as s", ofOrganization("s.id", "u.structure_id"))
        .innerJoin("unlock_reason as r", "r.code", "u.reason")
        .leftJoin("contract as c", ofOrganization("c.id", "u.contract_id"))
        .leftJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
        .where((of) => of.and(conditionsOf({ "u.state": state })))
        .where(
          matchesWords(
            sql`o.search_key || ' ' || s.search_key || ' ' || coalesce(e.search_key, '')`,
            search,
          ),
        ),
    shown: (matching, _query, { actor }) =>
      matching
        .leftJoin("app_user as asker", "asker.id", "u.asked_by")
        .leftJoinLateral(decisionOf(), (join) => join.onTrue())
        .select(["u.organization_id as organizationId", "o.description as organization", "u.id"])
        .select(["u.structure_id as structureId", "s.title as structure"])
        .select(["u.contract_id as contractId", "e.last_name", "e.first_name"])
        .select(["u.from_day as from", "u.to_day as to", "r.title as reason", "u.explanation"])
        .select(["u.state", "u.asked_by", "u.asked_at", "asker.nick_name as asker"])
        .select(["u.expires_at", "d.at", "d.by", "d.reason as answer"])
        .select(hasOwnDays(actor.userId).as("hasOwnDays")),
    order: {
      by: {
        askedAt: "u.asked_at",
        from: "u.from_day",
        structure: "s.search_key",
        organization: "o.search_key",
      },
      last: ["u.id"],
    },
    item: ({ last_name, first_name, asked_by, asker, at, by, ...row }, { actor }) => ({
      ...toResponse(row),
      person: last_name === null ? null : `${last_name} ${first_name ?? ""}`.trim(),
      askedBy: asker ?? "",
      isOwn: asked_by === actor.userId,
      decidedBy: by,
      decidedAt: at?.toISOString() ?? null,
      answer: row.answer ?? "",
    }),
    values: { who: ({ person }) => person ?? unlockTexts.everyone },
  },
);

/** Whether a contract of the user is among those that `u` would unlock. */
function hasOwnDays(userId: string) {
  return sql<boolean>`exists (
    select from running_term t
    join contract c on c.organization_id = t.organization_id and c.id = t.contract_id
    join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    where t.organization_id = u.organization_id and t.structure_id = u.structure_id
      and t.first_day <= u.to_day and t.last_day >= u.from_day
      and (u.contract_id is null or u.contract_id = t.contract_id) and ${isAfmOf(userId)})`;
}

/** The last act that decided on `u`: granted or refused. */
function decisionOf() {
  return sql<{ at: Date | null; by: string | null; reason: string | null }>`(
    select a.at, b.nick_name as by, a.reason
    from unlock_request_act a left join app_user b on b.id = a.by_user
    where a.organization_id = u.organization_id and a.request_id = u.id and a.state in ('granted', 'refused')
    order by a.seq desc limit 1)`.as("d");
}

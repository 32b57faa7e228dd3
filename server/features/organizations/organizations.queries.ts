import { sql } from "kysely";
import type { OutputOf } from "#api/call.ts";
import {
  type OrganizationItem,
  organizationList,
  type OrganizationOfUser,
  type organizations,
} from "#api/organizations.ts";
import { hasFullAccess, seesAllOrganizations } from "#domain/access.ts";
import type { Day } from "#domain/calendar/day.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { listing } from "#server/lists/listing.ts";
import { organizationListTexts } from "#texts/organizations.ts";
import { roleIn, type SignedContext } from "#server/kernel/context.ts";
import { shownColumns } from "./organization-row.ts";

type NamedOrganization = { id: string; description: string; shortTitle: string };

/** The organizations that the actor sees. */
export const organizationListing = listing(organizationList, {
  texts: organizationListTexts,
  matching: (db, { search, regime }, asking) =>
    visibleOrganizations({ ...asking, db })
      .where((of) => of.and(conditionsOf({ regime: regime })))
      .where(matchesWords(sql.ref("search_key"), search)),
  shown: (matching) => matching.select("id").select(shownColumns),
  order: { by: { description: "search_key", afm: "afm", legalForm: "legal_form" }, last: ["id"] },
  item: (row) => itemOf(row),
});

/** An organization that the actor sees; undefined for any other. */
export async function organizationOf(
  ctx: SignedContext,
  id: string,
): Promise<OrganizationItem | undefined> {
  const row = await visibleOrganizations(ctx)
    .select("id")
    .select(shownColumns)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && itemOf(row);
}

type Counts = Pick<
  OutputOf<typeof organizations.getById>,
  "structures" | "employees" | "users" | "successor"
>;

/** Open structures and people under contract on a day, users, and the body that succeeds it; read within the organization's scope. */
export async function countsOf(db: Reader, organizationId: string, today: Day): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*)::int from structure s where s.organization_id = ${organizationId}
        and coalesce(s.closed_on, 'infinity') >= ${today}::date) as structures,
      (select count(distinct t.employee_id)::int from running_term t
        where t.organization_id = ${organizationId} and ${today}::date between t.first_day and t.last_day) as employees,
      (select count(*)::int from user_organization l join app_user u on u.id = l.user_id
        where l.organization_id = ${organizationId} and u.disabled_at is null) as users,
      (select s.description from organization o join organization s on s.id = o.successor_id
        where o.id = ${organizationId}) as successor`.execute(db);
  return rows[0] ?? { structures: 0, employees: 0, users: 0, successor: null };
}

/** Every organization for the agency's roles, else those the actor is linked to, oldest first. */
export async function organizationsOfActor(ctx: SignedContext): Promise<OrganizationOfUser[]> {
  const rows = await visibleOrganizations(ctx)
    .select(["id", "description", "short_title as shortTitle", "ends_on as endsOn"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => {
    const area = roleIn(ctx, row.id);
    const fullAccess = hasFullAccess(area, ctx.rights.get(row.id) ?? null);
    return { ...row, fullAccess, area, deputyTo: ctx.deputyActs.get(row.id)?.to ?? null };
  });
}

/** Every organization with the number of enabled users linked to it, by name. */
export async function audiences(db: Reader): Promise<(NamedOrganization & { users: number })[]> {
  const rows = await db
    .selectFrom("organization as o")
    .leftJoin("user_organization as l", "l.organization_id", "o.id")
    .leftJoin("app_user as u", (join) =>
      join.onRef("u.id", "=", "l.user_id").on("u.disabled_at", "is", null),
    )
    .select(["o.id", "o.description", "o.short_title as shortTitle"])
    .select((of) => of.fn.count<string>("u.id").as("users"))
    .groupBy("o.id")
    .orderBy("o.search_key")
    .execute();
  return rows.map((row) => ({ ...row, users: Number(row.users) }));
}

/** Every organization with the user's right there, by name. */
export async function assignmentOf(
  db: Reader,
  userId: string,
): Promise<OutputOf<typeof organizations.getForUserAssignment>> {
  const rows = await db
    .selectFrom("organization as o")
    .leftJoin("user_organization as l", (join) =>
      join.onRef("l.organization_id", "=", "o.id").on("l.user_id", "=", userId),
    )
    .select(["o.id", "o.description", "o.short_title as shortTitle", "l.access_right as right"])
    .orderBy("o.search_key")
    .execute();
  return rows.map((row) => ({
    ...row,
    right: row.right === "full" || row.right === "read" ? row.right : null,
  }));
}

function visibleOrganizations(ctx: Pick<SignedContext, "actor" | "rights" | "db">) {
  const all = seesAllOrganizations(ctx.actor.role);
  const linked = [...ctx.rights.keys()];
  return ctx.db
    .selectFrom("organization")
    .$if(!all, (query) => query.where("id", "=", sql<string>`any(${linked}::uuid[])`));
}

type Row = Omit<OrganizationItem, "regime"> & { regime: string };

function itemOf({ regime, ...row }: Row): OrganizationItem {
  return { ...row, regime: regime === "private" ? "private" : "public" };
}

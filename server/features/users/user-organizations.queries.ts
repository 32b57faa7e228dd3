import { sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import type { UserOrganization, userOrganizations } from "#api/user-organizations.ts";
import type { Role } from "#domain/access.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { sortedBy } from "#server/db/sorting.ts";
import { rowsIn, type Stretch } from "#server/db/stretch.ts";

/** Which links a list shows, and in what order. */
export type LinkFilter = Omit<InputOf<typeof userOrganizations.getAll>, "skip" | "take">;

/** How many links of users to organizations pass the filter. */
export async function linkCount(db: Reader, filter: LinkFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select((of) => of.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A stretch of the list of links that pass the filter. */
export async function linkItems(
  db: Reader,
  filter: LinkFilter,
  stretch: Stretch,
): Promise<UserOrganization[]> {
  const columns = {
    nickName: "u.search_key",
    description: "o.search_key",
    grantedAt: "l.granted_at",
  };
  const rows = matching(db, filter)
    .select(["u.id as userId", "u.user_name as userName", "u.nick_name as nickName", "u.role"])
    .select(["u.disabled_at", "o.id as organizationId", "o.description"])
    .select(["l.access_right", "l.granted_at"]);
  const found = await rowsIn(sortedBy(rows, filter.sort, columns, "o.id"), stretch);
  return found.map(({ role, disabled_at, access_right, granted_at, ...row }) => ({
    ...row,
    // Guarantee: a check of the table keeps the column to the roles.
    area: role as Role,
    isDisabled: disabled_at !== null,
    right: access_right === "full" ? "full" : "read",
    grantedAt: granted_at.toISOString(),
  }));
}

function matching(db: Reader, { search, userId, organizationId, right }: LinkFilter) {
  return db
    .selectFrom("user_organization as l")
    .innerJoin("app_user as u", "u.id", "l.user_id")
    .innerJoin("organization as o", "o.id", "l.organization_id")
    .where("u.deleted_at", "is", null)
    .$if(userId !== undefined, (query) => query.where("u.id", "=", userId ?? ""))
    .$if(organizationId !== undefined, (query) => query.where("o.id", "=", organizationId ?? ""))
    .$if(right !== undefined, (query) => query.where("l.access_right", "=", right ?? ""))
    .$if(Boolean(search), (query) =>
      query.where(matchesWords(sql`(u.search_key || ' ' || o.search_key)`, search ?? "")),
    );
}

import { sql } from "kysely";
import { type Link, type UserItem, userList } from "#api/user-register.ts";
import type { Role } from "#domain/access.ts";
import { administeredRoles } from "#domain/identity/user-rights.ts";
import { toResponse } from "#server/db/columns.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { listing } from "#server/lists/listing.ts";
import { userListTexts, userStateTexts } from "#texts/users.ts";

/** The users that the actor administers. */
export const userListing = listing(userList, {
  texts: userListTexts,
  matching: (db, filter, { actor }) => {
    const { search, area, state, organizationId } = filter;
    return existing(db, administeredRoles(actor.role))
      .where((of) => of.and(conditionsOf({ "u.role": area })))
      .$if(state !== "all", (query) =>
        query.where("u.disabled_at", state === "disabled" ? "is not" : "is", null),
      )
      .$if(organizationId !== undefined, (query) =>
        query.where((of) =>
          of.exists(
            of
              .selectFrom("user_organization as l")
              .select("l.user_id")
              .whereRef("l.user_id", "=", "u.id")
              .where("l.organization_id", "=", organizationId ?? ""),
          ),
        ),
      )
      .where(matchesWords(sql.ref("u.search_key"), search));
  },
  shown: (matching) => itemsOf(matching),
  order: {
    by: {
      nickName: "u.search_key",
      userName: "u.user_name",
      area: "u.role",
      lastSignInAt: { emptyLast: "lastSignInAt" },
    },
    last: ["u.id"],
  },
  item: (row) => itemOf(row),
  values: { state: ({ isDisabled }) => userStateTexts[isDisabled ? "disabled" : "active"] },
});

/** A user of the roles as in the list, with the additional details. */
export async function userDetails(db: Reader, roles: readonly Role[], id: string, now: Date) {
  const row = await itemsOf(existing(db, roles))
    .select(["u.one_time_until", "u.created_at"])
    .select((of) =>
      of
        .selectFrom("session as s")
        .select((one) => one.fn.countAll<number>().as("live"))
        .whereRef("s.user_id", "=", "u.id")
        .where("s.ended_at", "is", null)
        .where("s.expires_at", ">", now)
        .as("sessions"),
    )
    .where("u.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { sessions, one_time_until, created_at: createdAt, ...item } = row;
  return {
    ...itemOf(item),
    links: await linksOf(db, id),
    sessions: Number(sessions),
    owesPassword: one_time_until !== null,
    createdAt: createdAt.toISOString(),
  };
}

async function linksOf(db: Reader, userId: string): Promise<(Link & { description: string })[]> {
  const rows = await db
    .selectFrom("user_organization as l")
    .innerJoin("organization as o", "o.id", "l.organization_id")
    .select(["o.id", "o.description", "l.access_right"])
    .where("l.user_id", "=", userId)
    .orderBy("o.description")
    .execute();
  return rows.map((row) => ({
    organizationId: row.id,
    right: row.access_right === "full" ? "full" : "read",
    description: row.description,
  }));
}

function existing(db: Reader, roles: readonly Role[]) {
  return db
    .selectFrom("app_user as u")
    .where("u.deleted_at", "is", null)
    .where("u.role", "in", roles);
}

function itemsOf(users: ReturnType<typeof existing>) {
  return users
    .select(["u.id", "u.user_name", "u.role", "u.nick_name", "u.email", "u.phone", "u.afm"])
    .select(["u.valid_until", "u.disabled_at", "u.version"])
    .select((of) => [
      of
        .selectFrom("user_organization as l")
        .select((one) => one.fn.countAll<string>().as("links"))
        .whereRef("l.user_id", "=", "u.id")
        .as("organizations"),
      of
        .selectFrom("login_log as g")
        .select((one) => one.fn.max("g.at").as("at"))
        .whereRef("g.user_id", "=", "u.id")
        .where("g.outcome", "=", "signed-in")
        .as("lastSignInAt"),
      // As `exists`, it would be evaluated for all users at once, which reads the whole table.
      of
        .selectFrom("second_factor as f")
        .select("f.id")
        .whereRef("f.user_id", "=", "u.id")
        .where("f.confirmed_at", "is not", null)
        .limit(1)
        .as("secondFactor"),
    ]);
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof itemsOf>["execute"]>>[number];

function itemOf({ role, disabled_at, secondFactor, organizations, ...row }: ItemRow): UserItem {
  return {
    ...toResponse(row),
    area: role,
    isDisabled: disabled_at !== null,
    hasSecondFactor: secondFactor !== null,
    organizations: Number(organizations),
  };
}

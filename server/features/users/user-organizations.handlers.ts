import { sql } from "kysely";
import { type userOrganizations, linkList } from "#api/user-organizations.ts";
import { asTold } from "#server/db/columns.ts";
import { matchesWords } from "#server/db/search.ts";
import { wantedIn } from "#server/db/wanted.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { listing } from "#server/lists/listing.ts";
import { linkListTexts, userStandingTexts } from "#texts/users.ts";
import { assignOrganizations } from "./assign-organizations.ts";

/** The links of users to organizations. */
const linkListing = listing(linkList, {
  texts: linkListTexts,
  matching: (db, { search, userId, organizationId, right }) =>
    db
      .selectFrom("user_organization as l")
      .innerJoin("app_user as u", "u.id", "l.user_id")
      .innerJoin("organization as o", "o.id", "l.organization_id")
      .where("u.deleted_at", "is", null)
      .where((of) =>
        of.and(wantedIn({ "u.id": userId, "o.id": organizationId, "l.access_right": right })),
      )
      .where(matchesWords(sql`(u.search_key || ' ' || o.search_key)`, search)),
  shown: (matching) =>
    matching
      .select(["u.id as userId", "u.user_name as userName", "u.nick_name as nickName", "u.role"])
      .select(["u.disabled_at", "o.id as organizationId", "o.description"])
      .select(["l.access_right", "l.granted_at"]),
  order: {
    by: { nickName: "u.search_key", description: "o.search_key", grantedAt: "l.granted_at" },
    last: ["o.id"],
  },
  item: ({ role, disabled_at, access_right, ...row }) => ({
    ...asTold(row),
    area: role,
    isDisabled: disabled_at !== null,
    right: access_right,
  }),
  values: {
    state: ({ isDisabled }) => userStandingTexts[isDisabled ? "disabled" : "active"],
  },
});

export const userOrganizationHandlers: Handlers<typeof userOrganizations> = {
  getAll: linkListing.getAll,
  export: linkListing.export,
  assign: assignOrganizations,
};

import { sql } from "kysely";
import type { OutputOf } from "#api/call.ts";
import { type userOrganizations, linkList, type Assignment } from "#api/user-organizations.ts";
import { toResponse } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import { deleteRows, updateRows } from "#server/db/rows.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault, notFound } from "#server/kernel/fault.ts";
import { answerPartOnce } from "#server/kernel/idempotency.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { listing } from "#server/lists/listing.ts";
import { linkListTexts, userStateTexts, userTexts } from "#texts/users.ts";
import { editedUser } from "./user-row.ts";

type Outcome = OutputOf<typeof userOrganizations.assign>["outcomes"][number];

const linkListing = listing(linkList, {
  texts: linkListTexts,
  matching: (db, { search, userId, organizationId, right }) =>
    db
      .selectFrom("user_organization as l")
      .innerJoin("app_user as u", "u.id", "l.user_id")
      .innerJoin("organization as o", "o.id", "l.organization_id")
      .where("u.deleted_at", "is", null)
      .where((of) =>
        of.and(conditionsOf({ "u.id": userId, "o.id": organizationId, "l.access_right": right })),
      )
      .where(matchesWords(sql`(u.search_key || ' ' || o.search_key)`, search)),
  shown: (matching, _query, { today }) =>
    matching
      .select(["u.id as userId", "u.user_name as userName", "u.nick_name as nickName", "u.role"])
      .select(["u.disabled_at", "o.id as organizationId", "o.description"])
      .select(["l.access_right", "l.granted_at"])
      .select((of) =>
        of
          .selectFrom("standing_deputy_act as d")
          .select("d.to_day")
          .whereRef("d.user_id", "=", "l.user_id")
          .whereRef("d.organization_id", "=", "l.organization_id")
          .where("d.from_day", "<=", today)
          .where("d.to_day", ">=", today)
          .limit(1)
          .as("deputyTo"),
      ),
  order: {
    by: { nickName: "u.search_key", description: "o.search_key", grantedAt: "l.granted_at" },
    last: ["o.id"],
  },
  item: ({ role, disabled_at, access_right, ...row }) => ({
    ...toResponse(row),
    area: role,
    isDisabled: disabled_at !== null,
    right: access_right,
  }),
  values: { state: ({ isDisabled }) => userStateTexts[isDisabled ? "disabled" : "active"] },
});

export const userOrganizationHandlers: Handlers<typeof userOrganizations> = {
  ...linkListing.calls,
  /** Sets each link separately, in its own transaction with its own audit entry and response; a repeated call gets these again. */
  assign: async (ctx, { links }) => {
    const outcomes: Outcome[] = [];
    for (const link of links) outcomes.push(await assigned(ctx, link));
    return { outcomes };
  },
};

async function assigned(ctx: SignedContext, link: Assignment): Promise<Outcome> {
  const { userId, organizationId } = link;
  try {
    const changed = await answerPartOnce(ctx, `${userId} ${organizationId}`, (part) =>
      changedLink(part, link),
    );
    return { userId, organizationId, outcome: changed ? "done" : "unchanged", message: null };
  } catch (error) {
    if (!(error instanceof Fault) || error.fault !== "not-found") throw error;
    return { userId, organizationId, outcome: "refused", message: userTexts.linkOfNothing };
  }
}

/** Whether the link was another before. */
async function changedLink(ctx: SignedContext, link: Assignment): Promise<boolean> {
  const { userId, organizationId, right } = link;
  return writeSystem(ctx, "user.assign-organization", async (tx) => {
    const { version } = await editedUser(ctx, tx, { id: userId });
    const before = await rightOf(tx, link);
    if (before === right) return { entry: null, result: false };
    await setRight(tx, link);
    await updateRows(tx, "app_user", { id: userId }, { version: version + 1 });
    return {
      entry: entryOf("user", userId, {
        before: { organizationId, right: before },
        after: { organizationId, right },
      }),
      access: [userId],
      result: true,
    };
  });
}

async function rightOf(tx: Writer, { userId, organizationId }: Assignment) {
  const found = await tx
    .selectFrom("organization as o")
    .leftJoin("user_organization as l", (join) =>
      join.onRef("l.organization_id", "=", "o.id").on("l.user_id", "=", userId),
    )
    .select("l.access_right")
    .where("o.id", "=", organizationId)
    .executeTakeFirstOrThrow(notFound);
  return found.access_right;
}

async function setRight(tx: Writer, { userId, organizationId, right }: Assignment): Promise<void> {
  if (right === null) {
    await deleteRows(tx, "user_organization", { user_id: userId, organization_id: organizationId });
    return;
  }
  await tx
    .insertInto("user_organization")
    .values({ user_id: userId, organization_id: organizationId, access_right: right })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "organization_id"]).doUpdateSet({ access_right: right }),
    )
    .execute();
}

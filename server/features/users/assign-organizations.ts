import type { OutputOf } from "#api/call.ts";
import type { Assignment, userOrganizations } from "#api/user-organizations.ts";
import type { Writer } from "#server/db/handles.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault, notFound } from "#server/kernel/fault.ts";
import { unrepeated } from "#server/kernel/idempotency.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { userTexts } from "#texts/users.ts";
import { editedUser } from "./user-row.ts";

type Outcome = OutputOf<typeof userOrganizations.assign>["outcomes"][number];

/** Sets each link by itself, in a transaction and with an audit entry of its own; a repeat finds them unchanged. */
export const assignOrganizations: Handler<typeof userOrganizations.assign> = async (
  ctx,
  { links },
) => {
  const outcomes: Outcome[] = [];
  for (const link of links) outcomes.push(await assigned(ctx, link));
  for (const userId of new Set(links.map((link) => link.userId))) ctx.sessions.forgetUser(userId);
  return { outcomes };
};

async function assigned(ctx: SignedContext, link: Assignment): Promise<Outcome> {
  const { userId, organizationId, right } = link;
  try {
    const changed = await writeSystem(unrepeated(ctx), "user.assign-organization", async (tx) => {
      const { version } = await editedUser(ctx, tx, { id: userId });
      const before = await rightOf(tx, link);
      if (before === right) return { entry: null, result: false };
      await setRight(tx, link);
      await tx
        .updateTable("app_user")
        .set({ version: version + 1 })
        .where("id", "=", userId)
        .execute();
      return {
        entry: entryOf("user", userId, {
          before: { organizationId, right: before },
          after: { organizationId, right },
        }),
        result: true,
      };
    });
    return { userId, organizationId, outcome: changed ? "done" : "unchanged", message: null };
  } catch (error) {
    if (!(error instanceof Fault) || error.fault !== "not-found") throw error;
    return { userId, organizationId, outcome: "refused", message: userTexts.linkOfNothing };
  }
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
    await tx
      .deleteFrom("user_organization")
      .where("user_id", "=", userId)
      .where("organization_id", "=", organizationId)
      .execute();
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

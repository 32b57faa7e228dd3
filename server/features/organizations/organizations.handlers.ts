import { hasFullAccess, seesAllOrganizations } from "#domain/access.ts";
import type { OrganizationOfUser, organizations } from "#api/organizations.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";

export const organizationHandlers: Handlers<typeof organizations> = {
  getAllForCurrentUser: organizationsOfActor,
};

/** Every organization for the agency's roles, else those the actor is linked to, by name. */
async function organizationsOfActor(ctx: SignedContext): Promise<OrganizationOfUser[]> {
  const linked = [...ctx.rights.keys()];
  const all = seesAllOrganizations(ctx.actor.role);
  if (!all && linked.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("organization")
    .select(["id", "description", "short_title"])
    .$if(!all, (query) => query.where("id", "in", linked))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    description: row.description,
    shortTitle: row.short_title,
    fullAccess: hasFullAccess(ctx.actor.role, ctx.rights.get(row.id) ?? null),
  }));
}

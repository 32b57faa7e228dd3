import { administeredRoles } from "#domain/identity/user-rights.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault, notFound } from "#server/kernel/fault.ts";

/** Throws `not-found` unless the actor administers the user. */
export async function requireAdministered(ctx: SignedContext, userId: string): Promise<void> {
  const roles = administeredRoles(ctx.actor.role);
  if (roles.length === 0) throw new Fault("not-found");
  await ctx.db
    .selectFrom("app_user")
    .select("id")
    .where("id", "=", userId)
    .where("role", "in", roles)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow(notFound);
}

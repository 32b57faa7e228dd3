import type { account } from "#api/account.ts";
import { administeredRoles } from "#domain/identity/user-rights.ts";
import { toResponse } from "#server/db/columns.ts";
import { updateRows } from "#server/db/rows.ts";
import { endSessions } from "#server/features/sign-in/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { notFound } from "#server/kernel/fault.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { requireAdministered } from "./administered.ts";

/** Live sessions of the actor, or of a user the actor administers, newest first. */
export const liveSessions: Handler<typeof account.getSessions> = async (ctx, { userId }) => {
  const whose = userId ?? ctx.actor.userId;
  const rows = await reachable(ctx)
    .select(["s.id", "s.started_at", "s.expires_at", "s.ip", "s.user_agent", "s.method"])
    .select(["s.token_hash", "s.seen_at"])
    .where("s.user_id", "=", whose)
    .orderBy("s.started_at", "desc")
    .execute();
  if (rows.length === 0 && whose !== ctx.actor.userId) await requireAdministered(ctx, whose);
  return rows.map(({ token_hash, seen_at, method, ...row }) => ({
    ...toResponse(row),
    method: method === "taxis" || method === "app" ? method : "password",
    lastSeenAt: (seen_at ?? row.started_at).toISOString(),
    isCurrent: token_hash.equals(ctx.sessionHash),
  }));
};

/** Ends a session of the actor, or of a user the actor administers; throws `not-found` for any other. */
export const endSession: Handler<typeof account.endSession> = async (ctx, { id }) => {
  const found = await reachable(ctx)
    .select(["s.token_hash", "s.user_id"])
    .where("s.id", "=", id)
    .executeTakeFirstOrThrow(notFound);
  const { token_hash: hash, user_id: userId } = found;
  return writeSystem(ctx, "session.end", async (tx) => {
    await updateRows(tx, "session", { token_hash: hash }, { ended_at: ctx.now });
    const entry = entryOf("user", userId, { after: { session: id } });
    return { entry, access: [userId], result: { ended: true } as const };
  });
};

/** Ends every session of the actor except this one. */
export const endOtherSessions: Handler<typeof account.endOtherSessions> = (ctx) => {
  const { userId } = ctx.actor;
  return writeSystem(ctx, "session.end-others", async (tx) => {
    const ended = await endSessions(tx, ctx.now, userId, ctx.sessionHash);
    const entry = entryOf("user", userId, { after: { ended } });
    return { entry: ended === 0 ? null : entry, access: [userId], result: { ended } };
  });
};

/** Live sessions that the actor may see: their own and those of users in the roles they administer. */
function reachable(ctx: SignedContext) {
  const { userId, role } = ctx.actor;
  const roles = administeredRoles(role);
  return ctx.db
    .selectFrom("session as s")
    .innerJoin("app_user as u", "u.id", "s.user_id")
    .where("s.ended_at", "is", null)
    .where("s.expires_at", ">", ctx.now)
    .where("u.disabled_at", "is", null)
    .where((of) =>
      of.or([of("u.id", "=", userId), ...(roles.length > 0 ? [of("u.role", "in", roles)] : [])]),
    );
}

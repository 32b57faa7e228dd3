import { sql, type Transaction } from "kysely";
import type { SignedIn } from "#api/sign-in.ts";
import { type Role, seesAllOrganizations } from "#domain/access.ts";
import { addDays } from "#domain/calendar/day.ts";
import { midnightOf } from "#domain/calendar/zone.ts";
import type { SecurityRules } from "#domain/identity/security-rules.ts";
import type { DB } from "#server/db/database.gen.ts";
import { inColumns } from "#server/db/columns.ts";
import { insertRow, updateRows } from "#server/db/rows.ts";
import type { Context } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { newToken, tokenHash } from "#server/kernel/session.ts";
import { forgetTries } from "./rate-limit.ts";
import { rememberDevice } from "./known-device.ts";
import { logAttempt } from "./log-attempt.ts";
import { requiredStepOf, type SignInMethod } from "./required-step.ts";
import { securityRules } from "./security-rules.ts";
import { type SigningInUser, signingInUser } from "./signing-in-user.ts";

/**
 * Opens a session for a user who has proved their identity; if as many are live as the rules allow, the oldest ends. A
 * browser's session is bound to a cookie that scripts cannot read. Throws `wrong-credentials` when the user was
 * disabled meanwhile, or the secret was already used.
 */
export async function openSession(
  ctx: Context,
  userId: string,
  method: SignInMethod,
): Promise<SignedIn> {
  const token = newToken();
  const companion =
    ctx.origin.fromBrowser && ctx.config.sessionBinding !== "off" ? newToken() : null;
  const opened = await ctx.database.kysely.transaction().execute(async (tx) => {
    await tx.selectFrom("app_user").select("id").where("id", "=", userId).forUpdate().execute();
    const user = await signingInUser(ctx, tx, { column: "id", value: userId });
    if (!user) throw new Fault("wrong-credentials");
    if (method === "password" && user.oneTime) await spendOneTime(ctx, tx, user);
    const rules = await securityRules(tx, ctx.config);
    const expiresAt = expiryOf(user, ctx.now, rules["session.minutes"]);
    const owes = await requiredStepOf(ctx, tx, user, method);
    const ended = await endBeyond(ctx, tx, userId, rules["session.most"] - 1);
    await insertRow(tx, "session", {
      token_hash: tokenHash(token),
      ...inColumns({ userId, expiresAt, method, owes }),
      started_at: ctx.now,
      ip: ctx.origin.ip,
      user_agent: ctx.origin.userAgent,
      confirmed_at: method === "taxis" ? ctx.now : null,
      idle_minutes: idleMinutesOf(user.role, rules),
      binding_hash: companion === null ? null : tokenHash(companion),
    });
    await logAttempt(ctx, { userId, method, outcome: "signed-in" }, tx);
    const minutes = Math.floor((expiresAt.getTime() - ctx.now.getTime()) / 60_000);
    return { user, owes, ended, minutes };
  });
  for (const hash of opened.ended) ctx.sessions.forget(hash);
  if (companion !== null) ctx.cookies.give("bind", companion, opened.minutes * 60);
  const { user, owes, minutes } = opened;
  await forgetTries(ctx, { account: user.userName, userId });
  rememberDevice(ctx, userId);
  return { token, expiresIn: minutes, area: user.role, nickName: user.nickName, owes };
}

async function spendOneTime(ctx: Context, tx: Transaction<DB>, { id, oneTime }: SigningInUser) {
  if (!oneTime || oneTime.isUsed) throw new Fault("wrong-credentials");
  await updateRows(tx, "app_user", { id }, { one_time_used_at: ctx.now });
}

/** A session never outlasts the last day on which its user may sign in. */
function expiryOf({ validUntil }: SigningInUser, now: Date, minutes: number): Date {
  const usual = now.getTime() + minutes * 60_000;
  return new Date(
    validUntil === null ? usual : Math.min(usual, midnightOf(addDays(validUntil, 1))),
  );
}

/** A device waits for people, so it has no idle limit. */
function idleMinutesOf(role: Role, rules: SecurityRules): number | null {
  if (role === "MobileUser") return null;
  return rules[seesAllOrganizations(role) ? "session.idleMinutesOfAgency" : "session.idleMinutes"];
}

async function endBeyond(
  ctx: Context,
  tx: Transaction<DB>,
  userId: string,
  most: number,
): Promise<Buffer[]> {
  const { rows } = await sql<{ token_hash: Buffer }>`
    update session set ended_at = ${ctx.now} where token_hash in (
      select token_hash from session
      where user_id = ${userId} and ended_at is null and expires_at > ${ctx.now}
      order by started_at desc, id desc offset ${most})
    returning token_hash`.execute(tx);
  return rows.map((row) => row.token_hash);
}

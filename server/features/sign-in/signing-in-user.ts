import type { Role } from "#domain/access.ts";
import type { Day } from "#domain/calendar/day.ts";
import { columnsOf } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Context } from "#server/kernel/context.ts";

/** A user who may sign in today. */
export type SigningInUser = {
  id: string;
  userName: string;
  nickName: string;
  role: Role;
  passwordHash: string | null;
  validUntil: Day | null;
  /** Set while the password is one that another person gave. */
  oneTime: { until: Date; isUsed: boolean } | null;
};

/** Which user: by the name for sign-in (lower-case), the tax number or the id. */
type Who = { column: "user_name" | "afm" | "id"; value: string };

/** The user, or null if there is none, or the user is disabled or past their last day. */
export async function signingInUser(
  { today }: Pick<Context, "today">,
  db: Reader,
  { column, value }: Who,
): Promise<SigningInUser | null> {
  const row = await db
    .selectFrom("app_user")
    .select(columnsOf("app_user", ["id", "userName", "nickName", "role", "passwordHash"]))
    .select(["valid_until as validUntil", "one_time_until as until", "one_time_used_at as usedAt"])
    .where(column, "=", value)
    .where("disabled_at", "is", null)
    .where((of) => of.or([of("valid_until", "is", null), of("valid_until", ">=", today)]))
    .executeTakeFirst();
  if (!row) return null;
  const { until, usedAt, ...user } = row;
  return { ...user, oneTime: until && { until, isUsed: usedAt !== null } };
}

/** The hash to compare a password with; null if no password opens the account at this moment. */
export function liveHashOf(user: SigningInUser | null, now: Date): string | null {
  const { oneTime } = user ?? {};
  if (oneTime && (oneTime.isUsed || oneTime.until <= now)) return null;
  return user?.passwordHash ?? null;
}

import { type PasswordOwner, refusalsToPassword } from "#domain/identity/passwords.ts";
import type { Config } from "#server/config.ts";
import type { Reader } from "#server/db/handles.ts";
import { securityRules } from "#server/features/sign-in/public.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { passwordRefusalText } from "#texts/passwords.ts";

/** The person a password is for; with a second factor it may be shorter. */
type PasswordHolder = { owner: PasswordOwner; hasSecondFactor: boolean };

/** Why the user may not choose the password, in Greek; empty if it is acceptable. Every call that checks passwords uses this. */
export async function reasonsAgainst(
  db: Reader,
  config: Config,
  { owner, hasSecondFactor }: PasswordHolder,
  password: string,
): Promise<string[]> {
  const rules = await securityRules(db, config);
  const shortest =
    rules[hasSecondFactor ? "password.shortestWithSecondFactor" : "password.shortest"];
  // 49,000 words, loaded only when needed, since most days of a server pass without it.
  const { isCommonPassword: isCommon } = await import("./common-passwords.ts");
  const refusals = refusalsToPassword(password, owner, { shortest, isCommon });
  return refusals.map((refusal) => passwordRefusalText(refusal, shortest));
}

/** Throws a fault on the field that holds the password, with the first reason against it. */
export async function requireGoodPassword(
  db: Reader,
  config: Config,
  holder: PasswordHolder,
  { field, password }: { field: string; password: string },
): Promise<void> {
  const [reason] = await reasonsAgainst(db, config, holder, password);
  if (reason !== undefined) throw fieldFault(field, reason);
}

/** What a person guessing the password may know of the user. */
export async function holderOf(db: Reader, userId: string): Promise<PasswordHolder> {
  const user = await db
    .selectFrom("app_user")
    .select(["user_name", "nick_name", "email", "afm"])
    .select((of) =>
      of
        .exists(
          of
            .selectFrom("second_factor")
            .select("id")
            .where("user_id", "=", userId)
            .where("confirmed_at", "is not", null),
        )
        .as("hasSecondFactor"),
    )
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const links = await db
    .selectFrom("user_organization")
    .select("organization_id")
    .where("user_id", "=", userId)
    .execute();
  const organizations = await namesOf(
    db,
    links.map((link) => link.organization_id),
  );
  const { user_name: userName, nick_name: nickName, email, afm } = user;
  return {
    owner: { userName, nickName, email, afm, organizations },
    hasSecondFactor: Boolean(user.hasSecondFactor),
  };
}

/** Long and short names of organizations. */
export async function namesOf(db: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("organization")
    .select(["description", "short_title"])
    .where("id", "in", ids)
    .execute();
  return rows.flatMap((row) => [row.description, row.short_title]);
}

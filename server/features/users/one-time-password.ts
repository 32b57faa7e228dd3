import type { Config } from "#server/config.ts";
import type { Reader } from "#server/db/handles.ts";
import { hashOfPassword, readableSecret, securityRules } from "#server/features/sign-in/public.ts";

/** A secret for one sign-in, of 99 bits. */
export function newOneTimePassword(): string {
  return readableSecret(4);
}

/** The columns of a password given by another person: it is valid once, for as long as the rules allow, and must then be changed. */
export async function oneTimeColumns(
  { config, now }: { config: Config; now: Date },
  db: Reader,
  password: string,
) {
  const rules = await securityRules(db, config);
  const hours = rules["password.oneTimeHours"];
  return {
    password_hash: await hashOfPassword(password),
    password_changed_at: now,
    one_time_until: new Date(now.getTime() + hours * 3_600_000),
    one_time_used_at: null,
  };
}

import type { ProgramRole } from "#domain/access.ts";
import { callsForApps } from "#api/callers.ts";
import { tokenHash } from "../../kernel/session.ts";
import type { Place } from "./in-body.ts";

/** Makes a user the user of an API app, which may make the calls named, or all that its role may be given. */
export async function buildApiApp(
  db: Place,
  {
    user,
    scopes,
    secret,
    madeAt,
  }: {
    user: { id: string; role: string };
    scopes?: readonly string[];
    /** Serves for a year from `madeAt`. */
    secret?: string;
    madeAt?: Date;
  },
): Promise<void> {
  const made_at = madeAt ?? new Date();
  const role: ProgramRole = user.role === "WebServiceUser" ? user.role : "ThirdPartyUser";
  await db
    .insertInto("api_app")
    .values({
      user_id: user.id,
      scopes: [...(scopes ?? Object.keys(callsForApps(role)))],
      networks: [],
      calls_per_minute: 6000,
      made_at,
      made_by: user.id,
    })
    .execute();
  if (secret === undefined) return;
  await db
    .insertInto("api_app_secret")
    .values({
      user_id: user.id,
      seq: 1,
      secret_hash: tokenHash(secret),
      made_at,
      made_by: user.id,
      valid_until: new Date(made_at.getTime() + 365 * 86_400_000),
    })
    .execute();
}

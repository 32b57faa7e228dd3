import { rulesInForce, type SecurityRules } from "#domain/identity/security-rules.ts";
import type { Config } from "#server/config.ts";
import type { Reader } from "#server/db/handles.ts";

/** Outside production no session ends before its time. */
const neverIdle = { "session.idleMinutesOfAgency": 1440, "session.idleMinutes": 1440 } as const;

/**
 * The rules of sign-in in force now. In production the roles that see every body need a second factor, and idle sessions
 * end, unless a rule says otherwise.
 */
export async function securityRules(db: Reader, config: Config): Promise<SecurityRules> {
  const rows = await db.selectFrom("security_rule").select(["key", "value"]).execute();
  const kept = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  return rulesInForce(kept, {
    "session.minutes": config.sessionMinutes,
    ...(config.production
      ? { "secondFactor.roles": ["Administrator", "Executive"] }
      : { ...neverIdle, "secondFactor.roles": [] }),
  });
}

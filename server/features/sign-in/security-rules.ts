import { rulesInForce, type SecurityRules } from "#domain/identity/security-rules.ts";
import type { Config } from "#server/config.ts";
import type { Reader } from "#server/db/handles.ts";

/** Outside production, no session ends early. */
const neverIdle = { "session.idleMinutesOfAgency": 1440, "session.idleMinutes": 1440 } as const;

/** The present rules of sign-in. */
export async function securityRules(db: Reader, config: Config): Promise<SecurityRules> {
  const rows = await db.selectFrom("security_rule").select(["key", "value"]).execute();
  const savedValues = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  return rulesInForce(savedValues, usualRules(config));
}

/**
 * The rules of this installation until others are set: in production the roles that see every body need a second
 * factor, and idle sessions end.
 */
export function usualRules(config: Config): Partial<SecurityRules> {
  return {
    "session.minutes": config.sessionMinutes,
    ...(config.production
      ? { "secondFactor.roles": ["Administrator", "Executive"] }
      : { ...neverIdle, "secondFactor.roles": [] }),
  };
}

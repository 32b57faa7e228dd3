import { keysOf, recordOf } from "../keys.ts";
import { type Role, roles } from "../access.ts";

/**
 * The numeric sign-in rules that an administrator may set: their bounds and their defaults. Passwords: NIST SP 800-63B-4 asks
 * for 15 characters without a second factor and 8 with one; 12 is the least an administrator may choose.
 */
export const numberRules = {
  /** Length of a session in minutes. */
  "session.minutes": { usual: 480, least: 15, most: 1440 },
  /** Minutes without a call after which a session is over: of the roles that see every body, and of the others. */
  "session.idleMinutesOfAgency": { usual: 60, least: 5, most: 1440 },
  "session.idleMinutes": { usual: 120, least: 5, most: 1440 },
  /** Sessions of one user at a time; one more ends the oldest. */
  "session.most": { usual: 5, least: 1, most: 20 },
  /** Least characters of a password on its own, and of one with a second factor. */
  "password.shortest": { usual: 15, least: 12, most: 64 },
  "password.shortestWithSecondFactor": { usual: 8, least: 8, most: 64 },
  /** Hours for which a secret issued by another person is valid. */
  "password.oneTimeHours": { usual: 24, least: 1, most: 168 },
} as const satisfies Record<string, { usual: number; least: number; most: number }>;

type NumberKey = keyof typeof numberRules;

export type SecurityRules = Readonly<Record<NumberKey, number>> & {
  /** Roles that must have a second factor. */
  readonly "secondFactor.roles": readonly Role[];
};

const numberKeys = keysOf(numberRules);

/** Every rule, in the order in which they are shown. */
export const ruleKeys: readonly (keyof SecurityRules)[] = [...numberKeys, "secondFactor.roles"];

/** The rules in force: the stored value where it is within its bounds, else the default of this installation. */
export function rulesInForce(
  storedValues: Readonly<Record<string, unknown>>,
  usual: Partial<SecurityRules> = {},
): SecurityRules {
  const numbers = recordOf(numberKeys, (key) => {
    const value = storedValues[key];
    return isWithin(key, value) ? value : (usual[key] ?? numberRules[key].usual);
  });
  return {
    ...numbers,
    "secondFactor.roles":
      rolesOf(storedValues["secondFactor.roles"]) ?? usual["secondFactor.roles"] ?? [],
  };
}

/** True when the rule may have the value. */
export function mayRule(key: keyof SecurityRules, value: unknown): boolean {
  return key === "secondFactor.roles" ? rolesOf(value) !== null : isWithin(key, value);
}

function isWithin(key: NumberKey, value: unknown): value is number {
  const { least, most } = numberRules[key];
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}

function rolesOf(value: unknown): readonly Role[] | null {
  if (!Array.isArray(value)) return null;
  return value.every(isRole) ? value : null;
}

function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

import { ruleSettings } from "../attendance/findings/rule-settings.ts";
import { keysOf } from "../keys.ts";

/** What a global parameter may hold. Bounds are inclusive; `time` is HH:MM of the day; an instant is ISO 8601 in UTC. */
type Kind =
  | { kind: "flag"; usual: boolean }
  | { kind: "text"; usual: string; longest: number }
  | { kind: "number"; usual: number; least: number; most: number }
  | { kind: "time"; usual: string }
  | { kind: "instant"; usual: null };

/**
 * Every global parameter: its kind, its bounds and the value until an administrator sets another. Another feature
 * adds a line here; its value is then in `GlobalParams` and in the table `global_param`, where each setting is a row
 * of its own with the day from which it applies.
 */
export const globalParamKinds = {
  /** While true, calls are answered 503 for everyone but Administrators. */
  "maintenance.active": { kind: "flag", usual: false },
  /** The message shown meanwhile; empty: the usual sentence. */
  "maintenance.message": { kind: "text", usual: "", longest: 500 },
  "maintenance.expectedEnd": { kind: "instant", usual: null },
  /** On which working day of the structure after its day, and at what time, a sheet is locked. */
  "attendance.lockAfterDays": { kind: "number", usual: 1, least: 1, most: 60 },
  "attendance.lockAfter": { kind: "time", usual: "12:00" },
  /** Whether a contract is approved only after its signed text has been uploaded. */
  "contracts.signedFileNeeded": { kind: "flag", usual: false },
  /**
   * Years from the end of the year of the last contract: the person's identity is kept as long as claims may be raised
   * (Law 4270/2014, article 140), attendance and payments as long as accounts may be audited.
   */
  "retention.personYears": { kind: "number", usual: 5, least: 1, most: 50 },
  "retention.recordYears": { kind: "number", usual: 10, least: 1, most: 50 },
  /** For how many days the log of calls, and that of sign-ins, is kept. */
  "logs.apiDays": { kind: "number", usual: 30, least: 1, most: 400 },
  "logs.loginDays": { kind: "number", usual: 365, least: 30, most: 1830 },
  /** Whether private-law leave of fewer than five days a week is in proportion to them (Emergency Law 539/1945). */
  "leave.inProportion": { kind: "flag", usual: true },
  /**
   * Sickness under private law (Civil Code, articles 657 and 658): days of service before the employer owes anything,
   * first days of a year's first illness that are half paid, and days of an employment year in which the employer
   * completes the benefit, in the first such year and in later ones.
   */
  "sickness.leastServiceDays": { kind: "number", usual: 10, least: 0, most: 60 },
  "sickness.waitingDays": { kind: "number", usual: 3, least: 0, most: 15 },
  "sickness.firstYearDays": { kind: "number", usual: 15, least: 0, most: 366 },
  "sickness.laterYearDays": { kind: "number", usual: 30, least: 0, most: 366 },
  /** Insurance days of a whole month, and the days of work from which on a five-day week counts a sixth (`insuranceDaysOf`). */
  "insurance.monthDays": { kind: "number", usual: 25, least: 1, most: 31 },
  "insurance.sixthDayFrom": { kind: "number", usual: 3, least: 1, most: 5 },
  /** Minutes after an arrival or departure within which its work card is on time. */
  "ergani.termMinutes": { kind: "number", usual: 15, least: 1, most: 1440 },
} as const satisfies Record<string, Kind>;

export type GlobalParam = keyof typeof globalParamKinds;

/**
 * Parameters that the checking rules or the calculation of days read: once one is set, earlier checks of months are outdated.
 */
export const paramsOfChecks: readonly string[] = [
  "leave.inProportion" satisfies GlobalParam,
  ...ruleSettings,
];

type ValueOf<K extends Kind> = K extends { kind: "flag" }
  ? boolean
  : K extends { kind: "number" }
    ? number
    : K extends { kind: "instant" }
      ? string | null
      : string;

/** The parameters in force, by key. */
export type GlobalParams = { [P in GlobalParam]: ValueOf<(typeof globalParamKinds)[P]> };

/** True when a parameter may hold the value. */
export function mayHold(param: GlobalParam, value: unknown): boolean {
  const is = kindOf(param);
  switch (is.kind) {
    case "flag":
      return typeof value === "boolean";
    case "text":
      return typeof value === "string" && value.length <= is.longest;
    case "number":
      return Number.isInteger(value) && Number(value) >= is.least && Number(value) <= is.most;
    case "time":
      return typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
    case "instant":
      return value === null || (typeof value === "string" && isInstant(value));
    default:
      return false;
  }
}

/** What the parameter may hold. */
export function kindOf(param: GlobalParam): Kind {
  return globalParamKinds[param];
}

function isInstant(value: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(value) && !Number.isNaN(Date.parse(value))
  );
}

/** The parameters in force: the stored value where it is allowed, else the default. */
export function paramsInForce(storedValues: Readonly<Record<string, unknown>>): GlobalParams {
  const entries = keysOf(globalParamKinds).map((key) => {
    const value = storedValues[key];
    return [key, mayHold(key, value) ? value : globalParamKinds[key].usual];
  });
  // Guarantee: `mayHold` and `usual` give each key a value of its kind.
  return Object.fromEntries(entries) as GlobalParams;
}

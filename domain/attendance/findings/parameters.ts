import type { FindingLevel, RuleId } from "../types.ts";

const levels: Readonly<Record<RuleId, FindingLevel | "off">> = {
  R01: "warning",
  R02: "warning",
  R03: "warning",
  R04: "information",
  R05: "warning",
  R06: "error",
  R07: "warning",
  R08: "error",
  R09: "error",
  R10: "information",
  R11: "warning",
  R12: "information",
  R13: "warning",
  R14: "warning",
  R15: "warning",
  R16: "error",
  R17: "error",
  R18: "warning",
  R19: "information",
  R20: "information",
  R21: "information",
  R22: "warning",
};

/**
 * The settings a body starts with. An error is a record that cannot be right and blocks the signature. A breach of
 * working time is a warning: it happened, and a rule that kept the truth from being signed would teach people to
 * write something else.
 */
export const defaultParameters = {
  levels,
  dailyRestMinutes: 11 * 60,
  /** The 24 hours of the weekly rest with the 11 of the daily one. */
  weeklyRestMinutes: 35 * 60,
  averageWeekMinutes: 48 * 60,
  averageWeeks: 17,
  /** A mean over fewer weeks of work is meaningless. */
  averageLeastWeeks: 4,
  /**
   * Continuous work under private law after which a break is due. The break of public servants lies within their eight hours and
   * is not recorded.
   */
  privateBreakAfterMinutes: 4 * 60,
  /** A shorter recorded break does not count. */
  leastBreakMinutes: 15,
  nightWorkMinutes: 8 * 60,
  /** With at least this many minutes at night, the day's work is night work. */
  nightWorkerMinutes: 3 * 60,
  longestDayMinutes: 13 * 60,
  weekToleranceMinutes: 60,
  overtimeToleranceMinutes: 30,
  afternoonHalfYearMinutes: 120 * 60,
  offHoursHalfYearMinutes: 96 * 60,
  /** Applies however the hours are moved between the half-years. */
  afternoonYearMinutes: 240 * 60,
  offHoursYearMinutes: 192 * 60,
  privateYearMinutes: 150 * 60,
  /** The share of a cap from which it counts as near. */
  overtimeNearPercent: 90,
  /** Full time of a week under private law; hours beyond it are extra work up to the limit of the week. */
  privateWeekMinutes: 40 * 60,
  /** Beyond these, work is overtime under private law: in a day and in a week of five days of work, and of six. */
  privateFiveDaysDayMinutes: 9 * 60,
  privateFiveDaysWeekMinutes: 45 * 60,
  privateSixDaysDayMinutes: 8 * 60,
  privateSixDaysWeekMinutes: 48 * 60,
  teleworkDaysPerYear: 44,
  /** Both ends included, as `MM-DD`. */
  teleworkPause: { from: "07-15", to: "08-31" },
  documentDueDays: 5,
  duplicateSeconds: 60,
  clockOffsetSeconds: 120,
  distanceMeters: 200,
};

/** How the rules are set for a body; an administrator may change each number and each level. */
export type FindingParameters = Readonly<typeof defaultParameters>;

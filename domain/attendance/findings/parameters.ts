import type { WorkRegime } from "../../contracts/employment-type.ts";
import type { FindingLevel, RuleId } from "../types.ts";

/** How the rules are set for a body; an administrator may change each number and each level. */
export type FindingParameters = {
  levels: Readonly<Record<RuleId, FindingLevel | "off">>;
  dailyRestMinutes: number;
  /** The 24 hours of the weekly rest with the 11 of the daily one. */
  weeklyRestMinutes: number;
  averageWeekMinutes: number;
  averageWeeks: number;
  /** A mean over fewer weeks at work says nothing. */
  averageLeastWeeks: number;
  /** Continuous work after which a break is due; null: not checked. */
  breakAfterMinutes: Readonly<Record<WorkRegime, number | null>>;
  /** A shorter recorded break is none. */
  leastBreakMinutes: number;
  nightWorkMinutes: number;
  /** From so many minutes by night on, the day's work is night work. */
  nightWorkerMinutes: number;
  longestDayMinutes: number;
  weekToleranceMinutes: number;
  overtimeToleranceMinutes: number;
  afternoonHalfYearMinutes: number;
  offHoursHalfYearMinutes: number;
  privateYearMinutes: number;
  /** Full time of a week under private law; hours beyond it are extra work up to the limit of the week. */
  privateWeekMinutes: number;
  /** Beyond these, work is overtime under private law: in a day and in a week of five days of work, and of six. */
  privateFiveDaysDayMinutes: number;
  privateFiveDaysWeekMinutes: number;
  privateSixDaysDayMinutes: number;
  privateSixDaysWeekMinutes: number;
  teleworkDaysPerYear: number;
  /** Both ends included, as `MM-DD`. */
  teleworkPause: Readonly<{ from: string; to: string }>;
  documentDueDays: number;
  duplicateSeconds: number;
  clockOffsetSeconds: number;
  distanceMeters: number;
};

/**
 * The settings a body starts with. An error is a record that cannot be right and stops the signature. A breach of
 * working time is a warning: it happened, and a rule that stopped the truth from being signed would teach people to
 * write something else.
 */
export const defaultParameters: FindingParameters = {
  levels: {
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
  },
  dailyRestMinutes: 11 * 60,
  weeklyRestMinutes: 35 * 60,
  averageWeekMinutes: 48 * 60,
  averageWeeks: 17,
  averageLeastWeeks: 4,
  // The break of public servants lies within their eight hours and is not recorded.
  breakAfterMinutes: { public: null, private: 4 * 60, none: null },
  leastBreakMinutes: 15,
  nightWorkMinutes: 8 * 60,
  nightWorkerMinutes: 3 * 60,
  longestDayMinutes: 13 * 60,
  weekToleranceMinutes: 60,
  overtimeToleranceMinutes: 30,
  afternoonHalfYearMinutes: 120 * 60,
  offHoursHalfYearMinutes: 96 * 60,
  privateYearMinutes: 150 * 60,
  privateWeekMinutes: 40 * 60,
  privateFiveDaysDayMinutes: 9 * 60,
  privateFiveDaysWeekMinutes: 45 * 60,
  privateSixDaysDayMinutes: 8 * 60,
  privateSixDaysWeekMinutes: 48 * 60,
  teleworkDaysPerYear: 44,
  teleworkPause: { from: "07-15", to: "08-31" },
  documentDueDays: 5,
  duplicateSeconds: 60,
  clockOffsetSeconds: 120,
  distanceMeters: 200,
};

import type { AbsencePay, DayResult } from "../attendance/types.ts";
import type { Day, Month } from "../calendar/day.ts";
import type { TermBasis } from "../contracts/pay-basis.ts";
import type { dayBases } from "../leave/reason-rules.ts";

/** The week that a term owes: its days of work, counted over all weeks of its pattern, and the minutes of one week. */
export type WeekOfPay = { days: number; weeks: number; minutes: number };

/** What a contract pays from a day on: the rate of a month, day, hour or presence, in cents. */
export type PayTerm = {
  basis: TermBasis;
  rateCents: number;
  week: WeekOfPay;
  /** Whether work is planned on the day, regardless of holidays and closures. */
  worksOn: (day: Day) => boolean;
  validFrom: Day;
  validTo: Day | null;
};

/** What an absence does to pay; a row of the catalogue of reasons. */
export type PayReason = {
  paid: AbsencePay;
  /** Where it is other than working days, days off between two days of the absence are part of it. */
  dayBasis: (typeof dayBases)[number];
};

/** The reasons by code, as of a day. */
export type PayReasonsOn = (day: Day) => ReadonlyMap<string, PayReason>;

/** Into how many days a month's pay is divided: 30 under public law, 25 under private law. */
export type MonthDivisor = 30 | 25;

/**
 * What the employer owes for a day of illness under private law: half of the pay, the pay minus the benefit of the
 * insurance, or nothing on top of the benefit.
 */
export type SickPay = "half" | "completed" | "benefit-alone";

/** The benefit that the insurance pays for a range of illness, both days included. */
export type SicknessBenefit = { from: Day; to: Day; cents: number };

/** Illness under private law: how each day of it is paid, weekends within it included, and the benefits that are known. */
export type Sickness = { pay: ReadonlyMap<Day, SickPay>; benefits: readonly SicknessBenefit[] };

/** Everything that the amount of a contract's month depends on. */
export type MonthOfPay = {
  month: Month;
  /** Without overlaps, in any order. */
  terms: readonly PayTerm[];
  /**
   * The days that were computed, in order: those of the month, and of the months around it where an absence may continue
   * across its edge.
   */
  days: readonly { date: Day; result: DayResult }[];
  /** The catalogue as of a day. */
  reasonsOn: PayReasonsOn;
  /** Null under public law, where reasons that the catalogue pays in part are half paid. */
  sickness: Sickness | null;
  divisor: MonthDivisor;
  /** Whether daily pay is owed for a holiday that falls on a day on which work would be planned. */
  paysHolidays: boolean;
};

export const payStepKinds = [
  "month-share",
  "unjustified",
  "unpaid",
  "third-party",
  "half-paid",
  "sickness-benefit",
  "part-day",
  "days",
  "leave-days",
  "half-paid-days",
  "holidays",
  "closures",
  "hours",
  "leave-hours",
  "half-paid-hours",
  "presences",
] as const;

export type PayStepKind = (typeof payStepKinds)[number];

/**
 * One step in the calculation of an amount: `rateCents` times `quantity / of`, deducted where `cents` is negative; with
 * `ofWeek` the share is one of a week's pay, which is 6/25 of the month's.
 */
export type PayStep = {
  kind: PayStepKind;
  /** The range of the month to which the rate applies. */
  from: Day;
  to: Day;
  rateCents: number;
  /** Days or minutes, by kind. */
  quantity: number;
  of: number;
  ofWeek?: true;
  /** The days it concerns, where they are few enough to be listed. */
  dates: Day[];
  cents: number;
};

/**
 * An amount with its steps, whose cents add up to it. `withoutBenefit`: days of illness that the
 * employer completes and for which no benefit is known; until it is, the amount is not what is owed.
 */
export type MonthAmount = { cents: number; steps: PayStep[]; withoutBenefit: Day[] };

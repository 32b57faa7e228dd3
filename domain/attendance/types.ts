import type { Day } from "../calendar/day.ts";
import type {
  dayBases,
  reasonGroups,
  reasonPays,
  reasonRegimes,
  reasonUnits,
} from "../leave/reason-rules.ts";

/**
 * Minutes elapsed since the local midnight (Europe/Athens) that begins the work date, 0 to 2880.
 * On the two nights of clock change it differs from what the wall clock shows; durations stay exact.
 */
export type Minute = number;

/** What a range of a day is. An absence carries the code of its reason. */
export type IntervalKind = "work" | "telework" | "duty" | "training" | "break" | "absence";

/** Where a time came from; the mark of a hand-typed time stays. */
export type Mark = "plan" | "typed" | "device" | "import" | "link" | "api";

/**
 * A range of a day. Both ends null: the whole planned day (`from` and `to` of a day's absence or of "present as
 * planned" are filled by `settleDay`). One end null on work: a missing punch, which stays until a person settles it.
 */
export type Interval = {
  kind: IntervalKind;
  from: Minute | null;
  to: Minute | null;
  /** Code of the absence reason; only with kind `absence`. */
  reason?: string;
  mark: Mark;
};

/** What the calendar says of a day for one body: rules, moved and local holidays and closures already applied. */
export type DayNature = {
  kind: "working" | "half" | "holiday" | "closure";
  /** Title of the holiday or closure, as the parameter tables spell it. */
  title: string | null;
  /** Wall-clock minute at which work stops on a half day. */
  stopMinute: number | null;
  /** The same for a week of six days of work; omitted: no different one. */
  sixDaysStopMinute?: number | undefined;
};

/** A planned range in wall-clock minutes of its day; `to` above 1440 ends on the next day. */
export type WallRange = { from: number; to: number };

/** Rule of the daily balance (domain of permanent staff: practice of a large municipality; see decision 0006). */
export type BalanceRule = {
  /** Late departure may offset the same day's late arrival up to this many minutes. */
  compensationCapMinutes: number;
  creditEarlyArrival: boolean;
  graceMinutes: number;
};

/** A weekly or multi-week pattern of planned ranges. */
export type Schedule = {
  id: string;
  title: string;
  /** A Monday from which the weeks of the pattern are counted. */
  anchor: Day;
  /** Each week has seven days, Monday first; a day is its planned ranges, empty for a day off. */
  weeks: WallRange[][][];
  /** True for services that run on holidays too (guards, nursing homes). */
  worksHolidays: boolean;
  /** Break inside the planned ranges, deducted from the planned and worked minutes unless it is paid. */
  breakMinutes: number;
  breakIsPaid: boolean;
  balance: BalanceRule;
};

/** A dated term of a contract: which structure, schedule and hours apply from when. */
export type Term = {
  id: string;
  contractId: string;
  structureId: string;
  scheduleId: string;
  weeklyMinutes: number;
  validFrom: Day;
  /** Inclusive; null while it has no end. */
  validTo: Day | null;
};

/** Who pays an absence: the employer in full or in part, no one, or a third party. */
export type AbsencePay = (typeof reasonPays)[number];

/** What the calculation needs of a row of the catalogue of absence reasons. */
export type AbsenceReason = {
  code: string;
  title: string;
  group: (typeof reasonGroups)[number];
  unit: (typeof reasonUnits)[number];
  paid: AbsencePay;
  /** Telework, duty trips and training count as presence. */
  countsAsPresence: boolean;
  isSensitive: boolean;
  maxPerYear: number | null;
  /** Most days of one event, and without interruption, counted by `dayBasis`. Omitted: no limit. */
  maxPerEvent?: number | null;
  maxConsecutive?: number | null;
  /** Omitted: days of duty. */
  dayBasis?: (typeof dayBases)[number];
  /** The law of leave it belongs to; omitted: both. */
  regime?: (typeof reasonRegimes)[number];
  requiresDocument: boolean;
  /** Days after the absence within which the document is due; omitted or null: the figure set for the rules. */
  documentDueDays?: number | null;
  /** False once it is retired and can no longer be chosen. Omitted: it is in use. */
  isActive?: boolean;
};

/** Why a day has a duty or none. */
export type PlanKind = "work" | "half" | "weekend" | "rest" | "holiday" | "closure" | "outside";

/** The plan of one contract for one day, in elapsed minutes. */
export type DayPlan = {
  kind: PlanKind;
  ranges: { from: Minute; to: Minute }[];
  /** Planned minutes minus the break. */
  minutes: number;
  breakMinutes: number;
  /** A recorded break counts as work up to this length; omitted where the day has no paid break. */
  paidBreakMinutes?: number;
};

/** The computed label of a day: what the month grid and the printed sheet show. */
export type DayLabel =
  | "present"
  | "telework"
  | "duty"
  | "training"
  | "leave"
  | "sick"
  | "unpaid"
  | "unjustified"
  | "rest"
  | "holiday"
  | "weekend"
  | "closure"
  | "outside"
  | "missing"
  | "pending";

/** Everything that is computed for a day; every screen, sheet and payment reads it. Minutes are integers. */
export type DayResult = {
  label: DayLabel;
  /** Reason of the absence that gives the day its label; where presence gives it, of the first absence. */
  reason: string | null;
  plannedMinutes: number;
  /** Work on site, duty, training and telework, minus breaks; absences whose reason counts as presence too. */
  workedMinutes: number;
  teleworkMinutes: number;
  nightMinutes: number;
  /** Worked on a Sunday or holiday. */
  sundayHolidayMinutes: number;
  /** Worked beyond the plan. */
  overtimeMinutes: number;
  /** Absence within the plan, each minute in one of the four: unjustified, else unpaid, else sick, else paid. */
  absencePaidMinutes: number;
  absenceUnpaidMinutes: number;
  absenceSickMinutes: number;
  unjustifiedMinutes: number;
  /** The part of the paid minutes that a third party pays instead of the employer. */
  absenceThirdPartyMinutes: number;
  lateMinutes: number;
  earlyMinutes: number;
  /** Planned minutes between arrival and departure with neither presence nor reason, beyond the break. */
  awayMinutes: number;
  /** Null where a punch is missing or the day is pending: such a day has no balance. */
  balanceMinutes: number | null;
};

/** Severity of a finding; an error blocks the signature. */
export type FindingLevel = "information" | "warning" | "error";

/** Ids of the working-time rules; each rule states its source in law. */
export type RuleId =
  | "R01"
  | "R02"
  | "R03"
  | "R04"
  | "R05"
  | "R06"
  | "R07"
  | "R08"
  | "R09"
  | "R10"
  | "R11"
  | "R12"
  | "R13"
  | "R14"
  | "R15"
  | "R16"
  | "R17"
  | "R18"
  | "R19"
  | "R20"
  | "R21"
  | "R22";

/** A doubt with its rule and the inputs used; `texts/findings.ts` turns it into a Greek sentence. */
export type Finding = {
  rule: RuleId;
  level: FindingLevel;
  contractId: string | null;
  date: Day | null;
  inputs: Record<string, number | string>;
};

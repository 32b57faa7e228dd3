import { countsAsPresence, missesPunch, reasonOf } from "./intervals.ts";
import { minutesWithin } from "./spans.ts";
import type { AbsenceReason, DayLabel, DayPlan, DayResult, Interval, PlanKind } from "./types.ts";

/** The field of a day's result that takes the minutes of an absence. */
export type AbsenceField = keyof Pick<
  DayResult,
  "absencePaidMinutes" | "absenceUnpaidMinutes" | "absenceSickMinutes" | "unjustifiedMinutes"
>;

/** The label of a day without any record. */
const labelsWithoutRecord: Readonly<Record<PlanKind, DayLabel>> = {
  work: "pending",
  half: "pending",
  weekend: "weekend",
  rest: "rest",
  holiday: "holiday",
  closure: "closure",
  outside: "outside",
};

const presenceByRank = ["work", "telework", "duty", "training"] as const;
const presenceLabels = {
  work: "present",
  telework: "telework",
  duty: "duty",
  training: "training",
} as const satisfies Record<(typeof presenceByRank)[number], DayLabel>;

/**
 * The label of a day from its settled intervals, with the reason of the absence that gives the label, else of the first
 * absence. The first case that applies:
 * 1. an interval lacks one end: "missing";
 * 2. any presence, however short: "present", else "telework", "duty", "training". A reason that counts as presence is
 *    a duty;
 * 3. absences that cover the plan: the name of the longest, the first on a tie; "rest" for the group of rest,
 *    "unjustified", "unpaid" where nothing is paid, "sick", else "leave";
 * 4. a duty with nothing recorded, with absences that cover only part of it, or with a reason the catalogue lacks:
 *    "pending";
 * 5. no duty: the kind of the plan.
 */
export function nameOfDay(
  plan: DayPlan,
  settled: readonly Interval[],
  reasons: ReadonlyMap<string, AbsenceReason>,
): Pick<DayResult, "label" | "reason"> {
  const labelWithReason = (label: DayLabel) => ({
    label,
    reason: settled.find(({ reason }) => reason !== undefined)?.reason ?? null,
  });
  if (settled.length === 0) return labelWithReason(labelsWithoutRecord[plan.kind]);
  if (settled.some(missesPunch)) return labelWithReason("missing");
  const present = presenceLabel(settled, reasons);
  if (present) return labelWithReason(present);
  const absence = absenceThatNames(plan, settled, reasons);
  return absence
    ? { label: nameOf(absence), reason: absence.code }
    : labelWithReason(labelsWithoutRecord[plan.kind]);
}

/** The field that counts the minutes of an absence; null for a reason missing from the catalogue, which is not counted. */
export function absenceField(reason: AbsenceReason | null): AbsenceField | null {
  if (!reason) return null;
  if (reason.group === "unjustified") return "unjustifiedMinutes";
  if (isUnpaid(reason)) return "absenceUnpaidMinutes";
  return reason.group === "sick" ? "absenceSickMinutes" : "absencePaidMinutes";
}

function presenceLabel(
  settled: readonly Interval[],
  reasons: ReadonlyMap<string, AbsenceReason>,
): DayLabel | null {
  const kinds = settled
    .filter((interval) => countsAsPresence(interval, reasons))
    .map(({ kind }) => (kind === "absence" ? "duty" : kind));
  const strongest = presenceByRank.find((kind) => kinds.includes(kind));
  return strongest ? presenceLabels[strongest] : null;
}

function absenceThatNames(
  plan: DayPlan,
  settled: readonly Interval[],
  reasons: ReadonlyMap<string, AbsenceReason>,
): AbsenceReason | null {
  let covered = 0;
  let longest = 0;
  let main: AbsenceReason | null = null;
  for (const interval of settled) {
    const { kind, from, to } = interval;
    if (kind !== "absence" || from === null || to === null) continue;
    const reason = reasonOf(interval, reasons);
    if (!reason) return null;
    const minutes = minutesWithin(plan.ranges, from, to);
    covered += minutes;
    if (minutes > longest) {
      longest = minutes;
      main = reason;
    }
  }
  return covered >= plan.minutes ? main : null;
}

function nameOf(reason: AbsenceReason): DayLabel {
  if (reason.group === "rest") return "rest";
  if (reason.group === "unjustified") return "unjustified";
  if (isUnpaid(reason)) return "unpaid";
  return reason.group === "sick" ? "sick" : "leave";
}

function isUnpaid(reason: AbsenceReason): boolean {
  return reason.paid === "none" || reason.group === "unpaid";
}

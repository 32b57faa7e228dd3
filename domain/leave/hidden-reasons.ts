import type { MonthTotals } from "../attendance/month.ts";
import type { AbsenceReason, DayResult } from "../attendance/types.ts";
import type { LedgerAct } from "../ledger/acts.ts";

/** How an absence can count, as far as can be seen without its reason. */
export const hiddenEffects = ["paid", "unpaid", "unjustified", "rest", "presence"] as const;

export type HiddenEffect = (typeof hiddenEffects)[number];

/**
 * Whether a reason is shown only to users who handle leave: those marked sensitive in the catalogue, and sickness in any case
 * (General Data Protection Regulation, article 9).
 */
export function isHidden({ isSensitive, group }: Pick<AbsenceReason, "isSensitive" | "group">) {
  return isSensitive || group === "sick";
}

/**
 * Acts whose ledger entries hold what a person wrote about their own days and absences, or the answer to it: shown only to
 * those who may see hidden reasons.
 */
export const actsInOwnWords: ReadonlySet<LedgerAct> = new Set<LedgerAct>([
  "dispute.accept",
  "dispute.answer",
  "dispute.attach",
  "dispute.reject",
  "leave.ask",
  "leave.attach",
  "leave.grant",
  "leave.refuse",
  "month.dispute",
]);

/** Acts whose entries about records name the recorded absence as their reason: users who may not see it may not read its name either. */
export const actsThatNameAbsences: ReadonlySet<LedgerAct> = new Set<LedgerAct>([
  "collective-act.record",
  "collective-act.withdraw",
]);

/** How an absence of the reason counts, which is all that is shown of it where the reason is hidden. */
export function hiddenEffectOf({
  group,
  paid,
  countsAsPresence,
}: Pick<AbsenceReason, "group" | "paid" | "countsAsPresence">): HiddenEffect {
  if (countsAsPresence) return "presence";
  if (group === "rest" || group === "unjustified") return group;
  return group === "unpaid" || paid === "none" ? "unpaid" : "paid";
}

/** What the calculation reads of each way, so that a day counts the same with its reason and without. */
export const countedAs: Record<
  HiddenEffect,
  Pick<AbsenceReason, "group" | "paid" | "countsAsPresence">
> = {
  paid: { group: "special", paid: "full", countsAsPresence: false },
  unpaid: { group: "unpaid", paid: "none", countsAsPresence: false },
  unjustified: { group: "unjustified", paid: "none", countsAsPresence: false },
  rest: { group: "rest", paid: "full", countsAsPresence: false },
  presence: { group: "service", paid: "full", countsAsPresence: true },
};

/** A day's result that does not distinguish sickness from other paid leave. */
export function withoutSickness(result: DayResult): DayResult {
  return {
    ...result,
    label: result.label === "sick" ? "leave" : result.label,
    absencePaidMinutes: result.absencePaidMinutes + result.absenceSickMinutes,
    absenceSickMinutes: 0,
    absenceThirdPartyMinutes: 0,
  };
}

/** A month's totals that do not distinguish sickness from other paid leave. */
export function totalsWithoutSickness(totals: MonthTotals): MonthTotals {
  return {
    ...totals,
    leavePaidDays: totals.leavePaidDays + totals.sickDays,
    sickDays: 0,
    absencePaidMinutes: totals.absencePaidMinutes + totals.absenceSickMinutes,
    absenceSickMinutes: 0,
  };
}

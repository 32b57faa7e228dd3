import { mayAct } from "#domain/access.ts";
import type { MonthTotals } from "#domain/attendance/month.ts";
import type { DayResult, Interval } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import {
  actsInOwnWords,
  actsThatNameAbsences,
  hiddenEffectOf,
  isHidden,
  totalsWithoutSickness,
  withoutSickness,
} from "#domain/leave/hidden-reasons.ts";
import { hiddenReasonTexts } from "#texts/hidden-reasons.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { reasonsOn } from "./catalogue.ts";

/** Attendance as the context's actor may see it. */
export type ReasonMask = {
  /** False for actors who may see every reason: nothing is replaced then. */
  hides: boolean;
  code: (day: Day, code: string) => string;
  intervals: <T extends Pick<Interval, "reason">>(day: Day, intervals: T[]) => T[];
  result: (day: Day, result: DayResult) => DayResult;
  totals: (totals: MonthTotals) => MonthTotals;
  /**
   * The reason of an act as the ledger shows it; empty if it may describe an absence in a person's words, or names an
   * absence reason that is hidden.
   */
  saidOf: (act: LedgerAct, reason: string, about?: EntryDay) => string;
};

/** The day of a record that an entry is about, and its intervals before and after. */
export type EntryDay = { day: Day; before: Absences; after: Absences };
type Absences = readonly Pick<Interval, "reason">[] | null;

/**
 * How absence reasons are shown to the actor. Without the right `reason.see`, a reason that is sensitive, on the day or
 * today, is replaced by the catalogue entry that counts in the same way; so is one missing from the catalogue.
 */
export async function reasonMask(ctx: BodyContext): Promise<ReasonMask> {
  if (mayAct(ctx.actor.role, "reason.see", ctx.right)) return noMask;
  const on = await reasonsOn(ctx);
  const today = on(ctx.today);
  const code = (day: Day, known: string): string => {
    const reason = on(day).get(known);
    if (!reason) return hiddenReasonTexts.paid.code;
    const isTold = !isHidden(reason) && !isHidden(today.get(known) ?? reason);
    return isTold ? known : hiddenReasonTexts[hiddenEffectOf(reason)].code;
  };
  const hidesAny = ({ day, before, after }: EntryDay): boolean =>
    [...(before ?? []), ...(after ?? [])].some(
      ({ reason }) => reason !== undefined && code(day, reason) !== reason,
    );
  return {
    hides: true,
    code,
    intervals: (day, intervals) =>
      intervals.map((one) =>
        one.reason === undefined ? one : { ...one, reason: code(day, one.reason) },
      ),
    result: (day, result) => ({
      ...withoutSickness(result),
      reason: result.reason === null ? null : code(day, result.reason),
    }),
    totals: totalsWithoutSickness,
    saidOf: (act, reason, about) => {
      if (actsInOwnWords.has(act)) return "";
      return about && actsThatNameAbsences.has(act) && hidesAny(about) ? "" : reason;
    },
  };
}

const noMask: ReasonMask = {
  hides: false,
  code: (_day, code) => code,
  intervals: (_day, intervals) => intervals,
  result: (_day, result) => result,
  totals: (totals) => totals,
  saidOf: (_act, reason) => reason,
};

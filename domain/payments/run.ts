import { addDays, type Day } from "../calendar/day.ts";
import type { Fraction } from "./fraction.ts";
import type { PaidDay } from "./pay-of-day.ts";
import type { MonthOfPay, PayStep, PayTerm } from "./types.ts";

/** A step before it is rounded: what it adds or deducts, exactly. */
export type PayPart = Omit<PayStep, "cents"> & { worth: Fraction };

/** The part of a month in which one term applies. */
export type Range = Omit<MonthOfPay, "terms" | "days"> & {
  days: PaidDay[];
  term: PayTerm;
  from: Day;
  to: Day;
  /** Whether the contract begins, or continues after a pause, on `from` within the month. */
  begins: boolean;
};

/**
 * The parts of a month in which terms follow each other without a gap, paid on the same basis: deductions apply to the run as a
 * whole, so that a person who is moved, or whose rate changes, within an absence loses neither more nor less by that.
 */
export type Run = readonly Range[];

/** The first and the last day of the run. */
export function spanOf(run: Run): { from: Day; to: Day } {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) throw new RangeError("a run has a part");
  return { from: first.from, to: last.to };
}

/** The ranges of a month, in order, as the runs that they make. */
export function runsOf(ranges: readonly Range[]): Run[] {
  return ranges.reduce<Range[][]>((runs, range) => {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const goesOn = before?.term.basis === range.term.basis && addDays(before.to, 1) === range.from;
    if (run && goesOn) run.push(range);
    else runs.push([range]);
    return runs;
  }, []);
}

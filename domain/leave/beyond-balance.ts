/** What is left of a leave in a year before and after some of it is granted; null where no number is set. */
type LeaveLeft = { year: number; leftDays: number | null; afterDays: number | null };

/** The years in which a leave takes more than is left; a year of which it takes nothing more is not among them. */
export function yearsBeyond<L extends LeaveLeft>(
  balances: readonly L[],
): (L & { afterDays: number })[] {
  return balances.flatMap((one) => {
    const { leftDays, afterDays } = one;
    const isBeyond = afterDays !== null && leftDays !== null && afterDays < Math.min(0, leftDays);
    return isBeyond ? [{ ...one, afterDays }] : [];
  });
}

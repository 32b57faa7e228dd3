import type { leaves } from "#api/leaves.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { doubtsToConfirm } from "#domain/leave/doubts.ts";
import { yearsBeyond } from "#domain/leave/beyond-balance.ts";
import { leaveDoubtTexts } from "#texts/leave-doubts.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import type { Writer } from "#server/db/handles.ts";
import {
  type Calculator,
  knownToRecord,
  requireReason,
} from "#server/features/attendance/public.ts";
import { holdForRecords } from "#server/features/contracts/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { refused } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { leavePlan, type WishedLeave, workingDaysOf } from "./leave-plan.ts";
import { effectOnTerms } from "./effect-on-terms.ts";
import { type DayToWrite, daysWritten } from "./write-days.ts";

/**
 * Records a leave on all of its working days or on none; if it replaces another, the days that it no longer covers are
 * emptied in the same act. Throws like `changesOfLeave`, and `refused` if nothing is left to record.
 */
export const recordLeave: Handler<typeof leaves.record> = async (ctx, input) => {
  requireReason(ctx, input.reason);
  const known = await knownToRecord(ctx);
  const { contractId, reason } = input;
  return write(ctx, "leave.record", async (tx) => {
    await holdForRecords(tx, ctx, [contractId]);
    const { changes, days } = await changesOfLeave(ctx, tx, known.calculator, input);
    if (changes.length === 0) throw refused(t.nothingToRecord);
    const entries = await daysWritten(tx, ctx, known, { contractId, reason, changes });
    return { entries, result: { days } };
  });
};

/**
 * The records that make a leave, and how many days it has; none if all are recorded already. The caller holds the
 * contract locked, so that of two concurrent leaves the second counts on what the first left. Throws like `leavePlan`,
 * and `refused` with the days that stand in the way, or, without the user's consent, with the years in which more is
 * taken than is left and the terms of the reason that the leave exceeds.
 */
export async function changesOfLeave(
  ctx: BodyContext,
  tx: Writer,
  calculator: Calculator,
  wished: WishedLeave & { replaces: boolean; beyond: boolean; despite: boolean },
): Promise<{ changes: DayToWrite[]; days: number }> {
  const plan = await leavePlan(ctx, tx, calculator, wished);
  const { days, freed } = plan;
  const inTheWay = days.filter(
    ({ what }) => what === "refused" || (what === "replaces" && !wished.replaces),
  );
  if (inTheWay.length > 0)
    throw refused(inTheWay.slice(0, 10).map(({ date, says }) => t.inTheWay(date, says)));
  const { beyond, despite } = wished;
  if (!beyond || !despite) {
    const { balances, doubts } = await effectOnTerms(ctx, tx, calculator, wished, plan);
    const over = yearsBeyond(balances).map(({ year, afterDays }) =>
      t.beyondUnsaid(year, -afterDays),
    );
    const against = doubtsToConfirm(doubts).map((doubt) => leaveDoubtTexts.unsaid(doubt));
    const detail = [...(beyond ? [] : over), ...(despite ? [] : against)];
    if (detail.length > 0) throw refused(detail);
  }
  const taken = days.filter(({ what }) => what === "new" || what === "replaces");
  const leave: Interval[] = [
    { kind: "absence", from: null, to: null, mark: "typed", reason: wished.code },
  ];
  return {
    changes: [
      ...taken.map(({ stands }) => ({ stands, intervals: leave })),
      ...freed.map((stands) => ({ stands, intervals: [] })),
    ],
    days: workingDaysOf(days),
  };
}

import type { leaves } from "#api/leaves.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { yearsBeyond } from "#domain/leave/beyond-balance.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import type { Reader } from "#server/db/handles.ts";
import {
  type Calculator,
  knownToRecord,
  requireReason,
} from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { refused } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { leavePlan, type WishedLeave } from "./leave-plan.ts";
import { balancesAfter } from "./balances-after.ts";
import { type DayToWrite, writeDays } from "./write-days.ts";

/**
 * Records a leave in all of its working days or in none; where it takes the place of one, the days that it leaves are
 * emptied in the same act. Throws `refused` with the days that stand in the way, `changed` when another hand was first.
 */
export const recordLeave: Handler<typeof leaves.record> = async (ctx, input) => {
  requireReason(ctx, input.reason);
  const known = await knownToRecord(ctx);
  const { changes, days } = await readBody(ctx, (db) =>
    changesOfLeave(ctx, db, known.calculator, input),
  );
  if (changes.length === 0) throw refused(t.nothingToRecord);
  return writeDays(ctx, "leave.record", known, { ...input, changes, answer: { days } });
};

/**
 * The records that make a leave, and how many days it has; none where all of them stand. Throws as `leavePlan`, and
 * `refused` with the days that stand in the way, or the years of which more is taken than is left where nobody said so.
 */
export async function changesOfLeave(
  ctx: BodyContext,
  db: Reader,
  calculator: Calculator,
  wished: WishedLeave & { replaces: boolean; beyond: boolean },
): Promise<{ changes: DayToWrite[]; days: number }> {
  const plan = await leavePlan(ctx, db, calculator, wished);
  const { days, freed } = plan;
  const inTheWay = days.filter(
    ({ what }) => what === "refused" || (what === "replaces" && !wished.replaces),
  );
  if (inTheWay.length > 0)
    throw refused(inTheWay.slice(0, 10).map(({ date, says }) => t.inTheWay(date, says)));
  if (!wished.beyond) {
    const balances = await balancesAfter(ctx, db, calculator, { ...wished, plan });
    const detail = yearsBeyond(balances).map(({ year, afterDays }) =>
      t.beyondUnsaid(year, -afterDays),
    );
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
    days: days.filter(({ what }) => what !== "off" && what !== "holiday").length,
  };
}

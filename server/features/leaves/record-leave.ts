import type { leaves } from "#api/leaves.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import { knownToRecord, requireReason } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { leavePlan } from "./leave-plan.ts";
import { writeDays } from "./write-days.ts";

/**
 * Records a leave in all of its working days or in none; where it takes the place of one, the days that it leaves are
 * emptied in the same act. Throws `refused` with the days that stand in the way, `changed` when another hand was first.
 */
export const recordLeave: Handler<typeof leaves.record> = async (ctx, input) => {
  requireReason(ctx, input.reason);
  const known = await knownToRecord(ctx);
  const { days, freed } = await readBody(ctx, (db) => leavePlan(ctx, db, known.calculator, input));
  const inTheWay = days.filter(
    ({ what }) => what === "refused" || (what === "replaces" && !input.replaces),
  );
  if (inTheWay.length > 0)
    throw new Fault("refused", {
      detail: inTheWay.slice(0, 10).map(({ date, says }) => t.inTheWay(date, says)),
    });
  const taken = days.filter(({ what }) => what === "new" || what === "replaces");
  if (taken.length + freed.length === 0) throw new Fault("refused", { detail: t.nothingToRecord });
  const leave: Interval[] = [
    { kind: "absence", from: null, to: null, mark: "typed", reason: input.code },
  ];
  const counted = days.filter(({ what }) => what !== "off" && what !== "holiday");
  return writeDays(ctx, "leave.record", known, {
    ...input,
    answer: { days: counted.length },
    changes: [
      ...taken.map(({ stands }) => ({ stands, intervals: leave })),
      ...freed.map((stands) => ({ stands, intervals: [] })),
    ],
  });
};

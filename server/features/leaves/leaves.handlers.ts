import type { leaves } from "#api/leaves.ts";
import { isLeaveOf } from "#domain/leave/day-of-leave.ts";
import {
  barredDays,
  daysOfContracts,
  knownToRecord,
  requireReason,
} from "#server/features/attendance/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { orNotFound, refused } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { awayOf } from "./away.ts";
import { previewLeave } from "./preview-leave.ts";
import { recordLeave } from "./record-leave.ts";
import { requireSpan } from "./require-span.ts";
import { daysWritten } from "./write-days.ts";

export const leaveHandlers: Handlers<typeof leaves> = {
  preview: (ctx, input) => previewLeave(ctx, input),
  record: recordLeave,
  /**
   * Empties every day of a leave, or none. Throws `not-found` for another body's contract, `refused` if there is no
   * such leave or one of its days is locked or of a closed month, `changed` if someone else was first.
   */
  cancel: async (ctx, input) => {
    requireReason(ctx, input.reason);
    requireSpan(input);
    const { organizationId, contractId, code, from, to } = input;
    const known = await knownToRecord(ctx);
    const { days, barred } = await readBody(ctx, async (db) => {
      const query = { organizationId, contractIds: [contractId], from, to };
      const found = orNotFound((await daysOfContracts(db, known.calculator, query))[0]);
      const ofLeave = found.days.filter(({ intervals }) => isLeaveOf(intervals, code));
      const barredOn = await barredDays(db, ctx, [{ contractId, days: ofLeave }]);
      const barred = ofLeave.flatMap(({ date }) => {
        const why = barredOn(contractId, date);
        return why === null ? [] : [{ date, why }];
      });
      return { days: ofLeave, barred };
    });
    if (days.length === 0) throw refused(t.noSuchLeave);
    if (barred.length > 0)
      throw refused(
        barred.slice(0, 10).map(({ date, why }) => t.inTheWay(date, refusalTexts[why])),
      );
    const changes = days.map((stands) => ({ stands, intervals: [] }));
    return write(ctx, "leave.cancel", async (tx) => ({
      entries: await daysWritten(tx, ctx, known, { ...input, changes }),
      result: { days: days.length },
    }));
  },
  getAway: awayOf,
};

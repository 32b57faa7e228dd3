import { v7 as uuid } from "uuid";
import type { sicknessBenefits } from "#api/sickness-benefits.ts";
import { addMonths, daysBetween, firstDay, monthOf, type Day } from "#domain/calendar/day.ts";
import { inColumns, toResponse } from "#server/db/columns.ts";
import { insertRow } from "#server/db/rows.ts";
import { holdContract, requireContract } from "#server/features/contracts/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { entryOf, write, type Entry } from "#server/kernel/write.ts";
import { sicknessBenefitTexts as t } from "#texts/sickness-benefits.ts";
import { benefitsOf } from "./benefits.queries.ts";

const mostDays = 366;

export const sicknessBenefitHandlers: Handlers<typeof sicknessBenefits> = {
  /** The benefits in force of a contract. Throws `not-found` for another body's contract. */
  getOfContract: (ctx, input) => {
    const { organizationId, contractId } = input;
    return readBody(ctx, async (db) => {
      await requireContract(db, { organizationId, contractId });
      const rows = await benefitsOf(db, organizationId, [contractId]);
      return { benefits: rows.map(({ contractId: _contract, ...row }) => toResponse(row)) };
    });
  },
  /**
   * Sets the benefit of a contract's days or withdraws it. Writes an entry for each month that the days touch, so that
   * what was paid for them is checked again. Throws `not-found` for another body's contract, a fault at the field for
   * days that are in the wrong order, too many or overlap another benefit, and for a negative amount.
   */
  set: async (ctx, input) => {
    const { organizationId, contractId, from, to, amount, note } = input;
    if (to < from) throw fieldFault("to", t.endsBefore);
    if (daysBetween(from, to) >= mostDays) throw fieldFault("to", t.tooLong(mostDays));
    if (amount?.startsWith("-")) throw fieldFault("amount", t.below);
    return write(ctx, "sickness-benefit.set", async (tx) => {
      await holdContract(tx, ctx, contractId);
      const known = await benefitsOf(tx, organizationId, [contractId]);
      const same = known.find((one) => one.from === from && one.to === to);
      if (amount === null && !same) throw fieldFault("from", t.unknown);
      const met = known.find((one) => one !== same && one.from <= to && from <= one.to);
      if (met) throw fieldFault("from", t.meets(met.from, met.to));
      const id = uuid();
      await insertRow(tx, "sickness_benefit", {
        ...inColumns({ organizationId, id, contractId, amount, note }),
        from_day: from,
        to_day: to,
        by_user: ctx.actor.userId,
        at: ctx.now,
      });
      const entries: Entry[] = firstDaysByMonth(from, to).map((day) =>
        entryOf("sickness-benefit", `${contractId}/${day}`, {
          reason: note,
          before: same ? { from, to, amount: same.amount } : null,
          after: { from, to, amount },
        }),
      );
      return { entries, result: { id } };
    });
  },
};

/** The first day of the range in each month that it touches. */
function firstDaysByMonth(from: Day, to: Day): Day[] {
  const days = [from];
  for (let month = addMonths(monthOf(from), 1); firstDay(month) <= to; month = addMonths(month, 1))
    days.push(firstDay(month));
  return days;
}

import type { LeavePreview } from "#api/leaves.ts";
import { parametersInMonth } from "#domain/attendance/findings/set-parameters.ts";
import { monthOf } from "#domain/calendar/day.ts";
import { calculatorOf } from "#server/features/attendance/public.ts";
import { settingsOfBody } from "#server/features/parameters/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { effectOnTerms } from "./effect-on-terms.ts";
import { leavePlan, type WishedLeave, workingDaysOf } from "./leave-plan.ts";

/**
 * What a leave would do: its days one by one, what is left of it after them, what speaks against it and the document that it asks for;
 * `refusals` say why a day is refused. An actor who may not see a reason gets no balances. Throws like `leavePlan`.
 */
export async function previewLeave(
  ctx: BodyContext,
  wished: WishedLeave,
  refusals: typeof refusalTexts = refusalTexts,
): Promise<LeavePreview> {
  const calculator = await calculatorOf(ctx);
  const parameters = parametersInMonth(monthOf(wished.to), await settingsOfBody(ctx));
  return readBody(ctx, async (db) => {
    const plan = await leavePlan(ctx, db, calculator, wished, refusals);
    const { reason, days, freed, isTold } = plan;
    return {
      days: days.map(({ date, what, says }) => ({ date, what, says })),
      workingDays: workingDaysOf(days),
      freed: freed.map(({ date }) => date),
      ...(isTold
        ? await effectOnTerms(ctx, db, calculator, wished, plan)
        : { balances: [], doubts: [] }),
      document: reason.requiresDocument
        ? {
            kind: reason.documentKind,
            dueDays: reason.documentDueDays ?? parameters.documentDueDays,
          }
        : null,
    };
  });
}

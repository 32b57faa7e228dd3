import type { monthlyContracts } from "#api/monthly-contracts.ts";
import { refusalToMonthAct, type MonthBlockers } from "#domain/attendance/monthly.ts";
import { computedMonths, storeTotals, calculatorOf } from "#server/features/attendance/public.ts";
import { moveMonths, type LockedMonth } from "#server/features/month-acts/public.ts";
import { findingsOfContracts } from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { write } from "#server/kernel/write.ts";
import { monthRefusalTexts, openErrorsText, pendingDaysText } from "#texts/monthly-contracts.ts";
import { lockRows, outcomesOf } from "./row-outcomes.ts";
import { lockStructuresOf, submitSheetsOf } from "./sheets-of-months.ts";

/**
 * Submits months, each with its own outcome: `done`; `changed` when someone else changed it first; `refused` with Greek sentences
 * while a day has no record or an error is open. The records are checked under lock, and their totals stored with the month. The
 * day sheets are submitted with the last month of the people on them. Throws `not-found` when a contract is not of this body.
 */
export const submitMonths: Handler<typeof monthlyContracts.submit> = async (
  ctx,
  { month, rows },
) => {
  const calculator = await calculatorOf(ctx);
  const { organizationId } = ctx;
  return write(ctx, "month.submit", async (tx) => {
    await lockStructuresOf(tx, ctx, {
      month,
      contractIds: rows.map(({ contractId }) => contractId),
    });
    const locked = await lockRows(tx, { organizationId, month, rows });
    const contractIds = locked.map(({ contractId }) => contractId);
    const query = { organizationId, month, contracts: locked };
    const computed = await computedMonths(tx, calculator, query);
    const pending = new Map(computed.map((one) => [one.contractId, one.totals.pendingDays]));
    const found = await findingsOfContracts(ctx, tx, { contractIds, month, levels: "errors" });
    const errors = Map.groupBy(found, ({ contractId }) => contractId);
    const { accepted, outcomes } = outcomesOf(rows, locked, {
      to: "submitted",
      refusalsTo: (one) =>
        refusalsToSubmit(ctx, one, {
          pendingDays: pending.get(one.contractId) ?? 0,
          errors: errors.get(one.contractId)?.length ?? 0,
        }),
    });
    const acceptedIds = new Set(accepted.map(({ contractId }) => contractId));
    const months = computed.filter(({ contractId }) => acceptedIds.has(contractId));
    await storeTotals(tx, organizationId, months);
    const moved = await moveMonths(tx, ctx, accepted, { month, state: "submitted", reason: "" });
    const sheets = await submitSheetsOf(tx, ctx, { month, contractIds: [...acceptedIds] });
    return { entries: [...moved, ...sheets], result: { rows: outcomes } };
  });
};

function refusalsToSubmit(
  ctx: BodyContext,
  { state }: LockedMonth,
  standing: MonthBlockers,
): string[] {
  const refusal = refusalToMonthAct("submit", state, ctx.actor.role, standing);
  if (refusal === null) return [];
  if (refusal !== "pending-days" && refusal !== "errors-left") return [monthRefusalTexts[refusal]];
  const { pendingDays, errors } = standing;
  return [
    ...(pendingDays > 0 ? [pendingDaysText(pendingDays)] : []),
    ...(errors > 0 ? [openErrorsText(errors)] : []),
  ];
}

import type { InputOf } from "#api/call.ts";
import type { monthlyContracts } from "#api/monthly-contracts.ts";
import { isMonthOpen } from "#domain/attendance/monthly.ts";
import { computedMonths, storeTotals, calculatorOf } from "#server/features/attendance/public.ts";
import { lockedMonths, moveMonths } from "#server/features/month-acts/public.ts";
import {
  beginCheck,
  findingsOfContracts,
  monthsOfStructure,
  requireStructure,
  storeChecks,
} from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { entryOf, write, type Entry } from "#server/kernel/write.ts";
import { monthActReasons } from "#texts/monthly-contracts.ts";

type Input = InputOf<typeof monthlyContracts.compute>;

/**
 * Stores the missing months of a structure's contracts and recomputes the totals of those not yet submitted, from the records and
 * the present calendar; returns how many changed, and stores the rules' results for the board. A month moves to the structure of
 * its contract's last term, and is cancelled when the contract no longer runs in it. Throws `not-found` for a foreign structure.
 */
export const computeMonths: Handler<typeof monthlyContracts.compute> = async (ctx, input) => {
  const { organizationId, month } = input;
  const calculator = await calculatorOf(ctx);
  const begun = await beginCheck(ctx);
  return write(ctx, "month.compute", async (tx) => {
    await requireStructure(tx, input);
    const allContractIds = (await monthsOfStructure(tx, input)).map(({ contractId }) => contractId);
    const locked = await lockedMonths(tx, { organizationId, month, contractIds: allContractIds });
    const open = (await monthsOfStructure(tx, input)).filter(
      ({ state }) => state === null || isMonthOpen(state),
    );
    const months = open.flatMap(({ contractId, placedIn }) =>
      placedIn ? [{ contractId, structureId: placedIn }] : [],
    );
    const gone = new Set(open.filter(({ placedIn }) => !placedIn).map((one) => one.contractId));
    const ended = locked.filter(({ contractId }) => gone.has(contractId));
    const again = locked.filter(({ state }) => state === "cancelled");
    const { noContract, contractAgain } = monthActReasons;
    const moved = [
      ...(await moveMonths(tx, ctx, ended, { month, state: "cancelled", reason: noContract })),
      ...(await moveMonths(tx, ctx, again, { month, state: "draft", reason: contractAgain })),
    ];
    const contractIds = months.map(({ contractId }) => contractId);
    const totals = await computedMonths(tx, calculator, {
      organizationId,
      month,
      contracts: months,
    });
    const computed = await storeTotals(tx, organizationId, totals);
    const findings = await findingsOfContracts(ctx, tx, { contractIds, month, levels: "all" });
    await storeChecks(tx, { organizationId, month, contractIds, findings, begun });
    return { entries: [...moved, ...entriesOf(input, computed)], result: { computed } };
  });
};

function entriesOf({ structureId, month }: Input, computed: number): Entry[] {
  if (computed === 0) return [];
  const subjectId = `${structureId}/${month}`;
  const after = { computed };
  return [entryOf("structure-month", subjectId, { structureId, after })];
}

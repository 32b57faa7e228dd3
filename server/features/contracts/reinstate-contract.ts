import type { contracts } from "#api/contracts.ts";
import { refusalToReinstatement, termsReinstated } from "#domain/contracts/reinstatement.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { refused } from "#server/kernel/fault.ts";
import { contractRefusals } from "#texts/contracts.ts";
import { beforeTermination } from "./before-termination.ts";
import { settledThrough } from "./contract-details.queries.ts";
import { moved } from "./move-edited.ts";
import { holdStructuresOf, requireTermsFit, restoreTerms, setEnd } from "./store-terms.ts";

/**
 * Revokes the termination of a contract: restores its state, last day and terms from before it. Throws `refused` if these are not known, if
 * the month of its end was submitted without the days after it, or if later changes leave no room for it.
 */
export const reinstateContract: Handler<typeof contracts.reinstate> = (ctx, input) => {
  const { organizationId, id } = input;
  return moved(ctx, "reinstate", input, async (tx, contract) => {
    const { endDate, employee, terms } = contract;
    const before = await beforeTermination(tx, organizationId, contract);
    const settled = { endDate, settledThrough: await settledThrough(tx, organizationId, id) };
    const refusal = refusalToReinstatement(settled, before);
    if (refusal || !before) throw refused(contractRefusals[refusal ?? "before-unknown"]);
    await restoreTerms(tx, organizationId, contract, termsReinstated(terms, before));
    await setEnd(tx, organizationId, id, before.endDate);
    await holdStructuresOf(tx, organizationId, [id]);
    await requireTermsFit(tx, organizationId, { id, employeeId: employee.id });
    const { state: to, withdrawnTerms: again } = before;
    const restored = again.length === 0 ? {} : { restoredTerms: again };
    return { to, before: { endDate }, after: { endDate: before.endDate, ...restored } };
  });
};

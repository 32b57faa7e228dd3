import type { contracts } from "#api/contracts.ts";
import { refusalToWithdrawTerm } from "#domain/contracts/contract.ts";
import { addDays } from "#domain/calendar/day.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { contractRefusals } from "#texts/contracts.ts";
import { isRecordedUnder, settledThrough } from "./contract-details.queries.ts";
import { editedContract } from "./locked-contract.ts";
import { madeBy } from "./made-by.ts";
import { removeTerm, requireTermsFit } from "./store-terms.ts";
import { toldTerm } from "./told-term.ts";

/** Takes back a term that has not begun. Throws `not-found` for a term of another contract, `refused` with the rule's sentence. */
export const withdrawTerm: Handler<typeof contracts.withdrawTerm> = (ctx, input) => {
  const { organizationId, id, version, termId, reason } = input;
  return write(ctx, "contract.withdrawTerm", async (tx) => {
    const contract = await editedContract(tx, input);
    const term = contract.terms.find((one) => one.id === termId);
    if (!term) throw new Fault("not-found");
    const settled = await settledThrough(tx, organizationId, id);
    const refusal =
      refusalToWithdrawTerm(term, { ...contract, settledThrough: settled }, ctx.today) ??
      ((await isRecordedUnder(tx, organizationId, id, termId)) ? "recorded-in-term" : null);
    if (refusal) throw new Fault("refused", { detail: contractRefusals[refusal] });
    const before = contract.terms.find(({ validTo }) => validTo === addDays(term.validFrom, -1));
    await removeTerm(tx, organizationId, term, before?.id);
    await tx
      .updateTable("contract")
      .set({ made_by: madeBy(ctx), version: version + 1 })
      .where("organization_id", "=", organizationId)
      .where("id", "=", id)
      .execute();
    await requireTermsFit(tx, organizationId, { id, employeeId: contract.employee.id });
    const entry = { subjectKind: "contract" as const, subjectId: id, reason };
    return {
      entries: [{ ...entry, before: toldTerm(term), after: before ? toldTerm(before) : null }],
      result: { id, version: version + 1 },
    };
  });
};

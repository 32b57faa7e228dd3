import type { InputOf } from "#api/call.ts";
import type { ContractOut } from "#api/contract-fields.ts";
import type { contracts } from "#api/contracts.ts";
import { refusalToTerms } from "#domain/attendance/terms.ts";
import type { Term } from "#domain/attendance/types.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { requireStart } from "#server/kernel/require-near.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { contractRow, contractViolations } from "./contract-row.ts";
import { refusedAt } from "./refused-at.ts";
import { storeNextVersion } from "./authors.ts";
import { editedContract } from "./lock-contracts.ts";
import { requireMove } from "./move-contract.ts";
import { requirePlaces, requireTermsFit, termOf, termRow, updateTerm } from "./store-terms.ts";

type Input = InputOf<typeof contracts.update>;

/** Changes a draft or a rejected contract and its first term. */
export const updateContract: Handler<typeof contracts.update> = (ctx, input) => {
  const { organizationId, id, version: _version, ...fields } = input;
  requireStart(ctx, "startDate", fields.startDate);
  return namingViolations(contractViolations, () =>
    write(ctx, "contract.update", async (tx) => {
      await requirePlaces(tx, organizationId, fields);
      const contract = await editedContract(tx, input);
      requireMove(ctx, contract, { act: "edit", reason: "" });
      const first = firstTermOf(contract, input);
      const result = await storeNextVersion(tx, ctx, input, contractRow(fields));
      const dates = { valid_from: fields.startDate, valid_to: first.validTo };
      await updateTerm(tx, organizationId, first.id, { ...termRow(fields), ...dates });
      await requireTermsFit(tx, organizationId, { id, employeeId: contract.employee.id });
      return {
        entries: [entryOf("contract", id, { before: typedOf(contract), after: fields })],
        result,
      };
    }),
  );
};

/** The first term as edited, ending the day before the next. Throws a fault at the field when the terms are not valid together. */
function firstTermOf(contract: ContractOut, input: Input): { id: string; validTo: Day | null } {
  const [first, next, ...rest] = contract.terms;
  const validTo = next ? addDays(next.validFrom, -1) : null;
  const edited = { ...termOf(contract.id, input, input.startDate), validTo };
  const later = [...(next ? [next] : []), ...rest];
  const terms = [edited, ...later.map((one): Term => ({ ...one, contractId: contract.id }))];
  const refusal = refusalToTerms(terms, input);
  if (refusal || !first) throw refusedAt("startDate", refusal ?? "no-term");
  return { id: first.id, validTo };
}

function typedOf({ number, employmentType, specialty, startDate, endDate, terms }: ContractOut) {
  const [first] = terms;
  const own = { number, employmentType, specialty, startDate, endDate };
  if (!first) return own;
  const { structureId, scheduleId, weeklyMinutes, payBasis, rate } = first;
  return { ...own, structureId, scheduleId, weeklyMinutes, payBasis, rate };
}

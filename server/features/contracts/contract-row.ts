import type { z } from "zod";
import type { ContractBase } from "#api/contract-fields.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { contractTexts } from "#texts/contracts.ts";

/** The fault shown to the user for each violated constraint of a contract. */
export const contractViolations = {
  contract_organization_id_number_key: () => fieldFault("number", contractTexts.duplicateNumber),
};

/** The columns of a contract's own input. */
export function contractRow(fields: z.output<typeof ContractBase>) {
  return {
    number: fields.number,
    employment_type: fields.employmentType,
    specialty: fields.specialty,
    start_date: fields.startDate,
    end_date: fields.endDate,
  };
}

import type { z } from "zod";
import type { ContractBase } from "#api/contract-fields.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { contractTexts } from "#texts/contracts.ts";

/** What a broken key of a contract means to the person who typed it. */
export const contractViolations = {
  contract_organization_id_number_key: () => fieldFault("number", contractTexts.duplicateNumber),
};

/** The columns of what a person typed of a contract itself. */
export function contractRow(fields: z.output<typeof ContractBase>) {
  return {
    number: fields.number,
    employment_type: fields.employmentType,
    specialty: fields.specialty,
    start_date: fields.startDate,
    end_date: fields.endDate,
  };
}

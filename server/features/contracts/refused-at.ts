import { Fault } from "#server/kernel/fault.ts";
import { contractRefusals } from "#texts/contracts.ts";

/** `refused` with the rule's sentence at the field: the present data does not allow its value. */
export function refusedAt(field: string, refusal: keyof typeof contractRefusals): Fault {
  const errors = { [field]: [contractRefusals[refusal]] };
  return new Fault("refused", { detail: errors, errors });
}

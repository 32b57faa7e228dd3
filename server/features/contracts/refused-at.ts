import { Fault } from "#server/kernel/fault.ts";
import { contractRefusals } from "#texts/contracts.ts";

/** What stands refuses what a field asks: the rule's sentence beside the field. */
export function refusedAt(field: string, refusal: keyof typeof contractRefusals): Fault {
  const errors = { [field]: [contractRefusals[refusal]] };
  return new Fault("refused", { detail: errors, errors });
}

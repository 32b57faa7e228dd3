import type { ContractOut } from "#api/contract-fields.ts";

/** A term as the ledger shows it: by names, without its end, which follows from the next. */
export function termForLedger({
  id: _id,
  structureId: _structure,
  scheduleId: _schedule,
  validTo: _to,
  ...fields
}: ContractOut["terms"][number]) {
  return fields;
}

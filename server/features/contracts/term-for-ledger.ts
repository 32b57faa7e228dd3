import type { ContractOut } from "#api/contract-fields.ts";

type TermOut = ContractOut["terms"][number];

/** A term as the ledger shows it: by names, without its end, which follows from the next. */
export function termForLedger({
  id: _id,
  structureId: _structure,
  scheduleId: _schedule,
  validTo: _to,
  ...fields
}: TermOut) {
  return fields;
}

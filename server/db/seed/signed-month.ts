import { createHash } from "node:crypto";
import { totalsOf } from "#domain/attendance/month.ts";
import type { DayResult, MonthTotals } from "#domain/attendance/types.ts";
import type { Month } from "#domain/calendar/day.ts";
import type { Row } from "./rows.ts";

/** The month of one contract as it is signed. */
export type SignedContract = {
  contractId: string;
  results: readonly DayResult[];
  totals: MonthTotals;
};

/** What a legal representative signs: the months of all contracts of one structure. */
export type SignedMonth = {
  id: string;
  organizationId: string;
  structureId: string;
  month: Month;
  contracts: readonly SignedContract[];
  signedAt: Date;
  signedBy: string;
};

/** The signature of a structure's month; its code is read from the digest. */
export function signatureRow(signed: SignedMonth): Row<"month_signature"> {
  const digest = createHash("sha256").update(canonicalText(signed)).digest("hex");
  return {
    organization_id: signed.organizationId,
    id: signed.id,
    structure_id: signed.structureId,
    month: signed.month,
    signed_at: signed.signedAt,
    signed_by: signed.signedBy,
    digest,
    code: digest.slice(0, 16).toUpperCase(),
    totals: JSON.stringify(totalsOf(signed.contracts.flatMap((one) => one.results))),
  };
}

/** The same months always give the same text: contracts by id, keys by name. */
function canonicalText({ structureId, month, contracts }: SignedMonth): string {
  const months = contracts
    .toSorted((one, other) => (one.contractId < other.contractId ? -1 : 1))
    .map(({ contractId, totals }) => [
      contractId,
      Object.entries(totals).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ]);
  return JSON.stringify([structureId, month, months]);
}

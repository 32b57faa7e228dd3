import type { MonthTotals } from "#domain/attendance/month.ts";
import type { Interval } from "#domain/attendance/types.ts";
import type { Day, Month } from "#domain/calendar/day.ts";
import { digestOf } from "../../features/verification/digest-of-month.ts";
import type { Row } from "./rows.ts";

/** The month of one contract as it is signed. */
export type SignedContract = {
  contractId: string;
  month: Month;
  totals: MonthTotals;
  records: { date: Day; intervals: readonly Interval[]; note: string; version: number }[];
};

/** What a legal representative signs: the months of all contracts of one structure. */
type SignedMonth = {
  id: string;
  organizationId: string;
  structureId: string;
  month: Month;
  contracts: readonly SignedContract[];
  signedAt: Date;
  signedBy: string;
};

/** The signature of a structure's month, with the digest that the application recomputes; its code is derived from it. */
export function signatureRow(signed: SignedMonth): Row<"month_signature"> {
  const months = signed.contracts
    .toSorted((one, other) => (one.contractId < other.contractId ? -1 : 1))
    .map(({ contractId, month, totals, records }) => ({ contractId, month, totals, records }));
  const digest = digestOf(months);
  return {
    organization_id: signed.organizationId,
    id: signed.id,
    structure_id: signed.structureId,
    month: signed.month,
    signed_at: signed.signedAt,
    signed_by: signed.signedBy,
    digest,
    code: codeOf(digest),
  };
}

/** Base 32 without the letters mistaken for 1 and 0, as in the application's codes. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Sixteen letters derived from the digest. */
function codeOf(digest: string): string {
  return [...Buffer.from(digest, "hex").subarray(0, 16)]
    .map((byte) => letters.charAt(byte % letters.length))
    .join("");
}

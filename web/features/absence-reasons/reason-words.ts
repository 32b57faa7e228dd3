import type { ReasonFields } from "#api/absence-reasons.ts";
import { keysOf } from "#domain/keys.ts";
import {
  dayBasisTexts,
  payTexts,
  reasonFieldTexts,
  reasonGroupTexts,
  reasonRegimeTexts,
  reasonUnitTexts,
} from "#texts/absence-reasons.ts";
import { common } from "#texts/common.ts";
import { historyTexts } from "#texts/history.ts";
import { dayText } from "#texts/moment.ts";
import type { Words } from "#web/features/history/public.ts";
import { formatNumber } from "#web/ui/formats.ts";

/** What a field of a reason says, as people read it; empty where it says nothing. */
export function fieldText(reason: ReasonFields, field: keyof ReasonFields): string {
  if (field === "regime") return reasonRegimeTexts[reason.regime];
  if (field === "group") return reasonGroupTexts[reason.group];
  if (field === "unit") return reasonUnitTexts[reason.unit];
  if (field === "paid") return payTexts[reason.paid];
  if (field === "dayBasis") return dayBasisTexts[reason.dayBasis];
  if (field === "carryOverUntil") return dayText(reason.carryOverUntil ?? "");
  const value = reason[field];
  if (value === null) return "";
  if (typeof value === "boolean") return value ? common.yes : common.no;
  return typeof value === "number" ? formatNumber(value) : value;
}

const { code: _code, validFrom: _validFrom, ...ownFields } = reasonFieldTexts;

/** How fields of a reason read in a comparison. */
export const reasonWords: Words = Object.fromEntries(
  keysOf(ownFields).map((field) => [field, (value) => textOf(field, value)]),
);

/** Guarantee: what a field of a reason says depends on that field alone, whose value is told as the calls tell it. */
function textOf(field: keyof ReasonFields, value: unknown): string {
  return fieldText({ [field]: value } as ReasonFields, field) || historyTexts.empty;
}

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

/** The displayed text of a reason's field; empty where there is nothing to show. */
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

/** How a reason's fields are worded in a comparison. */
export const reasonWords: Words = Object.fromEntries(
  keysOf(ownFields).map((field) => [field, (value) => textOf(field, value)]),
);

/** Guarantee: a field's text depends on that field alone, and its value has the form in which the calls return it. */
function textOf(field: keyof ReasonFields, value: unknown): string {
  return fieldText({ [field]: value } as ReasonFields, field) || historyTexts.empty;
}

import type { ReasonFields, ReasonItem } from "#api/absence-reasons.ts";
import { emptyToNull, numberOf, numberText } from "#web/ui/form/convert.ts";

const counts = [
  "maxPerYear",
  "maxPerEvent",
  "maxConsecutive",
  "minServiceMonths",
  "documentDueDays",
  "noticeDays",
] as const;
const texts = ["carryOverUntil", "carriedAs", "erganiCode", "payrollCode", "colour"] as const;

type Count = (typeof counts)[number];
type OptionalText = (typeof texts)[number];

/** The values of the form's fields. */
export type ReasonValues = Omit<ReasonFields, Count | OptionalText | "sortOrder"> &
  Record<Count | OptionalText | "sortOrder", string>;

const fresh: ReasonFields = {
  title: "",
  shortTitle: "",
  regime: "both",
  group: "special",
  unit: "day",
  paid: "full",
  countsAsService: true,
  countsAsPresence: false,
  maxPerYear: null,
  maxPerEvent: null,
  maxConsecutive: null,
  dayBasis: "working",
  minServiceMonths: null,
  requiresDocument: false,
  documentKind: "",
  documentDueDays: null,
  requiresApproval: true,
  noticeDays: null,
  proportionalToContract: false,
  carryOverUntil: null,
  carriedAs: null,
  genderOrRole: "",
  erganiCode: null,
  payrollCode: null,
  legalBasis: "",
  isSensitive: false,
  colour: null,
  isActive: true,
  sortOrder: 1_000,
};

/** A reason as values of the form; null gives the values of a new one. */
export function valuesOf(reason: ReasonItem | null): ReasonValues {
  const { sortOrder, ...fields } = reason ?? fresh;
  const { carryOverUntil, carriedAs, erganiCode, payrollCode, colour } = fields;
  const {
    id: _id,
    code: _code,
    validFrom: _from,
    version: _version,
    ...rest
  }: typeof fields & Partial<ReasonItem> = { ...fields };
  return {
    ...rest,
    maxPerYear: numberText(fields.maxPerYear),
    maxPerEvent: numberText(fields.maxPerEvent),
    maxConsecutive: numberText(fields.maxConsecutive),
    minServiceMonths: numberText(fields.minServiceMonths),
    documentDueDays: numberText(fields.documentDueDays),
    noticeDays: numberText(fields.noticeDays),
    carryOverUntil: swapped(carryOverUntil ?? "", "-", "/"),
    carriedAs: carriedAs ?? "",
    erganiCode: erganiCode ?? "",
    payrollCode: payrollCode ?? "",
    colour: colour ?? "",
    sortOrder: numberText(sortOrder),
  };
}

/** The form's values, as the calls take them. */
export function fieldsFrom(values: ReasonValues): ReasonFields {
  const count = (name: Count) => numberOf(values[name]) ?? null;
  const { requiresDocument } = values;
  return {
    ...values,
    maxPerYear: count("maxPerYear"),
    maxPerEvent: count("maxPerEvent"),
    maxConsecutive: count("maxConsecutive"),
    minServiceMonths: count("minServiceMonths"),
    documentKind: requiresDocument ? values.documentKind : "",
    documentDueDays: requiresDocument ? count("documentDueDays") : null,
    noticeDays: count("noticeDays"),
    carryOverUntil: emptyToNull(swapped(values.carryOverUntil.trim(), "/", "-")),
    carriedAs: emptyToNull(values.carriedAs),
    erganiCode: emptyToNull(values.erganiCode),
    payrollCode: emptyToNull(values.payrollCode),
    colour: emptyToNull(values.colour)?.toLowerCase() ?? null,
    sortOrder: numberOf(values.sortOrder) ?? 1_000,
  };
}

/** Turns a month and day such as `03-31` into a day and month such as `31/03`, or back. */
function swapped(text: string, from: string, to: string): string {
  const parts = text.split(from).map((part) => part.padStart(2, "0"));
  return parts.length === 2 ? parts.toReversed().join(to) : text;
}

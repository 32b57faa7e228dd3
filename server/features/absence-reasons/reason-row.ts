import type { Selectable } from "kysely";
import type { ReasonFields, ReasonItem } from "#api/absence-reasons.ts";
import type { DB } from "#server/db/database.gen.ts";

/** The columns that the fields of a reason fill. */
export function columnsOf(fields: ReasonFields) {
  return {
    title: fields.title,
    short_title: fields.shortTitle,
    regime: fields.regime,
    reason_group: fields.group,
    unit: fields.unit,
    paid: fields.paid,
    counts_as_service: fields.countsAsService,
    counts_as_presence: fields.countsAsPresence,
    max_per_year: fields.maxPerYear,
    max_per_event: fields.maxPerEvent,
    max_consecutive: fields.maxConsecutive,
    day_basis: fields.dayBasis,
    min_service_months: fields.minServiceMonths,
    requires_document: fields.requiresDocument,
    document_kind: fields.documentKind,
    document_due_days: fields.documentDueDays,
    requires_approval: fields.requiresApproval,
    notice_days: fields.noticeDays,
    proportional_to_contract: fields.proportionalToContract,
    carry_over_until: fields.carryOverUntil,
    carried_as: fields.carriedAs,
    gender_or_role: fields.genderOrRole,
    ergani_code: fields.erganiCode,
    payroll_code: fields.payrollCode,
    legal_basis: fields.legalBasis,
    is_sensitive: fields.isSensitive,
    colour: fields.colour,
    is_active: fields.isActive,
    sort_order: fields.sortOrder,
  };
}

/** A row of reasons as read. */
export type ReasonRow = Selectable<DB["absence_reason"]>;

/** What a row says of its reason. */
export function fieldsOf(row: ReasonRow): ReasonFields {
  return {
    title: row.title,
    shortTitle: row.short_title,
    regime: row.regime,
    group: row.reason_group,
    unit: row.unit,
    paid: row.paid,
    countsAsService: row.counts_as_service,
    countsAsPresence: row.counts_as_presence,
    maxPerYear: row.max_per_year,
    maxPerEvent: row.max_per_event,
    maxConsecutive: row.max_consecutive,
    dayBasis: row.day_basis,
    minServiceMonths: row.min_service_months,
    requiresDocument: row.requires_document,
    documentKind: row.document_kind,
    documentDueDays: row.document_due_days,
    requiresApproval: row.requires_approval,
    noticeDays: row.notice_days,
    proportionalToContract: row.proportional_to_contract,
    carryOverUntil: row.carry_over_until,
    carriedAs: row.carried_as,
    genderOrRole: row.gender_or_role,
    erganiCode: row.ergani_code,
    payrollCode: row.payroll_code,
    legalBasis: row.legal_basis,
    isSensitive: row.is_sensitive,
    colour: row.colour,
    isActive: row.is_active,
    sortOrder: row.sort_order,
  };
}

/** A reason as it stands. */
export function itemOf(row: ReasonRow): ReasonItem {
  const { code, version, valid_from: validFrom } = row;
  return { id: code, code, validFrom, version, ...fieldsOf(row) };
}

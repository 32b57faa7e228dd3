import type { SubjectKind } from "#domain/ledger/acts.ts";
import { systemChain } from "#domain/ledger/entry.ts";
import { stateOfAccounts } from "./accounts.ts";
import { stateOfAbsenceReasons, stateOfDocumentKinds, stateOfUnlockReasons } from "./catalogues.ts";
import { stateOfClosures } from "./closures.ts";
import { stateOfContracts } from "./contracts.ts";
import { stateOfEmployees } from "./employees.ts";
import { stateOfHolidays, stateOfLocalHolidays } from "./holidays.ts";
import { stateOfLeaveBalances } from "./leave-balances.ts";
import { stateOfMonths } from "./months.ts";
import { stateOfOrganizations } from "./organizations.ts";
import { stateOfPayments } from "./payments.ts";
import { stateOfRecords } from "./records.ts";
import { stateOfSchedules } from "./schedules.ts";
import { stateOfParameters, stateOfSecurityRules } from "./settings.ts";
import { stateOfSheets } from "./sheets.ts";
import { stateOfSicknessBenefits } from "./sickness-benefits.ts";
import { stateOfSignatures } from "./signatures.ts";
import { stateOfStructures } from "./structures.ts";
import type { StateSource } from "./subject.ts";
import { stateOfUnlockRequests } from "./unlock-requests.ts";

/** How a kind is told in the ledger of a body and in that of the system; or why its entries are compared with nothing. */
export type Registered = { body?: StateSource; system?: StateSource } | { notCompared: string };

/** Every kind of subject. */
export const subjects: Record<SubjectKind, Registered> = {
  "absence-reason": { system: stateOfAbsenceReasons },
  announcement: { notCompared: "what users were told" },
  "api-app": { notCompared: "compared as a user" },
  "attendance-file": { notCompared: "an event; its records are compared" },
  "attendance-record": { body: stateOfRecords },
  "attendance-sheet": { body: stateOfSheets },
  "attendance-sheets": { notCompared: "how many sheets a night opened" },
  closure: { body: stateOfClosures },
  contract: { body: stateOfContracts },
  database: { notCompared: "an event" },
  device: { notCompared: "changes by itself, with each sign of life" },
  "device-entry": { notCompared: "an event; what it records is compared as a record" },
  document: { notCompared: "files, whose digests stand beside them" },
  "document-kind": { system: stateOfDocumentKinds },
  employee: { body: stateOfEmployees },
  ergani: { notCompared: "settings and answers of an outside service" },
  "finding-note": { notCompared: "words" },
  holiday: { body: stateOfLocalHolidays, system: stateOfHolidays },
  "leave-balance": { body: stateOfLeaveBalances },
  "leave-document": { notCompared: "that a paper was received" },
  "leave-feed": { notCompared: "an address that is given and ended" },
  "legal-hold": { notCompared: "a hold and its end are both rows that only are added" },
  link: { notCompared: "lasts for days" },
  "month-signature": { body: stateOfSignatures },
  "monthly-contract": { body: stateOfMonths },
  organization: { system: stateOfOrganizations },
  parameter: { system: stateOfParameters },
  payment: { body: stateOfPayments },
  "payment-month": { notCompared: "an event; the payments are compared" },
  "punch-file": { notCompared: "an event" },
  "punch-rule": { notCompared: "rows that only are added" },
  release: { notCompared: "which client may still call" },
  schedule: { body: stateOfSchedules },
  "security-rule": { system: stateOfSecurityRules },
  "sickness-benefit": { body: stateOfSicknessBenefits },
  structure: { body: stateOfStructures },
  "structure-month": { notCompared: "an event; the months are compared" },
  "unlock-reason": { system: stateOfUnlockReasons },
  "unlock-request": { body: stateOfUnlockRequests },
  user: { system: stateOfAccounts },
  "verification-sample": { notCompared: "a draw that its seed repeats" },
};

/** How a kind is told in a chain; undefined where it is not. */
export function stateSourceIn(organizationId: string, kind: SubjectKind): StateSource | undefined {
  const registered = subjects[kind === "api-app" ? "user" : kind];
  if ("notCompared" in registered) return undefined;
  return organizationId === systemChain ? registered.system : registered.body;
}

/** The kinds that are told in a chain. */
export function kindsIn(organizationId: string): { kind: SubjectKind; source: StateSource }[] {
  return kinds.flatMap((kind) => {
    const source = kind === "api-app" ? undefined : stateSourceIn(organizationId, kind);
    return source ? [{ kind, source }] : [];
  });
}

const kinds = Object.keys(subjects).filter((kind): kind is SubjectKind => kind in subjects);

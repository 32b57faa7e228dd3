import type { SubjectKind } from "#domain/ledger/acts.ts";
import { systemChain } from "#domain/ledger/entry.ts";
import { toldAccounts } from "./accounts.ts";
import { toldAbsenceReasons, toldDocumentKinds, toldUnlockReasons } from "./catalogues.ts";
import { toldClosures } from "./closures.ts";
import { toldContracts } from "./contracts.ts";
import { toldEmployees } from "./employees.ts";
import { toldHolidays, toldLocalHolidays } from "./holidays.ts";
import { toldLeaveBalances } from "./leave-balances.ts";
import { toldMonths } from "./months.ts";
import { toldOrganizations } from "./organizations.ts";
import { toldPayments } from "./payments.ts";
import { toldRecords } from "./records.ts";
import { toldSchedules } from "./schedules.ts";
import { toldParameters, toldSecurityRules } from "./settings.ts";
import { toldSheets } from "./sheets.ts";
import { toldSicknessBenefits } from "./sickness-benefits.ts";
import { toldSignatures } from "./signatures.ts";
import { toldStructures } from "./structures.ts";
import type { Told } from "./subject.ts";
import { toldUnlockRequests } from "./unlock-requests.ts";

/** How a kind is told in the ledger of a body and in that of the system; or why its entries are compared with nothing. */
export type Registered = { body?: Told; system?: Told } | { notCompared: string };

/** Every kind of subject. */
export const subjects: Record<SubjectKind, Registered> = {
  "absence-reason": { system: toldAbsenceReasons },
  announcement: { notCompared: "what users were told" },
  "api-app": { notCompared: "compared as a user" },
  "attendance-record": { body: toldRecords },
  "attendance-sheet": { body: toldSheets },
  "attendance-sheets": { notCompared: "how many sheets a night opened" },
  closure: { body: toldClosures },
  contract: { body: toldContracts },
  database: { notCompared: "an event" },
  device: { notCompared: "changes by itself, with each sign of life" },
  "device-entry": { notCompared: "an event; what it records is compared as a record" },
  document: { notCompared: "files, whose digests stand beside them" },
  "document-kind": { system: toldDocumentKinds },
  employee: { body: toldEmployees },
  ergani: { notCompared: "settings and answers of an outside service" },
  "finding-note": { notCompared: "words" },
  holiday: { body: toldLocalHolidays, system: toldHolidays },
  "leave-balance": { body: toldLeaveBalances },
  "leave-document": { notCompared: "that a paper was received" },
  "legal-hold": { notCompared: "a hold and its end are both rows that only are added" },
  link: { notCompared: "lasts for days" },
  "month-signature": { body: toldSignatures },
  "monthly-contract": { body: toldMonths },
  organization: { system: toldOrganizations },
  parameter: { system: toldParameters },
  payment: { body: toldPayments },
  "payment-month": { notCompared: "an event; the payments are compared" },
  "punch-file": { notCompared: "an event" },
  release: { notCompared: "which client may still call" },
  schedule: { body: toldSchedules },
  "security-rule": { system: toldSecurityRules },
  "sickness-benefit": { body: toldSicknessBenefits },
  structure: { body: toldStructures },
  "structure-month": { notCompared: "an event; the months are compared" },
  "unlock-reason": { system: toldUnlockReasons },
  "unlock-request": { body: toldUnlockRequests },
  user: { system: toldAccounts },
  "verification-sample": { notCompared: "a draw that its seed repeats" },
};

/** How a kind is told in a chain; undefined where it is not. */
export function toldIn(organizationId: string, kind: SubjectKind): Told | undefined {
  const registered = subjects[kind === "api-app" ? "user" : kind];
  if ("notCompared" in registered) return undefined;
  return organizationId === systemChain ? registered.system : registered.body;
}

/** The kinds that are told in a chain. */
export function kindsToldIn(organizationId: string): { kind: SubjectKind; told: Told }[] {
  return kinds.flatMap((kind) => {
    const told = kind === "api-app" ? undefined : toldIn(organizationId, kind);
    return told ? [{ kind, told }] : [];
  });
}

const kinds = Object.keys(subjects).filter((kind): kind is SubjectKind => kind in subjects);

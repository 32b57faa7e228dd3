import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { SubjectKind } from "#domain/ledger/subjects.ts";
import { systemChain } from "#domain/ledger/entry.ts";
import { collectiveActs, deputyActs } from "./of-acts.ts";
import { ofBodies } from "./of-bodies.ts";
import { ofDays } from "./of-days.ts";
import { ofPayments } from "./of-payments.ts";
import { ofSystem } from "./of-system.ts";
import type { StateSource } from "./subject.ts";
import { keysOf } from "#domain/keys.ts";

/**
 * How a kind's state is stored in the ledger of a body and in that of the system; or why its entries are not compared. In addition
 * (`besides`), entries may store the digest of something else about the same subject: those of some acts, or each beside its words.
 */
type Registered =
  | { body?: StateSource; besides?: StateSource; system?: StateSource }
  | { notCompared: string };

/** Every kind of subject. */
export const subjects: Record<SubjectKind, Registered> = {
  "absence-reason": { system: ofSystem.absenceReasons },
  announcement: { system: ofSystem.announcements },
  "api-app": { notCompared: "compared as a user" },
  "attendance-file": { notCompared: "an event; its records are compared" },
  "attendance-record": { body: ofDays.records, besides: ofDays.requests },
  "attendance-sheet": { body: ofDays.sheets, besides: ofDays.sheetActs },
  "attendance-sheets": { notCompared: "how many sheets a night opened" },
  closure: { body: ofBodies.closures },
  "collective-act": { body: collectiveActs },
  "deputy-act": { body: deputyActs },
  contract: { body: ofBodies.contracts },
  database: { notCompared: "an event" },
  device: { body: ofBodies.devices },
  "device-entry": { notCompared: "an event; what it records is compared as a record" },
  document: { body: ofBodies.documents },
  "document-kind": { system: ofSystem.documentKinds },
  employee: { body: ofBodies.employees },
  ergani: { body: ofBodies.ergani },
  "finding-note": { body: ofDays.findingNotes },
  holiday: { body: ofBodies.localHolidays, system: ofSystem.holidays },
  "leave-balance": { body: ofDays.leaveBalances },
  "leave-document": { body: ofBodies.leaveDocuments },
  "leave-feed": { body: ofBodies.leaveFeeds },
  "legal-hold": { body: ofBodies.legalHolds },
  link: { notCompared: "lasts for days" },
  "month-signature": { body: ofBodies.signatures, besides: ofBodies.printedNames },
  "monthly-contract": { body: ofDays.months, besides: ofDays.monthActs },
  organization: { system: ofSystem.organizations },
  "overtime-decision": { body: ofBodies.overtimeDecisions },
  parameter: { body: ofBodies.findingParameters, system: ofSystem.parameters },
  payment: { body: ofPayments.payments },
  "payment-month": { notCompared: "an event; the payments are compared" },
  "payment-recovery": { body: ofPayments.recoveries },
  "payroll-layout": { body: ofPayments.payrollLayouts },
  "punch-file": { notCompared: "an event" },
  "punch-rule": { body: ofBodies.punchRules },
  release: { system: ofSystem.clientFloors },
  schedule: { body: ofBodies.schedules },
  "security-rule": { system: ofSystem.securityRules },
  "sickness-benefit": { body: ofDays.sicknessBenefits },
  structure: { body: ofBodies.structures },
  "structure-month": { notCompared: "an event; the months are compared" },
  "unlock-reason": { system: ofSystem.unlockReasons },
  "unlock-request": { body: ofBodies.unlockRequests },
  user: { system: ofSystem.accounts },
  "verification-sample": { body: ofBodies.samples },
};

/** How an act's entries in a chain store a kind's state; undefined if they do not. */
export function stateSourceIn(
  organizationId: string,
  kind: SubjectKind,
  act: LedgerAct,
): StateSource | undefined {
  return sourcesIn(organizationId, kind).findLast(({ acts }) => acts?.includes(act) ?? true);
}

function sourcesIn(organizationId: string, kind: SubjectKind): StateSource[] {
  const registered = subjects[kind === "api-app" ? "user" : kind];
  if ("notCompared" in registered) return [];
  const { body, besides, system } = registered;
  const sources = organizationId === systemChain ? [system] : [body, besides];
  return sources.filter((source) => source !== undefined);
}

/** The kinds whose state is stored in a chain. */
export function kindsIn(organizationId: string): { kind: SubjectKind; source: StateSource }[] {
  const own = kinds.filter((kind) => kind !== "api-app");
  return own.flatMap((kind) => sourcesIn(organizationId, kind).map((source) => ({ kind, source })));
}

const kinds = keysOf(subjects);

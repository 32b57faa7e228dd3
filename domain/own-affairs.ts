import type { LedgerAct } from "./ledger/acts.ts";
import type { SubjectKind } from "./ledger/subjects.ts";

/**
 * Acts that are allowed on one's own day, month, contract or register entry: those by which people submit their own data, and
 * those that decide nothing. Any other act on a person's affairs must be done by someone else (Law 2690/1999, article 7:
 * no one takes part in deciding on their own matter).
 */
const oneselfToo: ReadonlySet<LedgerAct> = new Set<LedgerAct>([
  "attendance.import",
  "attendance.save",
  "attendance.submit",
  "attendance.undoImport",
  "badge.issue",
  "badge.revoke",
  "daily-report.copy",
  "daily-report.send",
  "device.answer",
  "device.send",
  "dispute.attach",
  "document.upload",
  "employee.assignCard",
  "ergani.retry",
  "leave.ask",
  "leave.attach",
  "leave.cancel",
  "leave.record",
  "leave.withdraw",
  "month.check",
  "month.compute",
  "month.confirm",
  "month.dispute",
  "month.explain",
  "month.recompute",
  "month.request",
  // The signer's own month is left out of what is signed, and goes to the agency.
  "month.sign",
  "month.submit",
  "month.withdraw",
  "person.copy",
  "pin.remove",
  "pin.set",
  "punch.import",
  "unlock.ask",
  "unlock.end",
  "unlock.withdraw",
]);

/** What an act changes, as in its ledger entry. */
export type Touched = {
  subjectKind: SubjectKind;
  subjectId: string;
  before: unknown;
  after: unknown;
};

/** True for an act that no one may do on their own affairs: all except the harmless ones above. */
export function needsAnother(act: LedgerAct): boolean {
  return !oneselfToo.has(act);
}

/**
 * True where a change concerns one of the ids, those of a person's register entry and contracts: its subject begins with one
 * (`contract/2026-03`), or it names one.
 */
export function isAbout(ids: ReadonlySet<string>, { subjectId, before, after }: Touched): boolean {
  return ids.has(subjectId.slice(0, 36)) || [before, after].some((state) => names(ids, state));
}

function names(ids: ReadonlySet<string>, state: unknown): boolean {
  if (typeof state !== "object" || state === null) return false;
  return Object.entries(state).some(
    ([key, value]) => (key === "contractId" || key === "employeeId") && ids.has(String(value)),
  );
}

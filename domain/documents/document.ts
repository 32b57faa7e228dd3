import type { Role } from "../access.ts";
import { monthsAfter, mostMonthsAhead } from "../calendar/ahead.ts";
import type { Day } from "../calendar/day.ts";

/** States of a document. `unscanned` waits for the virus scanner; an approved one becomes `expired` with time. */
export const documentStates = [
  "unscanned",
  "uploaded",
  "approved",
  "rejected",
  "replaced",
  "expired",
] as const;

export type DocumentState = (typeof documentStates)[number];

/** What can be done to a document; only the system does `pass` (of a scanned one) and `expire`. */
export type DocumentAct = "pass" | "approve" | "reject" | "replace" | "expire";

/** Why an act on a document is refused. */
export type DocumentRefusal =
  | "role-may-not"
  | "state-forbids"
  | "own-document"
  | "of-the-agency"
  | "kind-unknown"
  | "contract-missing"
  | "contract-needless"
  | "expiry-missing"
  | "expiry-past"
  | "expiry-far"
  | "not-to-be-replaced"
  | "already-replaced";

type DocumentKind = {
  about: "body" | "contract";
  expires: boolean;
  decidedBy: "agency" | "representative";
  /** How many months such a document is usually valid. */
  usualMonths: number | null;
};

type Rule = { from: readonly DocumentState[]; to: DocumentState };

const rules: Readonly<Record<DocumentAct, Rule>> = {
  pass: { from: ["unscanned"], to: "uploaded" },
  approve: { from: ["uploaded"], to: "approved" },
  reject: { from: ["unscanned", "uploaded"], to: "rejected" },
  replace: { from: ["unscanned", "uploaded", "approved", "rejected", "expired"], to: "replaced" },
  expire: { from: ["approved"], to: "expired" },
};

/** The state after the act. */
export function documentStateAfter(act: DocumentAct): DocumentState {
  return rules[act].to;
}

/** Whether the act fits the state, whatever the role. */
export function fitsState(act: DocumentAct, state: DocumentState): boolean {
  return rules[act].from.includes(state);
}

/**
 * Whether the actor may approve or reject: the agency any document, the legal representative those of kinds that
 * are the body's own business; no one a document that they uploaded themselves.
 */
export function refusalToDecide(
  act: "approve" | "reject",
  document: { state: DocumentState; uploadedBy: string; decidedBy: DocumentKind["decidedBy"] },
  actor: { userId: string; role: Role },
): DocumentRefusal | null {
  if (document.uploadedBy === actor.userId) return "own-document";
  if (actor.role === "LegalRepresentative" && document.decidedBy === "agency")
    return "of-the-agency";
  return fitsState(act, document.state) ? null : "state-forbids";
}

/** Whether the details given with an upload fit its kind. */
export function refusalToUpload(
  kind: DocumentKind | null,
  given: { contractId: string | null; expiresOn: Day | null },
  today: Day,
): DocumentRefusal | null {
  if (kind === null) return "kind-unknown";
  if (kind.about === "contract" && given.contractId === null) return "contract-missing";
  if (kind.about === "body" && given.contractId !== null) return "contract-needless";
  if (kind.expires && given.expiresOn === null) return "expiry-missing";
  if (given.expiresOn === null) return null;
  if (given.expiresOn < today) return "expiry-past";
  return given.expiresOn > latestExpiry(kind, today) ? "expiry-far" : null;
}

/** The latest expiry of such a document: ten years from today, or as long as it is usually valid, if that is longer. */
export function latestExpiry({ usualMonths }: Pick<DocumentKind, "usualMonths">, today: Day): Day {
  return monthsAfter(today, Math.max(mostMonthsAhead, usualMonths ?? 0));
}

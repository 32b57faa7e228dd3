import type { Role } from "#domain/access.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { SubjectKind } from "#domain/ledger/subjects.ts";

/** The audit entry of a change outside any body: users, sessions, parameters. */
export type AuditEntry = {
  subjectKind: SubjectKind;
  subjectId: string;
  before: unknown;
  after: unknown;
};

/** Who acts, and from where; the user id is null if the system itself acts. */
export type By = {
  actor: { userId: string | null; role: Role };
  origin: { ip: string; requestId: string };
};

/** The personal fields of an account. */
const personal = ["afm", "email", "nickName", "phone", "userName"] as const;

/**
 * The states of an account without its personal fields, since the audit outlives the account: which of those fields
 * changed is recorded, but not their values.
 */
function withoutPerson({ before, after }: Pick<AuditEntry, "before" | "after">) {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const changed = personal.filter((key) => was && is && key in is && was[key] !== is[key]);
  return {
    before: was && nameless(was),
    after: is && { ...nameless(is), ...(changed.length > 0 ? { changed } : {}) },
  };
}

function fieldsOf(state: unknown): Record<string, unknown> | null {
  return typeof state === "object" && state !== null
    ? Object.fromEntries(Object.entries(state))
    : null;
}

function nameless(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([key]) => !personal.some((one) => one === key)),
  );
}

/** The row of an audit entry: who did what, from where, in which request. */
export function auditRow({ actor, origin }: By, act: LedgerAct, entry: AuditEntry) {
  const { subjectKind, subjectId } = entry;
  const { before, after } = subjectKind === "user" ? withoutPerson(entry) : entry;
  return {
    act,
    subject_kind: subjectKind,
    subject_id: subjectId,
    actor_id: actor.userId,
    actor_role: actor.role,
    ip: origin.ip,
    request_id: origin.requestId,
    before: before === null ? null : JSON.stringify(before),
    after: after === null ? null : JSON.stringify(after),
  };
}

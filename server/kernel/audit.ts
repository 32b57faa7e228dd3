import type { Role } from "#domain/access.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { SubjectKind } from "#domain/ledger/subjects.ts";

/** What a change outside any body leaves: users, sessions, parameters. */
export type AuditEntry = {
  subjectKind: SubjectKind;
  subjectId: string;
  before: unknown;
  after: unknown;
};

/** Who does something, and from where; nobody's id where the system itself does it. */
export type By = {
  actor: { userId: string | null; role: Role };
  origin: { ip: string; requestId: string };
};

/** What an account holds of its person. */
const personal = ["afm", "email", "nickName", "phone", "userName"] as const;

/**
 * The states of an account without what names its person, since the audit outlives the account: it says which of those
 * fields changed, and not to what.
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

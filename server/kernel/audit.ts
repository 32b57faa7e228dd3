import type { Role } from "#domain/access.ts";
import type { LedgerAct, SubjectKind } from "#domain/ledger/acts.ts";

/** What a change outside any body leaves: users, sessions, parameters. */
export type AuditEntry = {
  subjectKind: SubjectKind;
  subjectId: string;
  before: unknown;
  after: unknown;
};

/** Who does something, and from where; nobody's id where the system itself does it. */
type By = {
  actor: { userId: string | null; role: Role };
  origin: { ip: string; requestId: string };
};

/** The row of an audit entry: who did what, from where, in which request. */
export function auditRow(
  { actor, origin }: By,
  act: LedgerAct,
  { subjectKind, subjectId, before, after }: AuditEntry,
) {
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

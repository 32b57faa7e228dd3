import type { SignedContext } from "./context.ts";

/** What a change outside any body leaves: users, sessions, parameters. */
export type AuditEntry = {
  subjectKind: string;
  subjectId: string;
  before: unknown;
  after: unknown;
};

/** The row of an audit entry: who did what, from where, in which request. */
export function auditRow(
  { actor, origin }: Pick<SignedContext, "actor" | "origin">,
  act: string,
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

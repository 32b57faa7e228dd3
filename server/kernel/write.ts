import { sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { SubjectKind } from "#domain/ledger/subjects.ts";
import { type Writer, asWriter } from "../db/handles.ts";
import type { BodyContext, SignedContext } from "./context.ts";
import type { AuditEntry } from "./audit.ts";
import { storeAnswer } from "./idempotency.ts";
import { leaveAudit, leaveEntries } from "./leave-entries.ts";
import { type LiveMessage, messagesOf } from "./live/message.ts";
import { wallAround } from "./own-affairs.ts";
import {
  endNotifications,
  leaveNotifications,
  type NewNotification,
  type NotificationOver,
} from "./notifications.ts";
import { scopeOf } from "./read-body.ts";

/** One change of a body's data: what, its state before and after, and why. */
export type Entry = {
  subjectKind: SubjectKind;
  subjectId: string;
  before: unknown;
  after: unknown;
  reason?: string;
  structureId?: string;
  date?: Day;
};

/** The entry of one thing; `before` is null for a creation, `after` for a removal. */
export function entryOf(
  subjectKind: SubjectKind,
  subjectId: string,
  details: Partial<Omit<Entry, "subjectKind" | "subjectId">> = {},
): Entry {
  return { subjectKind, subjectId, before: null, after: null, ...details };
}

/** What else a write has changed once it is committed. */
type Consequences<C> = {
  /**
   * The users whose rights or sessions it changed: their calls and open pages read them anew, and their streams end. `everyone`
   * if it changed a body, as all who see it read it beside their rights.
   */
  access?: readonly string[] | "everyone";
  /** What this server remembers of what it changed. */
  stale?: { forget: (ctx: C) => void };
};

/**
 * The outcome of a write: its entries, at least one unless nothing changed, new notifications for users, notifications
 * that are settled, and the response of the call, which a repeat gets unchanged.
 */
export type WriteOutcome<T> = Consequences<BodyContext> & {
  entries: Entry[];
  notifications?: readonly NewNotification[];
  over?: readonly NotificationOver[];
  result: T;
};

/**
 * The only way to change a body's data: opens the transaction, scopes it to the context's organization, runs `change`, refuses the actor's
 * own affairs, writes one ledger entry per change and the response under the call's idempotency key, commits, and notifies the viewers of
 * the affected sheets. Any throw rolls everything back.
 */
export async function write<T>(
  ctx: BodyContext,
  act: LedgerAct,
  change: (tx: Writer) => Promise<WriteOutcome<T>>,
): Promise<T> {
  const written = await ctx.database.kysely.transaction().execute(async (transaction) => {
    await sql.raw(scopeOf([ctx.organizationId])).execute(transaction);
    const tx = asWriter(transaction);
    const requireOthers = await wallAround(tx, ctx, act);
    const changed = await change(tx);
    await requireOthers(changed.entries);
    if (changed.entries.length > 0) await leaveEntries(tx, ctx, act, changed.entries);
    if (ctx.repeat) await storeAnswer(tx, ctx.actor.userId, ctx.repeat, changed.result);
    const { notifications = [], over = [] } = changed;
    const ended = await endNotifications(tx, ctx, ctx.organizationId, over);
    const left = await leaveNotifications(tx, ctx, ctx.organizationId, notifications);
    return { ...changed, notified: [...ended, ...left] };
  });
  const { entries, notified, result } = written;
  follow(ctx, written);
  for (const message of [...messagesOf(ctx.organizationId, entries), ...notified])
    ctx.live.tell(message);
  return result;
}

/** The only way to change data outside any body: one transaction, one audit entry. */
export async function writeSystem<T>(
  ctx: SignedContext,
  act: LedgerAct,
  change: (tx: Writer) => Promise<
    Consequences<SignedContext> & {
      entry: AuditEntry | null;
      notifications?: readonly NewNotification[];
      /** Messages for further users whose notifications changed. */
      bells?: readonly LiveMessage[];
      result: T;
    }
  >,
): Promise<T> {
  const { notified, result, ...consequences } = await ctx.database.kysely
    .transaction()
    .execute(async (transaction) => {
      const tx = asWriter(transaction);
      const { entry, notifications = [], bells = [], result: changed, ...rest } = await change(tx);
      if (entry) await leaveAudit(tx, ctx, act, entry);
      if (ctx.repeat) await storeAnswer(tx, ctx.actor.userId, ctx.repeat, changed);
      const left = await leaveNotifications(tx, ctx, null, notifications);
      return { ...rest, notified: [...bells, ...left], result: changed };
    });
  follow(ctx, consequences);
  for (const message of notified) ctx.live.tell(message);
  return result;
}

/** After the commit. */
function follow<C extends SignedContext>(ctx: C, { access, stale }: Consequences<C>): void {
  stale?.forget(ctx);
  if (access === undefined) return;
  const userIds = access === "everyone" ? null : access;
  for (const userId of userIds ?? []) ctx.sessions.forgetUser(userId);
  ctx.live.tell({ what: "access", userIds });
}

import { timingSafeEqual } from "node:crypto";
import { asWriter } from "../db/handles.ts";
import type { SignedContext } from "./context.ts";
import { Fault } from "./fault.ts";
import { leaveAudit } from "./leave-entries.ts";
import { remembered } from "./memoize-by-text.ts";
import { type Session, tokenHash } from "./session.ts";

/**
 * A browser's session has two halves: the bearer token, which scripts can read, and a cookie, which they cannot; a stolen
 * token alone is recorded and, if bindings are enforced, refused as if it did not exist.
 */
export async function requireCompanion(ctx: SignedContext, session: Session): Promise<void> {
  const { sessionBinding } = ctx.config;
  const { bindingHash } = session;
  if (sessionBinding === "off" || bindingHash === null) return;
  const companion = ctx.cookies.read("bind");
  if (companion !== null && timingSafeEqual(tokenHash(companion), bindingHash)) return;
  await noted(ctx);
  if (sessionBinding === "enforce") throw new Fault("unauthenticated");
}

/** Cached for a moment, so that a thousand attempts with a token leave one entry a second. */
const noted = remembered(
  (ctx: SignedContext) => ctx.sessionHash.toString("base64"),
  async (ctx: SignedContext): Promise<void> => {
    const entry = {
      subjectKind: "user" as const,
      subjectId: ctx.actor.userId,
      before: null,
      after: null,
    };
    await ctx.database.kysely
      .transaction()
      .execute((tx) => leaveAudit(asWriter(tx), ctx, "session.without-companion", entry));
  },
);

import type { BodyContext, Context } from "./context.ts";

/** The context of an actor in a body whose right is not based on a session. */
export function withoutSession(
  ctx: Context,
  organizationId: string,
  acts: Pick<BodyContext, "actor" | "source">,
): BodyContext {
  const none = {
    rights: new Map(),
    deputyActs: new Map(),
    sessionHash: Buffer.alloc(0),
    repeat: null,
    right: null,
  };
  return { ...ctx, ...acts, ...none, organizationId };
}

import type { BodyContext, Context } from "./context.ts";

/** The context in which somebody or something acts in a body by another right than a session. */
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

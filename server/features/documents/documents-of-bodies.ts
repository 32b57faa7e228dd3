import type { InputOf, OutputOf } from "#api/call.ts";
import type { documents } from "#api/documents.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { documentCount, type DocumentFilter, documentItems } from "./documents.queries.ts";

type Asked = DocumentFilter & Pick<InputOf<typeof documents.getQueue>, "skip" | "take">;

/** Documents of the bodies; the caller has made sure that the actor sees them all. */
export function documentsOfBodies(
  ctx: SignedContext,
  organizationIds: readonly string[],
  { skip, take, ...filter }: Asked,
): Promise<OutputOf<typeof documents.getQueue>> {
  const { actor, today } = ctx;
  return readBodies(ctx, organizationIds, async (db) => ({
    items: await documentItems(db, filter, { userId: actor.userId, today, skip, take }),
    total: await documentCount(db, filter, today),
  }));
}

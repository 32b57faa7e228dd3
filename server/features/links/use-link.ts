import { linkTexts } from "#texts/links.ts";
import type { Writer } from "#server/db/handles.ts";
import { type Fault, refused } from "#server/kernel/fault.ts";
import type { LinkContext } from "#server/kernel/link-context.ts";

/**
 * Performs the single act of a link: of several concurrent requests one inserts its row and continues, the others wait
 * for it and are refused. If the rest of the transaction fails, the use is rolled back.
 */
export async function useLink(tx: Writer, ctx: LinkContext): Promise<void> {
  if (!(await hasActed(tx, ctx, "used"))) throw used();
}

/** Throws `refused` once the link's act is done. */
export async function requireUnused(tx: Writer, ctx: LinkContext): Promise<void> {
  const found = await tx
    .selectFrom("link_act")
    .select("at")
    .where("organization_id", "=", ctx.organizationId)
    .where("link_id", "=", ctx.link.id)
    .where("act", "=", "used")
    .executeTakeFirst();
  if (found) throw used();
}

/** Stores an act of a link; false if it was stored before. */
export async function hasActed(
  tx: Writer,
  ctx: LinkContext,
  act: "opened" | "used",
): Promise<boolean> {
  const row = await tx
    .insertInto("link_act")
    .values({ organization_id: ctx.organizationId, link_id: ctx.link.id, act, at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("link_id")
    .executeTakeFirst();
  return row !== undefined;
}

function used(): Fault {
  return refused(linkTexts.used);
}

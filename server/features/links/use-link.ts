import { linkTexts } from "#texts/links.ts";
import type { Writer } from "#server/db/handles.ts";
import { hasRow, insertNew } from "#server/db/rows.ts";
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
  const { organizationId: organization_id, link } = ctx;
  if (await hasRow(tx, "link_act", { organization_id, link_id: link.id, act: "used" }))
    throw used();
}

/** Stores an act of a link; false if it was stored before. */
export function hasActed(
  tx: Writer,
  { organizationId: organization_id, link, now }: LinkContext,
  act: "opened" | "used",
): Promise<boolean> {
  return insertNew(tx, "link_act", { organization_id, link_id: link.id, act, at: now });
}

function used(): Fault {
  return refused(linkTexts.used);
}

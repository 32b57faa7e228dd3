import type { LeaveDocumentState } from "#api/leave-documents.ts";
import type { z } from "zod";
import type { Reader } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { absenceListing } from "./absences.queries.ts";
import { askingReasons } from "./asking-reasons.ts";

/** How many absences lack their document, and for how many of them it is overdue; the list counts the same. */
export async function documentsAwaited(
  ctx: BodyContext,
  db: Reader,
): Promise<{ due: number; overdue: number }> {
  const { organizationId } = ctx;
  const reasons = await askingReasons(ctx);
  const count = (state: z.output<typeof LeaveDocumentState>) =>
    absenceListing.count(db, { organizationId, state, reasons }, ctx);
  return { due: await count("due"), overdue: await count("overdue") };
}

import { monthOf } from "#domain/calendar/day.ts";
import { isHidden } from "#domain/leave/hidden-reasons.ts";
import type { Reader } from "#server/db/handles.ts";
import { reasonsInOrder, reasonMask } from "#server/features/attendance/public.ts";
import { findingParameters } from "#server/features/parameters/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** A reason of absence that asks for a document. */
export type AskingReason = {
  code: string;
  title: string;
  documentKind: string;
  isSensitive: boolean;
  /** Days after the absence within which the document is due. */
  dueDays: number;
};

/** The reasons that ask for a document today, but for those that the actor may not know. */
export async function askingReasons(ctx: BodyContext, db: Reader): Promise<AskingReason[]> {
  const { today, organizationId } = ctx;
  const [reasons, mask] = [await reasonsInOrder(ctx), await reasonMask(ctx)];
  const parameters = await findingParameters(db, organizationId, monthOf(today));
  return reasons
    .filter(({ requiresDocument, code }) => requiresDocument && mask.code(today, code) === code)
    .map(({ code, title, documentKind, documentDueDays, ...reason }) => ({
      code,
      title,
      documentKind,
      isSensitive: isHidden(reason),
      dueDays: documentDueDays ?? parameters.documentDueDays,
    }));
}

import { v7 as uuid } from "uuid";
import type { ergani } from "#api/ergani.ts";
import { erganiTexts } from "#texts/ergani.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";

const mostDays = 31;

/** Keeps that the body had no power or line; late cards of that time give 001. Not ahead of time, and at most 31 days at once. */
export const declareOutage: Handler<typeof ergani.declareOutage> = (
  ctx,
  { organizationId, from, to },
) => {
  const lasting = Date.parse(to) - Date.parse(from);
  if (lasting <= 0) throw fieldFault("to", erganiTexts.endsBeforeItBegins);
  if (lasting > mostDays * 86_400_000) throw fieldFault("from", erganiTexts.tooLong(mostDays));
  if (new Date(to) > ctx.now) throw fieldFault("to", erganiTexts.notYetOver);
  return write(ctx, "ergani.declareOutage", async (tx) => {
    const id = uuid();
    await tx
      .insertInto("ergani_outage")
      .values({
        organization_id: organizationId,
        id,
        cause: "power",
        from_at: from,
        to_at: to,
        next_try_at: ctx.now,
        by_user: ctx.actor.userId,
      })
      .execute();
    const entry = {
      subjectKind: "ergani" as const,
      subjectId: organizationId,
      before: null,
      after: { outage: { from, to } },
    };
    return { entries: [entry], result: { id } };
  });
};

import type { personalData } from "#api/personal-data.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault, notFound } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { personalDataTexts } from "#texts/personal-data.ts";

/** Ends a hold. Throws `not-found`, and `refused` where it has ended before. */
export const endHold: Handler<typeof personalData.endHold> = (
  ctx,
  { organizationId, holdId, reason },
) =>
  write(ctx, "person.endHold", async (tx) => {
    const hold = await tx
      .selectFrom("legal_hold")
      .select("employee_id as employeeId")
      .where("organization_id", "=", organizationId)
      .where("id", "=", holdId)
      .executeTakeFirstOrThrow(notFound);
    const ended = await tx
      .insertInto("legal_hold_end")
      .values({
        organization_id: organizationId,
        hold_id: holdId,
        reason,
        by_user: ctx.actor.userId,
        at: ctx.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("hold_id")
      .executeTakeFirst();
    if (!ended) throw new Fault("refused", { detail: personalDataTexts.holdEnded });
    const entry = {
      subjectKind: "legal-hold" as const,
      subjectId: holdId,
      before: hold,
      after: null,
    };
    return { entries: [{ ...entry, reason }], result: { id: holdId } };
  });

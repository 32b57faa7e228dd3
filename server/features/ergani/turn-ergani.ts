import type { ergani } from "#api/ergani.ts";
import { erganiTexts } from "#texts/ergani.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { submitsCards } from "./submits-cards.ts";

/**
 * Begins or ends the submission of a body's cards; cards that wait stay where they are. Records of days before today make no
 * cards. Throws `refused` where there is no account, or nothing would change.
 */
export const turnErgani: Handler<typeof ergani.turn> = async (ctx, { organizationId, isOn }) => {
  const turned = await write(ctx, "ergani.turn", async (tx) => {
    const account = await tx
      .selectFrom("ergani_account")
      .select("version")
      .where("organization_id", "=", organizationId)
      .forUpdate()
      .executeTakeFirst();
    if (!account) throw new Fault("refused", { detail: erganiTexts.noAccount });
    const last = await tx
      .selectFrom("ergani_switch")
      .select(["seq", "is_on"])
      .where("organization_id", "=", organizationId)
      .orderBy("seq", "desc")
      .limit(1)
      .executeTakeFirst();
    const wasOn = last?.is_on ?? false;
    if (wasOn === isOn) throw new Fault("refused", { detail: erganiTexts.alreadySo });
    await tx
      .insertInto("ergani_switch")
      .values({
        organization_id: organizationId,
        seq: (last?.seq ?? 0) + 1,
        is_on: isOn,
        from_day: ctx.today,
        at: ctx.now,
        by_user: ctx.actor.userId,
      })
      .execute();
    const entry = {
      subjectKind: "ergani" as const,
      subjectId: organizationId,
      before: { isOn: wasOn },
      after: { isOn },
    };
    return { entries: [entry], result: { isOn } };
  });
  submitsCards.forget(ctx);
  return turned;
};

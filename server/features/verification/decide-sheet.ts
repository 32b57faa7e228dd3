import { v7 as uuid } from "uuid";
import type { InputOf } from "#api/call.ts";
import type { samples } from "#api/samples.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { fieldFault, notFound } from "#server/kernel/fault.ts";
import { ownAffairs, refuseOwn } from "#server/kernel/own-affairs.ts";
import { write } from "#server/kernel/write.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { sampleTexts } from "#texts/samples.ts";

/**
 * Keeps what came of a look at a sheet of a sample; a later look does not erase it. A deviation without words is refused
 * on its field, a sheet with the actor's own record altogether; a sheet that the sample has not drawn is `not-found`.
 */
export const decideSheet: Handler<typeof samples.decide> = (ctx, input) => {
  const { organizationId, sampleId, structureId, date, outcome, note } = input;
  return write(ctx, "month.decideSheet", async (tx) => {
    await tx
      .selectFrom("verification_sample_sheet")
      .select("place")
      .where("organization_id", "=", organizationId)
      .where("sample_id", "=", sampleId)
      .where("structure_id", "=", structureId)
      .where("date", "=", date)
      .executeTakeFirstOrThrow(notFound);
    const { contractIds: own } = await ownAffairs(tx, ctx);
    const onSheet = own.size > 0 && (await isOnSheet(tx, input, [...own]));
    refuseOwn(onSheet, ownAffairTexts.sheet);
    if (outcome === "deviation" && note.length < 3)
      throw fieldFault("note", sampleTexts.deviationNeedsWords);
    await tx
      .insertInto("verification_outcome")
      .values({
        organization_id: organizationId,
        id: uuid(),
        sample_id: sampleId,
        structure_id: structureId,
        date,
        outcome,
        note,
        at: ctx.now,
        by_user: ctx.actor.userId,
      })
      .execute();
    const entry = {
      subjectKind: "verification-sample" as const,
      subjectId: sampleId,
      structureId,
      date,
      reason: note,
      before: null,
      after: { outcome },
    };
    return { entries: [entry], result: { outcome } };
  });
};

async function isOnSheet(
  db: Reader,
  { organizationId, structureId, date }: InputOf<typeof samples.decide>,
  contractIds: readonly string[],
): Promise<boolean> {
  const record = await db
    .selectFrom("attendance_record")
    .select("contract_id")
    .where("organization_id", "=", organizationId)
    .where("structure_id", "=", structureId)
    .where("date", "=", date)
    .where("contract_id", "in", contractIds)
    .executeTakeFirst();
  return record !== undefined;
}

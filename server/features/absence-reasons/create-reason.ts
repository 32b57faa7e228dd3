import type { absenceReasons } from "#api/absence-reasons.ts";
import { foldCode } from "#domain/attendance/cell-vocabulary.ts";
import type { Writer } from "#server/db/handles.ts";
import { reasonsOn } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { codeReadAs, reasonRefusals } from "#texts/absence-reasons.ts";
import { cellCodes } from "#texts/attendance.ts";
import { columnsOf } from "./reason-row.ts";
import { requireFitting } from "./require-fitting.ts";

/** Adds a reason. Throws `invalid` where its code is taken or read as another, or its fields contradict each other. */
export const createReason: Handler<typeof absenceReasons.create> = async (
  ctx,
  { code, validFrom, ...fields },
) => {
  const saved = await writeSystem(ctx, "absence-reason.create", async (tx) => {
    await requireFitting(tx, { ...fields, code }, validFrom ?? ctx.today);
    await requireOwnWord(tx, code);
    const row = { code, valid_from: validFrom, ...columnsOf(fields) };
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto("absence_reason")
      .values(row)
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    if (added !== 1n) throw fieldFault("code", reasonRefusals["code-taken"]);
    return {
      entry: {
        subjectKind: "absence-reason",
        subjectId: code,
        before: null,
        after: { ...fields, validFrom },
      },
      result: { id: code, version: 1 },
    };
  });
  reasonsOn.forget(ctx);
  return saved;
};

/** Throws `invalid` where a cell of the month would read the code as another word, since one of the two could then never be typed. */
async function requireOwnWord(tx: Writer, code: string): Promise<void> {
  const others = await tx
    .selectFrom("absence_reason")
    .select("code")
    .where("code", "!=", code)
    .execute();
  const words = [...Object.values(cellCodes).flat(), ...others.map((other) => other.code)];
  const alike = words.find((word) => foldCode(word) === foldCode(code));
  if (alike !== undefined) throw fieldFault("code", codeReadAs(alike));
}

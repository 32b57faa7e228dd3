import type { parameters } from "#api/parameters.ts";
import { kindOf, mayHold } from "#domain/parameters/global-params.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { globalParams } from "#server/kernel/global-params.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { mayBeText, parameterRefusals } from "#texts/parameters.ts";

/** Adds a setting of a global parameter. Throws `invalid` for a value of another kind, and for an end or a day that has passed. */
export const setParameter: Handler<typeof parameters.set> = async (
  ctx,
  { key, value, validFrom },
) => {
  if (!mayHold(key, value)) throw fieldFault("value", mayBeText(kindOf(key)));
  if (
    kindOf(key).kind === "instant" &&
    value !== null &&
    Date.parse(String(value)) <= ctx.now.getTime()
  )
    throw fieldFault("value", parameterRefusals.ended);
  if (validFrom < ctx.today) throw fieldFault("validFrom", parameterRefusals.past);
  return writeSystem(ctx, "parameter.set", async (tx) => {
    const before = (await globalParams(tx, validFrom))[key];
    await tx
      .insertInto("global_param")
      .values({
        key,
        value: JSON.stringify(value),
        valid_from: validFrom,
        set_by: ctx.actor.userId,
        set_at: ctx.now,
      })
      .execute();
    return {
      entry: {
        subjectKind: "parameter",
        subjectId: key,
        before: { value: before },
        after: { value, validFrom },
      },
      result: { key },
    };
  });
};

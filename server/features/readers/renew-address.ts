import type { readers } from "#api/readers.ts";
import { insertRow } from "#server/db/rows.ts";
import { changeDevice } from "#server/features/devices/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { refused } from "#server/kernel/fault.ts";
import { withSecretAnswer } from "#server/kernel/idempotency.ts";
import { withoutSecret } from "#texts/readers.ts";
import { doorMark, newSecret } from "./reader-door.ts";

/**
 * Gives a reader a new secret address, which is returned once; the previous one stops working. Throws `not-found`,
 * `changed`, and `refused` for a reader without a secret address or without a door.
 */
export const renewAddress: Handler<typeof readers.renewAddress> = async (ctx, given) => {
  const secret = newSecret();
  const changed = await changeDevice(withSecretAnswer(ctx), given, {
    act: "reader.renew-address",
    from: ["asked", "approved"],
    change: async (tx, { id }) => {
      const door = await tx
        .deleteFrom("reader_door")
        .where((of) => of.and({ body: ctx.organizationId, device: id }))
        .where("mark", "is not", null)
        .returningAll()
        .executeTakeFirst();
      if (!door) throw refused(withoutSecret);
      await insertRow(tx, "reader_door", { ...door, mark: doorMark(ctx, door.serial, secret) });
    },
  });
  return { ...changed, path: `/r/${secret}` };
};

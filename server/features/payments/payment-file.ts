import type { InputOf } from "#api/call.ts";
import type { payments } from "#api/payments.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";

/** The order as it was made when the payment was sent. Throws `not-found` before that. */
export function paymentFile(
  ctx: BodyContext,
  { organizationId, id }: InputOf<typeof payments.getFile>,
): Promise<FileAnswer> {
  return readBody(ctx, async (db) => {
    const file = await db
      .selectFrom("payment_file")
      .select(["name", "content"])
      .where("organization_id", "=", organizationId)
      .where("payment_id", "=", id)
      .executeTakeFirst();
    if (!file) throw new Fault("not-found");
    return { name: file.name, type: "application/xml", bytes: file.content };
  });
}

import type { payments } from "#api/payments.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { calculatorOf } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { write } from "#server/kernel/write.ts";
import { draft } from "./create-payment.ts";
import { lockedPayment } from "./locked-payment.ts";
import { oneAtATime } from "./store-payment.ts";

/** A new draft of what the bank refused, to the accounts as they are now. Throws `refused` where nothing of it is left. */
export const reissuePayment: Handler<typeof payments.reissue> = async (ctx, { id }) => {
  const calculator = await calculatorOf(ctx);
  return write(ctx, "payment.create", async (tx) => {
    await oneAtATime(tx, ctx.organizationId);
    const { month } = await lockedPayment(tx, ctx, { id, act: "reissue" });
    const months = await tx
      .selectFrom("payment_item as i")
      .innerJoin("payment_line as l", ofOrganization("l.id", "i.line_id"))
      .select(["i.contract_id as contractId", "i.month"])
      .distinct()
      .where("i.organization_id", "=", ctx.organizationId)
      .where("i.payment_id", "=", id)
      .where("l.state", "=", "rejected")
      .where("l.reissued_by", "is", null)
      .execute();
    const { stored, entries } = await draft(tx, ctx, calculator, { month, months, reissueOf: id });
    return { entries, result: stored };
  });
};

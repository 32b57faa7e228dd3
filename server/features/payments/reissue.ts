import type { Reader } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import type { Calculator } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { paymentRefusalTexts } from "#texts/payments.ts";
import type { ContractMonth } from "./amounts-of-months.ts";
import { refusalToDraft } from "./create-payment.ts";
import { drawUpPayment } from "./draw-up-payment.ts";

/** Months of a payment's lines that the bank refused and no other payment has reissued since. */
export function monthsToReissue(
  db: Reader,
  { organizationId }: BodyContext,
  id: string,
): Promise<ContractMonth[]> {
  return db
    .selectFrom("payment_item as i")
    .innerJoin("payment_line as l", ofOrganization("l.id", "i.line_id"))
    .select(["i.contract_id as contractId", "i.month"])
    .distinct()
    .where("i.organization_id", "=", organizationId)
    .where("i.payment_id", "=", id)
    .where("l.state", "=", "rejected")
    .where("l.reissued_by", "is", null)
    .execute();
}

/** Why nothing that the bank refused can be reissued now, as the act itself would report; null if something can. */
export async function refusalToReissue(
  db: Reader,
  ctx: BodyContext,
  calculator: Calculator,
  id: string,
): Promise<string | null> {
  const { organizationId } = ctx;
  const months = await monthsToReissue(db, ctx, id);
  if (months.length === 0) return paymentRefusalTexts["nothing-rejected"];
  const { employeeId: own } = await ownAffairs(db, ctx);
  const drawn = await drawUpPayment(db, calculator, { organizationId, months, own });
  return refusalToDraft(db, organizationId, drawn);
}

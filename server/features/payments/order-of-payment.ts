import { sql } from "kysely";
import type { Day, Month } from "#domain/calendar/day.ts";
import { decimalToCents } from "#domain/money.ts";
import { cleanIban } from "#domain/identity/iban.ts";
import { isSepaIban } from "#domain/payments/sepa-countries.ts";
import { hasBankName } from "#domain/payments/sepa-text.ts";
import { paymentRefusalTexts, remittanceText } from "#texts/payments.ts";
import type { Writer } from "#server/db/handles.ts";
import type { CreditOrder } from "#server/integrations/bank/credit-order.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { refused } from "#server/kernel/fault.ts";
import type { LockedPayment } from "./lock-payment.ts";

/**
 * The order of a payment: one credit per line with an amount to transfer, from the body's account. Null if all of it
 * was set off. Throws `refused` if the body has no valid account, and if no character of a name can be written.
 */
export async function orderOfPayment(
  tx: Writer,
  ctx: BodyContext,
  payment: LockedPayment,
  executionDate: Day,
): Promise<CreditOrder | null> {
  const lines = await tx
    .selectFrom("payment_line")
    .select(["id", "name", "iban", "amount", monthsOf.as("months")])
    .where((of) => of.and({ organization_id: ctx.organizationId, payment_id: payment.id }))
    .where("amount", ">", "0")
    .orderBy("search_key")
    .orderBy("id")
    .execute();
  if (lines.length === 0) return null;
  const body = await tx
    .selectFrom("organization")
    .select(["description", "debtor_iban", "debtor_bic", "order_format"])
    .where("id", "=", ctx.organizationId)
    .executeTakeFirstOrThrow();
  const iban = cleanIban(body.debtor_iban ?? "");
  if (!isSepaIban(iban)) throw refused(paymentRefusalTexts["no-account"]);
  const nameless = [body.description, ...lines.map(({ name }) => name)].filter(
    (name) => !hasBankName(name),
  );
  if (nameless.length > 0) throw refused(paymentRefusalTexts.namesOfNoLetters(nameless));
  const messageId = messageIdOf(payment.id);
  const debtor = { name: body.description, iban, bic: body.debtor_bic };
  const credits = lines.map(({ id, name, iban: account, amount, months }) => ({
    id: endToEndIdOf(id),
    name,
    iban: account,
    cents: decimalToCents(amount) ?? 0,
    remittance: remittanceText(months, payment.number),
  }));
  return {
    format: body.order_format,
    messageId,
    createdAt: ctx.now,
    initiator: body.description,
    groups: [{ id: `${messageId}-1`, executionDate, debtor, credits }],
  };
}

/** The months that a line pays something of, ordered. */
const monthsOf = sql<
  Month[]
>`(select array_agg(distinct i.month order by i.month) from payment_item i
  where i.organization_id = payment_line.organization_id and i.line_id = payment_line.id and i.amount > 0)`;

/** The message id of a payment: as unique as the payment, so that banks refuse a duplicate. */
export function messageIdOf(paymentId: string): string {
  return `P${withoutDashes(paymentId)}`;
}

/** The id that the bank returns with the outcome of a line. */
export function endToEndIdOf(lineId: string): string {
  return withoutDashes(lineId);
}

function withoutDashes(id: string): string {
  return id.replaceAll("-", "").toUpperCase();
}

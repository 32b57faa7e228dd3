import { isSepaIban } from "#domain/payments/sepa-countries.ts";
import type { Reader } from "#server/db/handles.ts";

/** Whether the body has an account from which an order to the bank can pay. */
export async function hasAccount(db: Reader, organizationId: string): Promise<boolean> {
  const { debtor_iban } = await db
    .selectFrom("organization")
    .select("debtor_iban")
    .where("id", "=", organizationId)
    .executeTakeFirstOrThrow();
  return isSepaIban(debtor_iban ?? "");
}

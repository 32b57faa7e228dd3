import { isSepaIban } from "#domain/payments/sepa-countries.ts";
import type { Reader } from "#server/db/handles.ts";
import { rowBy } from "#server/db/rows.ts";

/** Whether the body has an account from which an order to the bank can pay. */
export async function hasAccount(db: Reader, organizationId: string): Promise<boolean> {
  const { debtor_iban } = await rowBy(db, "organization", { id: organizationId }, ["debtor_iban"]);
  return isSepaIban(debtor_iban ?? "");
}

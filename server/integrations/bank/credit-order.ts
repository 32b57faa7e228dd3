import type { Day } from "#domain/calendar/day.ts";
import type { OrderFormat } from "#domain/payments/order-format.ts";

/** One credit of an order; `id` identifies its line in the bank's answer. At most 35 characters. */
export type Credit = { id: string; name: string; iban: string; cents: number; remittance: string };

/** Credits from one account on one day. */
export type CreditGroup = {
  id: string;
  executionDate: Day;
  debtor: { name: string; iban: string; bic: string | null };
  credits: readonly Credit[];
};

/** An order to a bank to pay salaries; `messageId` is never used twice. */
export type CreditOrder = {
  format: OrderFormat;
  messageId: string;
  createdAt: Date;
  initiator: string;
  groups: readonly CreditGroup[];
};

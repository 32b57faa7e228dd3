import { z } from "zod";
import { closedStates } from "#domain/attendance/closed-month.ts";
import { Id, Instant, MonthField } from "./fields.ts";

export const ClosedState = z.enum(closedStates);

/** The month of one contract. */
export const MonthOfContract = z.object({ contractId: Id, month: MonthField });

/** A closed month, with the signature over it, if there is one. */
export const ClosedMonth = MonthOfContract.extend({
  person: z.string(),
  state: ClosedState,
  signedAt: Instant.nullable(),
  signedBy: z.string().nullable(),
});

/** A closed month of a sheet that is under an unlock; since when it has its state, and by whose act. */
export const ClosedMonthRow = z.object({
  contractId: Id,
  state: ClosedState,
  since: z.string().nullable(),
  by: z.string().nullable(),
});

/** The current state, sent when a change would reopen months that the caller did not expect. */
export const MonthsToReopen = z.object({ months: z.array(ClosedMonth) });

export type ClosedMonth = z.output<typeof ClosedMonth>;
export type MonthsToReopen = z.output<typeof MonthsToReopen>;
export type MonthOfContract = z.output<typeof MonthOfContract>;

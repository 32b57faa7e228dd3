import { z } from "zod";
import { Id, Instant, MonthField } from "./fields.ts";

/** The month of one contract. */
export const MonthOfContract = z.object({ contractId: Id, month: MonthField });

/** A month that was handed in, with the signature over it, if there is one. */
export const HandedInMonth = MonthOfContract.extend({
  person: z.string(),
  state: z.enum(["submitted", "awaiting", "signed", "approved", "paid"]),
  signedAt: Instant.nullable(),
  signedBy: z.string().nullable(),
});

/** A month of a sheet that was handed in and is under an unlock; since when, and by whose act. */
export const HandedInRow = z.object({
  contractId: Id,
  state: z.string(),
  since: z.string().nullable(),
  by: z.string().nullable(),
});

/** What stands now where a change would take back months that were not expected to fall. */
export const MonthsThatFall = z.object({ months: z.array(HandedInMonth) });

export type HandedInMonth = z.output<typeof HandedInMonth>;
export type MonthsThatFall = z.output<typeof MonthsThatFall>;
export type MonthOfContract = z.output<typeof MonthOfContract>;

import { z } from "zod";
import { defineCalls, type OutputOf } from "./call.ts";
import { DayField, Id, InBody, Instant, Money, line, ById } from "./fields.ts";

/** What the insurance pays for illness under private law; visible to users who see absence reasons. */
export const sicknessBenefits = defineCalls("SicknessBenefits", {
  /** Those in force, the latest illness first. */
  getOfContract: {
    access: { who: "body", act: "reason.see" },
    input: InBody.extend({ contractId: Id }),
    output: z.object({
      benefits: z.array(
        z.object({
          id: Id,
          from: DayField,
          to: DayField,
          amount: Money,
          note: z.string(),
          at: Instant,
          by: z.string(),
        }),
      ),
    }),
  },
  /** Sets the benefit of a range of days, both ends included, or withdraws it with null; the last one set applies. */
  set: {
    access: { who: "body", act: "leave.correct" },
    input: InBody.extend({
      contractId: Id,
      from: DayField,
      to: DayField,
      amount: Money.nullable(),
      note: line(300).default(""),
    }),
    output: ById,
  },
});

export type SicknessBenefit = OutputOf<typeof sicknessBenefits.getOfContract>["benefits"][number];

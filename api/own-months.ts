import { z } from "zod";
import { people } from "#domain/access.ts";
import { defineCalls } from "./call.ts";
import { Id, InBody, MonthField } from "./fields.ts";
import { monthLink, OwnMonth, SaidOfDay } from "./month-link.ts";

const person = { who: "body", roles: people } as const;

const OfContract = InBody.extend({ contractId: Id });

/** The own months of an account that is one of the body's employees, known by the tax number; as a link opens them. */
export const ownMonths = defineCalls("OwnMonths", {
  /** The month of each own contract that runs in it; none where the account is no employee of the body. */
  getAll: {
    access: person,
    input: InBody.extend({ month: MonthField }),
    output: z.object({ items: z.array(OwnMonth.extend({ contractId: Id, number: z.string() })) }),
  },
  /** As `/MonthLink/Dispute`. */
  dispute: {
    access: person,
    input: OfContract.extend(SaidOfDay.shape),
    output: z.object({ id: Id }),
  },
  /** As `/MonthLink/Attach`. */
  attach: {
    access: person,
    input: OfContract.extend({ month: MonthField, ...monthLink.attach.input.shape }),
    output: z.null(),
    upload: "file",
  },
  /** As `/MonthLink/Confirm`. */
  confirm: {
    access: person,
    input: OfContract.extend({ month: MonthField, ...monthLink.confirm.input.shape }),
    output: z.null(),
    refuses: ["changed"],
  },
});

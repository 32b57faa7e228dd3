import { z } from "zod";
import { people } from "#domain/access.ts";
import { defineCalls } from "./call.ts";
import { Id, InBody, MonthField, ById } from "./fields.ts";
import { monthLink, OwnMonth, DayClaim } from "./month-link.ts";

const person = { who: "body", roles: people } as const;

const OfContract = InBody.extend({ contractId: Id });

/** The caller's own months, if the account is one of the body's employees by tax number; the same as a link opens. */
export const ownMonths = defineCalls("OwnMonths", {
  /** The month of each of the caller's contracts that runs in it; none if the account is not an employee of the body. */
  getAll: {
    access: person,
    input: InBody.extend({ month: MonthField }),
    output: z.object({ items: z.array(OwnMonth.extend({ contractId: Id, number: z.string() })) }),
  },
  /** Like `/MonthLink/Dispute`. */
  dispute: { access: person, input: OfContract.extend(DayClaim.shape), output: ById },
  /** Like `/MonthLink/Attach`. */
  attach: {
    access: person,
    input: OfContract.extend({ month: MonthField, ...monthLink.attach.input.shape }),
    output: z.null(),
    upload: "file",
  },
  /** Like `/MonthLink/Confirm`. */
  confirm: {
    access: person,
    input: OfContract.extend({ month: MonthField, ...monthLink.confirm.input.shape }),
    output: z.null(),
    refuses: ["changed"],
  },
});

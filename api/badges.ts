import { z } from "zod";
import { badgeEnds } from "#domain/badges/badge-end.ts";
import { refusalToPin } from "#domain/badges/pin.ts";
import { asFile, defineCalls } from "./call.ts";
import { Id, InBody, Instant, PersonName, idsOf } from "./fields.ts";

/** Maximum number of badges printed on one sheet. */
export const mostBadges = 200;

const PinField = z
  .string()
  .max(60)
  .overwrite((typed) => typed.replace(/\s/g, ""))
  .superRefine((pin, ctx) => {
    const message = refusalToPin(pin);
    if (message !== null) ctx.addIssue({ code: "custom", message });
  });

const OfEmployee = InBody.extend({ employeeId: Id });
const write = { who: "body", act: "employee.write" } as const;

export const badges = defineCalls("Badges", {
  /** The employee's badges, newest first, at most 20, and since when there is a PIN. */
  getOfEmployee: {
    access: { who: "body" },
    input: OfEmployee,
    output: z.object({
      pinSince: Instant.nullable(),
      items: z.array(
        z.object({
          id: Id,
          issuedAt: Instant,
          issuedBy: z.string(),
          end: z.object({ reason: z.enum(badgeEnds), at: Instant, by: z.string() }).nullable(),
        }),
      ),
    }),
  },
  /** How many people work in a structure today, how many of them have no valid badge, and who: these first, at most 500. */
  getOfStructure: {
    access: { who: "body" },
    input: InBody.extend({ structureId: Id }),
    output: z.object({
      employees: z.number().int(),
      without: z.number().int(),
      people: z.array(z.object({ employeeId: Id, ...PersonName.shape, holds: z.boolean() })),
    }),
  },
  /** A new badge as PDF, replacing the valid one. Its code is shown only here. */
  issue: { access: write, input: OfEmployee, ...asFile },
  /**
   * Badges as PDF for the chosen people of a structure, each replacing the valid one; if no one is chosen, for those who have none.
   * Sorted by name, at most 200.
   */
  issueForStructure: {
    access: write,
    input: InBody.extend({
      structureId: Id,
      employeeIds: idsOf(mostBadges).min(1).optional(),
      /** How many of the chosen hold a badge that will be replaced, as far as the caller knows. */
      replaced: z.number().int().min(0).max(mostBadges).default(0),
    }),
    ...asFile,
  },
  /** Revokes the valid badge. */
  revoke: {
    access: write,
    input: OfEmployee.extend({ badgeId: Id, end: z.enum(["lost", "returned"]) }),
    output: z.object({ badgeId: Id }),
  },
  /** From then on the card number is accepted only with this PIN. */
  setPin: {
    access: write,
    input: OfEmployee.extend({ pin: PinField }),
    output: z.object({ employeeId: Id }),
  },
  removePin: { access: write, input: OfEmployee, output: z.object({ employeeId: Id }) },
});

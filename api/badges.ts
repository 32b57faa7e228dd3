import { z } from "zod";
import { badgeEnds } from "#domain/badges/badge-end.ts";
import { refusalToPin } from "#domain/badges/pin.ts";
import { defineCalls } from "./call.ts";
import { Id, InBody, Instant, PersonName, idsOf } from "./fields.ts";

/** The most badges that one sheet prints. */
export const mostBadges = 200;

const PinField = z
  .string()
  .max(60)
  .superRefine((pin, ctx) => {
    const message = refusalToPin(pin);
    if (message !== null) ctx.addIssue({ code: "custom", message });
  });

const OfEmployee = InBody.extend({ employeeId: Id });
const write = { who: "body", act: "employee.write" } as const;

export const badges = defineCalls("Badges", {
  /** The badges of an employee, newest first, at most 20, and since when there is a PIN. */
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
  /** How many work in a structure today, how many of them have no badge that holds, and who: these first, at most 500. */
  getOfStructure: {
    access: { who: "body" },
    input: InBody.extend({ structureId: Id }),
    output: z.object({
      employees: z.number().int(),
      without: z.number().int(),
      people: z.array(
        z.object({
          employeeId: Id,
          ...PersonName.shape,
          holds: z.boolean(),
        }),
      ),
    }),
  },
  /** A new badge as PDF, in place of the one that held. Its code is told here and nowhere again. */
  issue: {
    access: write,
    input: OfEmployee,
    output: z.unknown(),
    answer: "file",
  },
  /**
   * Badges as PDF for those of a structure who are chosen, each in place of the one that held; where nobody is chosen, for those who
   * have none. In order of name, at most 200.
   */
  issueForStructure: {
    access: write,
    input: InBody.extend({
      structureId: Id,
      employeeIds: idsOf(mostBadges).min(1).optional(),
      /** How many of the chosen hold one that is to be replaced, as far as is known. */
      replaced: z.number().int().min(0).max(mostBadges).default(0),
    }),
    output: z.unknown(),
    answer: "file",
  },
  /** Ends the badge that holds. */
  revoke: {
    access: write,
    input: OfEmployee.extend({ badgeId: Id, end: z.enum(["lost", "returned"]) }),
    output: z.object({ badgeId: Id }),
  },
  /** From then on the number of the card is taken only with this PIN. */
  setPin: {
    access: write,
    input: OfEmployee.extend({ pin: PinField }),
    output: z.object({ employeeId: Id }),
  },
  removePin: {
    access: write,
    input: OfEmployee,
    output: z.object({ employeeId: Id }),
  },
});

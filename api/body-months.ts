import { z } from "zod";
import { defineCalls } from "./call.ts";
import { Id, ListQuery, MonthField, pageOf, sortOf } from "./fields.ts";

const Count = z.number().int();

/** Months of contracts by how far they have come. */
export const MonthCounts = z.object({
  /** Drafts and returned ones. */
  draft: Count,
  submitted: Count,
  signed: Count,
  /** Approved or paid. */
  approved: Count,
});

/** What waits in a body, for the agency. */
export const BodyMonths = MonthCounts.extend({
  organizationId: Id,
  title: z.string(),
  /** Sheets drawn for a look that nobody has looked at yet, of any month. */
  sheetsToCheck: Count,
});

export const bodyMonths = defineCalls({
  /** Every body with its months by state, and the sums over those that pass the search. */
  getAll: {
    method: "GET",
    path: "/BodyMonths/GetAll",
    access: { who: "session", roles: ["Executive", "Administrator"] },
    input: ListQuery.extend({
      /** The last month that is over when left out. */
      month: MonthField.optional(),
      sort: sortOf("title", "draft", "submitted", "signed", "sheetsToCheck").default("title"),
    }),
    output: pageOf(BodyMonths).extend({
      month: MonthField,
      sums: MonthCounts.extend({ sheetsToCheck: Count }),
    }),
  },
});

export type MonthCounts = z.output<typeof MonthCounts>;
export type BodyMonths = z.output<typeof BodyMonths>;

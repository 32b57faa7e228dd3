import { z } from "zod";
import { defineCalls } from "./call.ts";
import { FileFormat, Id, ListQuery, MonthField, pageOf, sortOf } from "./fields.ts";

const Count = z.number().int();

/** Months of contracts by how far they have come. */
export const MonthCounts = z.object({
  /** Drafts and returned ones, and contracts that run in the month without one stored. */
  draft: Count,
  submitted: Count,
  /** The signer's own, which the agency has to confirm. */
  awaiting: Count,
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

const ofAgency = { who: "session", roles: ["Executive", "Administrator"] } as const;

const BodyFilter = z.object({
  search: ListQuery.shape.search,
  /** The last month that is over when left out. */
  month: MonthField.optional(),
  sort: sortOf("title", "draft", "submitted", "awaiting", "signed", "sheetsToCheck").default(
    "title",
  ),
});

export const bodyMonths = defineCalls({
  /** Every body with its months by state, and the sums over those that pass the search. */
  getAll: {
    method: "GET",
    path: "/BodyMonths/GetAll",
    access: ofAgency,
    input: BodyFilter.extend({ skip: ListQuery.shape.skip, take: ListQuery.shape.take }),
    output: pageOf(BodyMonths).extend({
      month: MonthField,
      sums: MonthCounts.extend({ sheetsToCheck: Count }),
    }),
  },
  export: {
    method: "GET",
    path: "/BodyMonths/Export",
    access: ofAgency,
    input: BodyFilter.extend({ format: FileFormat }),
    output: z.unknown(),
    answer: "file",
  },
});

export type MonthCounts = z.output<typeof MonthCounts>;
export type BodyMonths = z.output<typeof BodyMonths>;
export type BodyFilter = z.output<typeof BodyFilter>;

import { z } from "zod";
import { defineCalls, ofAgency } from "./call.ts";
import { Id, InBody, ListQuery, Money, MonthField } from "./fields.ts";
import { defineList } from "./list.ts";

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
  /** People whose month is signed, approved or paid, and their days of presence; the same of the month before. */
  people: Count,
  days: Count,
  peopleBefore: Count,
  daysBefore: Count,
});

/** A month of the calendar and how many months of contracts in it wait for the agency: to be approved, and to be confirmed. */
export const WaitingMonth = z.object({ month: MonthField, signed: Count, awaiting: Count });

/** Every body with its months by state, and the sums over those that pass the search. */
export const bodyMonthList = defineList({
  name: "body-months",
  path: "/BodyMonths",
  access: ofAgency,
  ofBodies: true,
  filters: {
    search: ListQuery.shape.search,
    /** When left out, the newest with some that wait for the agency, of whatever body; else the last that is over. */
    month: MonthField.optional(),
  },
  sorts: ["title", "draft", "submitted", "awaiting", "signed", "sheetsToCheck"],
  usualSort: "title",
  item: BodyMonths,
  also: {
    month: MonthField,
    sums: MonthCounts.extend({ sheetsToCheck: Count }),
    /** The other months of the calendar with some that wait, whatever the search; oldest first, at most 24. */
    alsoWaiting: z.array(WaitingMonth),
  },
  lead: "title",
  columns: {
    title: { width: 48 },
    draft: { kind: "number", width: 14 },
    submitted: { kind: "number", width: 14 },
    awaiting: { kind: "number", width: 14, hidden: "up to tablets" },
    signed: { kind: "number", width: 14 },
    approved: { kind: "number", width: 14, hidden: "up to tablets" },
    people: { kind: "number", width: 12 },
    peopleBefore: { kind: "number", width: 24, hidden: "always" },
    days: { kind: "number", width: 18, hidden: "up to tablets" },
    daysBefore: { kind: "number", width: 24, hidden: "always" },
    amount: { kind: "money" },
    sheetsToCheck: { kind: "number", width: 18, hidden: "up to tablets" },
  },
});

export const bodyMonths = defineCalls("BodyMonths", {
  ...bodyMonthList.calls,
  /**
   * What the months of a body that wait for the approval are worth by their records, what those that are approved or paid are
   * worth, and all of these of the month before together.
   */
  getAmounts: {
    access: { who: "body", act: "month.approve" },
    input: InBody.extend({ month: MonthField }),
    output: z.object({ waiting: Money, approved: Money, before: Money }),
  },
});

export type MonthCounts = z.output<typeof MonthCounts>;
export type WaitingMonth = z.output<typeof WaitingMonth>;
export type BodyMonths = z.output<typeof BodyMonths>;

import { z } from "zod";
import { defineCalls, ofAgency } from "./call.ts";
import { Id, InBody, ListQuery, Money, MonthField } from "./fields.ts";
import { defineList } from "./list.ts";

const Count = z.number().int();

/** Contract months, counted by state. */
export const MonthCounts = z.object({
  /** Drafts and returned ones, and contracts that run in the month without a stored month. */
  draft: Count,
  submitted: Count,
  /** The signer's own, which the agency must confirm. */
  awaiting: Count,
  signed: Count,
  /** Approved or paid. */
  approved: Count,
});

/** What is pending in a body, for the agency. */
export const BodyMonths = MonthCounts.extend({
  organizationId: Id,
  title: z.string(),
  /** Sheets drawn in a sample that no one has checked yet, of any month. */
  sheetsToCheck: Count,
  /** People whose month is signed, approved or paid, and their days of presence; the same for the month before. */
  people: Count,
  days: Count,
  peopleBefore: Count,
  daysBefore: Count,
});

/** A calendar month and how many contract months in it wait for the agency: to be approved, and to be confirmed. */
export const WaitingMonth = z.object({ month: MonthField, signed: Count, awaiting: Count });

/** Every body with its months by state, and the totals over those that match the search. */
export const bodyMonthList = defineList({
  name: "body-months",
  path: "/BodyMonths",
  access: ofAgency,
  ofBodies: true,
  filters: {
    search: ListQuery.shape.search,
    /** Defaults to the newest month, of any body, with some that wait for the agency; otherwise the last month that is over. */
    month: MonthField.optional(),
    /** Only bodies with months that are not approved yet. */
    having: z.enum(["unapproved"]).optional(),
  },
  sorts: ["title", "draft", "submitted", "awaiting", "signed", "sheetsToCheck"],
  usualSort: "title",
  item: BodyMonths,
  also: {
    month: MonthField,
    sums: MonthCounts.extend({ sheetsToCheck: Count }),
    /** The other calendar months with some waiting, regardless of the search; oldest first, at most 24. */
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
   * What the months of a body that wait for approval are worth by their records, what the approved or paid ones are worth,
   * and the total of all of these for the month before.
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

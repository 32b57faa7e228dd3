import { z } from "zod";
import { defineCalls, ofAgency } from "./call.ts";
import { DayField, Id, ListQuery, MonthField, PersonName } from "./fields.ts";
import { defineList } from "./list.ts";
import { nameInFiles } from "./person-columns.ts";

/** One of the two contracts of a person, and its body. */
const Side = z.object({
  organizationId: Id,
  organization: z.string(),
  number: z.string(),
  employmentType: z.number().int(),
});

/**
 * People with the same tax number who count in two bodies on the same days of a month, a row for each two contracts; for the
 * agency alone, so that no body learns of another.
 */
export const concurrentEmploymentList = defineList({
  name: "concurrent-employment",
  path: "/ConcurrentEmployment",
  access: ofAgency,
  ofBodies: true,
  filters: {
    search: ListQuery.shape.search,
    /** Defaults to the last month that is over. */
    month: MonthField.optional(),
  },
  sorts: ["name"],
  usualSort: "name",
  item: z.object({
    id: z.string(),
    ...PersonName.shape,
    afm: z.string(),
    one: Side,
    other: Side,
    /** The days on which both contracts run, `to` null without an end. */
    from: DayField,
    to: DayField.nullable(),
    /** Days of the month with work recorded in both bodies. */
    days: z.number().int(),
  }),
  also: { month: MonthField },
  lead: "name",
  columns: {
    name: { kind: "person" },
    ...nameInFiles,
    afm: { width: 12 },
    one: { width: 40 },
    oneContract: { width: 30, hidden: "always" },
    other: { width: 40 },
    otherContract: { width: 30, hidden: "always" },
    from: { kind: "day", width: 12 },
    to: { kind: "day", width: 12, hidden: "up to tablets" },
    days: { kind: "number", width: 20 },
  },
});

export const concurrentEmployment = defineCalls(
  "ConcurrentEmployment",
  concurrentEmploymentList.calls,
);

export type Side = z.output<typeof Side>;

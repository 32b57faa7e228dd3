import { z } from "zod";
import { CalendarEffect } from "./calendar-effect.ts";
import { defineCalls } from "./call.ts";
import {
  DayField,
  Id,
  IdInBody,
  InBody,
  ListQuery,
  Version,
  line,
  requiredLine,
} from "./fields.ts";
import { defineList } from "./list.ts";

/** What a person types of a closure. */
export const ClosureFields = z.object({
  /** Null: the whole body. */
  structureId: Id.nullable().default(null),
  withSubstructures: z.boolean().default(false),
  title: requiredLine(120),
  reason: line(500).default(""),
  from: DayField,
  to: DayField,
});

/** The whole body has all its structures in it. */
const tidied = z.overwrite<
  Pick<z.output<typeof ClosureFields>, "structureId" | "withSubstructures">
>((fields) => ({
  ...fields,
  withSubstructures: fields.structureId !== null && fields.withSubstructures,
}));

const ClosureOut = z.object({
  ...ClosureFields.shape,
  id: Id,
  structureTitle: z.string().nullable(),
  /** Days from the first to the last, weekends too. */
  days: z.number().int(),
  version: z.number().int(),
});

export const closureList = defineList({
  name: "closures",
  path: "/Closures",
  access: { who: "body" },
  within: {
    ...InBody.shape,
    /** Those of structures, or those of the whole body. */
    of: z.enum(["structures", "body"]).default("structures"),
  },
  filters: {
    search: ListQuery.shape.search,
    when: z.enum(["coming", "past", "all"]).default("coming"),
  },
  sorts: ["from", "to", "title", "structure"],
  usualSort: "-from",
  item: ClosureOut,
  lead: "title",
  columns: {
    title: { width: 40 },
    structure: { of: "structureTitle", width: 40 },
    withSubstructures: { kind: "yesNo", width: 22, hidden: "always" },
    from: { kind: "day", width: 14 },
    to: { kind: "day", width: 14 },
    days: { kind: "number", width: 10, hidden: "up to tablets" },
    reason: { width: 50, hidden: "up to tablets" },
  },
});

const Changed = z.object({ id: Id, version: z.number().int() });
const write = { who: "body", act: "closure.write" } as const;

/** Days on which a structure or the whole body is closed. */
export const closures = defineCalls("Closures", {
  getAll: closureList.getAll,
  getById: {
    access: { who: "body" },
    input: IdInBody,
    output: ClosureOut,
  },
  /** What would follow: of a new closure (no `id`), of a changed one, or of its removal (no `closure`). Changes nothing. */
  preview: {
    access: write,
    input: InBody.extend({
      id: Id.nullable().default(null),
      closure: ClosureFields.nullable().default(null),
    }),
    output: CalendarEffect,
  },
  create: {
    access: write,
    input: InBody.extend(ClosureFields.shape).check(tidied),
    output: Changed,
  },
  update: {
    method: "PUT",
    access: write,
    input: IdInBody.extend({ version: Version }).extend(ClosureFields.shape).check(tidied),
    output: Changed,
  },
  delete: {
    access: write,
    input: IdInBody.extend({ version: Version, reason: line(500).default("") }),
    output: z.object({ id: Id }),
  },
  export: closureList.export,
  /** Closures and holidays of this year and the next as a calendar (iCalendar). */
  exportCalendar: {
    access: { who: "body" },
    input: InBody,
    output: z.unknown(),
    answer: "file",
  },
});

export type ClosureFields = z.output<typeof ClosureFields>;
export type ClosureOut = z.output<typeof ClosureOut>;

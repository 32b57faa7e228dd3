import { z } from "zod";
import { CalendarEffect } from "./calendar-effect.ts";
import { asFile, defineCalls } from "./call.ts";
import {
  DayField,
  Id,
  IdInBody,
  InBody,
  ListQuery,
  line,
  requiredLine,
  Changed,
  EditedInBody,
  ById,
} from "./fields.ts";
import { defineList } from "./list.ts";

/** Form fields of a closure. */
export const ClosureFields = z.object({
  /** Null: the whole body. */
  structureId: Id.nullable().default(null),
  withSubstructures: z.boolean().default(false),
  title: requiredLine(120),
  reason: line(500).default(""),
  from: DayField,
  to: DayField,
});

/** A closure of the whole body covers all its structures. */
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
  /** Days from the first to the last, including weekends. */
  days: z.number().int(),
  version: z.number().int(),
});

export const closureList = defineList({
  name: "closures",
  path: "/Closures",
  access: { who: "body" },
  within: {
    ...InBody.shape,
    /** Closures of structures, those of the whole body, or both. */
    of: z.enum(["structures", "body", "all"]).default("structures"),
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

const write = { who: "body", act: "closure.write" } as const;

/** Days on which a structure or the whole body is closed. */
export const closures = defineCalls("Closures", {
  getAll: closureList.getAll,
  getById: { access: { who: "body" }, input: IdInBody, output: ClosureOut },
  /** The effect of a new closure (no `id`), a changed one, or its removal (no `closure`). Changes nothing. */
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
    input: EditedInBody.extend(ClosureFields.shape).check(tidied),
    output: Changed,
  },
  delete: {
    access: write,
    input: EditedInBody.extend({ reason: line(500).default("") }),
    output: ById,
  },
  export: closureList.export,
  /** Closures and holidays of this year and the next as a calendar (iCalendar). */
  exportCalendar: { access: { who: "body" }, input: InBody, ...asFile },
});

export type ClosureFields = z.output<typeof ClosureFields>;
export type ClosureOut = z.output<typeof ClosureOut>;

import { z } from "zod";
import { CalendarEffect } from "./calendar-effect.ts";
import { defineCalls } from "./call.ts";
import {
  DayField,
  FileFormat,
  Id,
  IdInBody,
  InBody,
  ListQuery,
  Version,
  line,
  pageOf,
  requiredLine,
  sortOf,
} from "./fields.ts";

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

const ClosureFilter = InBody.extend({
  search: ListQuery.shape.search,
  sort: sortOf("from", "to", "title", "structure").default("-from"),
  /** Those of structures, or those of the whole body. */
  of: z.enum(["structures", "body"]).default("structures"),
  when: z.enum(["coming", "past", "all"]).default("coming"),
});

const Changed = z.object({ id: Id, version: z.number().int() });
const write = { who: "body", act: "closure.write" } as const;

/** Days on which a structure or the whole body is closed. */
export const closures = defineCalls({
  getAll: {
    method: "GET",
    path: "/Closures/GetAll",
    access: { who: "body" },
    input: ClosureFilter.extend({ skip: ListQuery.shape.skip, take: ListQuery.shape.take }),
    output: pageOf(ClosureOut),
  },
  getById: {
    method: "GET",
    path: "/Closures/GetById",
    access: { who: "body" },
    input: IdInBody,
    output: ClosureOut,
  },
  /** What would follow: of a new closure (no `id`), of a changed one, or of its removal (no `closure`). Changes nothing. */
  preview: {
    method: "POST",
    path: "/Closures/Preview",
    access: write,
    input: InBody.extend({
      id: Id.nullable().default(null),
      closure: ClosureFields.nullable().default(null),
    }),
    output: CalendarEffect,
  },
  create: {
    method: "POST",
    path: "/Closures/Create",
    access: write,
    input: InBody.extend(ClosureFields.shape).check(tidied),
    output: Changed,
  },
  update: {
    method: "PUT",
    path: "/Closures/Update",
    access: write,
    input: IdInBody.extend({ version: Version }).extend(ClosureFields.shape).check(tidied),
    output: Changed,
  },
  delete: {
    method: "POST",
    path: "/Closures/Delete",
    access: write,
    input: IdInBody.extend({ version: Version, reason: line(500).default("") }),
    output: z.object({ id: Id }),
  },
  export: {
    method: "GET",
    path: "/Closures/Export",
    access: { who: "body" },
    input: ClosureFilter.extend({ format: FileFormat }),
    output: z.unknown(),
    answer: "file",
  },
  /** Closures and holidays of this year and the next as a calendar (iCalendar). */
  exportCalendar: {
    method: "GET",
    path: "/Closures/ExportCalendar",
    access: { who: "body" },
    input: InBody,
    output: z.unknown(),
    answer: "file",
  },
});

export type ClosureFields = z.output<typeof ClosureFields>;
export type ClosureOut = z.output<typeof ClosureOut>;

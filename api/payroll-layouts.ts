import { z } from "zod";
import {
  layoutContents,
  layoutDecimalSigns,
  layoutDelimiters,
  layoutEncodings,
  layoutForms,
  layoutHourForms,
  layoutKinds,
} from "#domain/payments/layout.ts";
import { defineCalls } from "./call.ts";
import {
  Changed,
  Count,
  EditedInBody,
  Id,
  IdInBody,
  InBody,
  line,
  ListQuery,
  MonthField,
  requiredLine,
} from "./fields.ts";
import { defineList } from "./list.ts";
import { PayrollRow } from "./payroll.ts";

const LayoutColumn = z.object({
  holds: z.enum(layoutContents),
  /** What stands above it, where the file has heads. */
  head: line(60).default(""),
  /** What a constant says; it may be blank. */
  text: line(60).default(""),
  /** In characters; a file of fixed width has no column of 0. */
  width: z.number().int().min(0).max(200).default(0),
  align: z.enum(["start", "end"]).default("start"),
  fill: z.string().length(1).default(" "),
});

/** What a person types of a layout; `faultOfLayout` of the domain says what can be kept. */
export const PayrollLayoutFields = z.object({
  title: requiredLine(80),
  form: z.enum(layoutForms).default("delimited"),
  per: z.enum(["contract", "kind"]).default("contract"),
  delimiter: z.enum(layoutDelimiters).default("semicolon"),
  withHeads: z.boolean().default(true),
  decimalSign: z.enum(layoutDecimalSigns).default("comma"),
  hours: z.enum(layoutHourForms).default("decimal"),
  encoding: z.enum(layoutEncodings).default("utf-8-mark"),
  columns: z.array(LayoutColumn).min(1).max(80),
  /** By which code the payroll program knows each kind, in the order of their lines. */
  kinds: z
    .array(z.object({ kind: z.enum(layoutKinds), code: requiredLine(20) }))
    .max(layoutKinds.length)
    .default([]),
});

export const PayrollLayoutOut = z.object({
  ...PayrollLayoutFields.shape,
  id: Id,
  version: z.number().int(),
});

const reads = { who: "body", fullAccess: true } as const;
const writes = { who: "body", act: "payroll-layout.write" } as const;

/** The layouts that a body keeps. */
export const payrollLayoutList = defineList({
  name: "payroll-layouts",
  path: "/PayrollLayouts",
  access: reads,
  within: InBody.shape,
  filters: { search: ListQuery.shape.search },
  sorts: ["title"],
  usualSort: "title",
  item: PayrollLayoutOut,
  lead: "title",
  columns: {
    title: { width: 40 },
    form: { width: 20 },
    per: { width: 24, hidden: "up to tablets" },
    encoding: { width: 18, hidden: "up to tablets" },
    columns: { kind: "number", width: 10 },
  },
});

/** How many names are told of those whom something concerns. */
export const mostNamed = 20;

const OfMonth = IdInBody.extend({ month: MonthField });

/** Layouts of a body's payroll: how its program takes a month in. */
export const payrollLayouts = defineCalls("PayrollLayouts", {
  ...payrollLayoutList.calls,
  /** Some rows to try a layout on: of the newest month that anybody signed, else of the newest there is. */
  getSample: {
    access: reads,
    input: InBody,
    output: z.object({ month: MonthField.nullable(), rows: z.array(PayrollRow) }),
  },
  /** What the file of a month would hold and what it would leave out. */
  getOutcome: {
    access: reads,
    input: OfMonth,
    output: z.object({
      contracts: Count,
      lines: Count,
      /** Of the contracts in the file those whose days may change yet. */
      unsigned: Count,
      /** Contracts without an amount that the layout asks for, or of none of its kinds, by name, and why. */
      leftOut: z.array(z.object({ name: z.string(), contractNumber: z.string(), why: z.string() })),
      leftOutInAll: Count,
      /** Contracts that run in the month and have no month yet. */
      uncomputed: Count,
      /** What keeps the file from being made, in sentences. */
      refusals: z.array(z.string()),
    }),
  },
  /** The month in the layout. Refused, with each value named, where one does not fit its column. */
  getFile: {
    access: reads,
    input: OfMonth,
    output: z.unknown(),
    answer: "file",
    refuses: ["refused", "too-many"],
  },
  create: { access: writes, input: InBody.extend(PayrollLayoutFields.shape), output: Changed },
  update: {
    method: "PUT",
    access: writes,
    input: EditedInBody.extend(PayrollLayoutFields.shape),
    output: Changed,
  },
  delete: { access: writes, input: EditedInBody, output: z.object({ id: Id }) },
});

export type PayrollLayoutFields = z.output<typeof PayrollLayoutFields>;
export type PayrollLayoutOut = z.output<typeof PayrollLayoutOut>;

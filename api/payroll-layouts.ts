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
import { asFile, defineCalls } from "./call.ts";
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
  ById,
} from "./fields.ts";
import { defineList } from "./list.ts";
import { PayrollRow } from "./payroll.ts";

const LayoutColumn = z.object({
  holds: z.enum(layoutContents),
  /** The column's heading, if the file has headings. */
  head: line(60).default(""),
  /** The text of a constant; it may be blank. */
  text: line(60).default(""),
  /** In characters; in a file of fixed width no column is 0. */
  width: z.number().int().min(0).max(200).default(0),
  align: z.enum(["start", "end"]).default("start"),
  fill: z.string().length(1).default(" "),
});

/** Form fields of a layout; `faultOfLayout` of the domain says what is valid. */
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
  /** The payroll program's code for each kind, in the order of their lines. */
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

/** The layouts of a body. */
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

/** How many names are listed of the people concerned. */
export const mostNamed = 20;

const OfMonth = IdInBody.extend({ month: MonthField });

/** Layouts of a body's payroll: the format in which its program imports a month. */
export const payrollLayouts = defineCalls("PayrollLayouts", {
  ...payrollLayoutList.calls,
  /** Some rows to try a layout on: of the newest month with a signature, otherwise of the newest there is. */
  getSample: {
    access: reads,
    input: InBody,
    output: z.object({ month: MonthField.nullable(), rows: z.array(PayrollRow) }),
  },
  /** What the file of a month would contain and what it would leave out. */
  getOutcome: {
    access: reads,
    input: OfMonth,
    output: z.object({
      contracts: Count,
      lines: Count,
      /** Contracts in the file whose days may still change. */
      unsigned: Count,
      /** Contracts without a month or an amount that the layout requires, or with none of its kinds, by name, and why. */
      leftOut: z.array(z.object({ name: z.string(), contractNumber: z.string(), why: z.string() })),
      leftOutInAll: Count,
      /** Those of them that run in the month and have no month yet. */
      uncomputed: Count,
      /** What prevents the file from being made, in sentences. */
      refusals: z.array(z.string()),
    }),
  },
  /**
   * The month in the layout. Refused, naming each value, if one does not fit its column; and, naming them, if it leaves
   * out more contracts than the caller has read.
   */
  getFile: {
    access: reads,
    input: OfMonth.extend({ leavesOut: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
    ...asFile,
    refuses: ["refused", "too-many"],
  },
  create: { access: writes, input: InBody.extend(PayrollLayoutFields.shape), output: Changed },
  update: {
    method: "PUT",
    access: writes,
    input: EditedInBody.extend(PayrollLayoutFields.shape),
    output: Changed,
  },
  delete: { access: writes, input: EditedInBody, output: ById },
});

export type PayrollLayoutFields = z.output<typeof PayrollLayoutFields>;
export type PayrollLayoutOut = z.output<typeof PayrollLayoutOut>;

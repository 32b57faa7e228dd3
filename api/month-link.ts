import { z } from "zod";
import { IntervalField } from "./attendance-sheets.ts";
import { defineCalls } from "./call.ts";
import { DayField, Minutes, MonthField, Nothing } from "./fields.ts";

const opened = { who: "link", kind: "month" } as const;

const OwnDay = z.object({
  date: DayField,
  /** Label of the day's result. */
  label: z.string(),
  plannedMinutes: Minutes,
  workedMinutes: Minutes,
  intervals: z.array(IntervalField),
  /** What the person wrote of the day, and the body's answer. */
  dispute: z.object({ text: z.string(), answer: z.string().nullable() }).nullable(),
});

/** The own month of an employee, who has a link and no account. */
export const monthLink = defineCalls({
  get: {
    method: "GET",
    path: "/MonthLink/Get",
    access: opened,
    input: Nothing,
    output: z.object({
      organization: z.string(),
      structure: z.string(),
      name: z.string(),
      month: MonthField,
      expiresAt: z.string(),
      /** When the month was confirmed or disputed. */
      answeredAt: z.string().nullable(),
      days: z.array(OwnDay),
      reasons: z.record(z.string(), z.string()),
    }),
  },
  /** Notes that the person has looked; the page says so once it is on the screen. */
  open: {
    method: "POST",
    path: "/MonthLink/Open",
    access: opened,
    input: Nothing,
    output: z.null(),
  },
  /** Confirms the month, or disputes days of it; done once. */
  answer: {
    method: "POST",
    path: "/MonthLink/Answer",
    access: opened,
    input: z.object({
      disputes: z
        .array(z.object({ date: DayField, text: z.string().trim().min(3).max(500) }))
        .max(31)
        .refine((all) => new Set(all.map((one) => one.date)).size === all.length),
    }),
    output: z.object({ answeredAt: z.string() }),
  },
});

export type OwnDay = z.output<typeof OwnDay>;

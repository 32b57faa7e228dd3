import { z } from "zod";
import { defineCalls } from "./call.ts";
import {
  DayField,
  Id,
  InBody,
  ListQuery,
  Minutes,
  pageOf,
  requiredLine,
  sortOf,
  Changed,
  EditedInBody,
} from "./fields.ts";

const Range = z.object({
  from: Minutes.min(0).max(1440),
  /** Above 1440: ends on the next day. */
  to: Minutes.min(0).max(2880),
});

/** Form fields of a schedule; `domain/attendance/schedule.ts` says what is valid. */
export const ScheduleFields = z.object({
  title: requiredLine(120),
  anchor: DayField,
  /** Weeks of seven days, Monday first; a day is its planned ranges in minutes of the wall clock. */
  weeks: z.array(z.array(z.array(Range).max(4)).max(7)).max(12),
  worksHolidays: z.boolean().default(false),
  /** Deducted from the hours unless it is paid. */
  breakMinutes: Minutes.min(0).max(240).default(0),
  breakIsPaid: z.boolean().default(false),
  balance: z
    .object({
      compensationCapMinutes: Minutes.min(0).max(1440),
      creditEarlyArrival: z.boolean(),
      graceMinutes: Minutes.min(0).max(1440),
    })
    .default({ compensationCapMinutes: 15, creditEarlyArrival: false, graceMinutes: 0 }),
});

export const ScheduleItem = z.object({
  ...ScheduleFields.shape,
  id: Id,
  version: z.number().int(),
  weeklyMinutes: Minutes,
  /** Contracts whose term in force today uses it. */
  contracts: z.number().int(),
  /** True once a day was recorded under it: its hours can no longer change. */
  isUsed: z.boolean(),
});

export const schedules = defineCalls("Schedules", {
  getAll: {
    access: { who: "body" },
    input: InBody.extend(ListQuery.shape).extend({ sort: sortOf("title").default("title") }),
    output: pageOf(ScheduleItem),
  },
  create: {
    access: { who: "body", act: "structure.write" },
    input: InBody.extend(ScheduleFields.shape),
    output: Changed,
  },
  /** Once a day was recorded under it, only the title of a schedule and its paid break may change. */
  update: {
    method: "PUT",
    access: { who: "body", act: "structure.write" },
    input: EditedInBody.extend(ScheduleFields.shape),
    output: Changed,
  },
});

export type ScheduleFields = z.output<typeof ScheduleFields>;
export type ScheduleItem = z.output<typeof ScheduleItem>;

import { z } from "zod";
import { IntervalField } from "./attendance-sheets.ts";
import { defineCalls } from "./call.ts";
import { DayField, Id, InBody, ListQuery, Minutes, MonthField, Nothing } from "./fields.ts";
import { defineList } from "./list.ts";

/** How far a request to confirm a month has come. */
export const MonthRequestState = z.enum([
  "sent",
  "opened",
  "confirmed",
  "disputed",
  "answered",
  "expired",
  "revoked",
]);

export const DisputeOut = z.object({
  id: Id,
  contractId: Id,
  name: z.string(),
  date: DayField,
  text: z.string(),
  at: z.string(),
  /** The day was recorded anew after the dispute. */
  isCorrected: z.boolean(),
  answer: z.object({ text: z.string(), at: z.string(), by: z.string().nullable() }).nullable(),
});

export const MonthRequestOut = z.object({
  id: Id,
  contractId: Id,
  structureId: Id,
  name: z.string(),
  structure: z.string(),
  recipient: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  state: MonthRequestState,
  /** What became of the mail. */
  mail: z.enum(["waiting", "sent", "refused", "late"]),
  disputes: z.array(DisputeOut),
});

/** The newest request of each contract, those with open disputes first, then by name. */
export const monthRequestList = defineList({
  name: "month-requests",
  path: "/MonthRequests",
  access: { who: "body" },
  within: { ...InBody.shape, month: MonthField },
  filters: {
    structureId: Id.optional(),
    state: MonthRequestState.optional(),
    search: ListQuery.shape.search,
  },
  item: MonthRequestOut,
  lead: "name",
  columns: {
    name: { width: 32 },
    structure: { width: 40 },
    recipient: { width: 32 },
    sentAt: { kind: "instant", width: 18 },
    expiresAt: { kind: "instant", width: 18 },
    state: { width: 18 },
    mail: { width: 18 },
    disputes: { kind: "number", width: 16 },
    unanswered: { kind: "number", width: 12 },
  },
});

/** Requests to employees to confirm their month, and the answers. */
export const monthRequests = defineCalls({
  getAll: monthRequestList.getAll,
  export: monthRequestList.export,
  /** Sends each employee of a structure the link of the month, save those who have confirmed it. */
  send: {
    method: "POST",
    path: "/MonthRequests/Send",
    access: { who: "body", act: "attendance.record" },
    input: InBody.extend({ structureId: Id, month: MonthField }),
    output: z.object({
      rows: z.array(
        z.object({
          contractId: Id,
          name: z.string(),
          outcome: z.enum(["sent", "no-address", "confirmed", "dispute-open"]),
        }),
      ),
    }),
  },
});

export const disputes = defineCalls({
  /** Disputes of a structure's day, answered or not. */
  getOfDay: {
    method: "GET",
    path: "/Disputes/GetOfDay",
    access: { who: "body" },
    input: InBody.extend({ structureId: Id, date: DayField }),
    output: z.object({ items: z.array(DisputeOut) }),
  },
  /** Disputes of a structure's month that wait for an answer; at most 500, by day and name. */
  getOpen: {
    method: "GET",
    path: "/Disputes/GetOpen",
    access: { who: "body" },
    input: InBody.extend({ structureId: Id, month: MonthField }),
    output: z.object({ items: z.array(DisputeOut) }),
  },
  /** Answers a dispute: says what was corrected, or why the day stands. The employee gets it by mail. */
  answer: {
    method: "POST",
    path: "/Disputes/Answer",
    access: { who: "body", act: "attendance.record" },
    input: InBody.extend({ id: Id, text: z.string().trim().min(3).max(500) }),
    output: z.null(),
  },
});

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

export type DisputeOut = z.output<typeof DisputeOut>;
export type MonthRequestOut = z.output<typeof MonthRequestOut>;
export type OwnDay = z.output<typeof OwnDay>;

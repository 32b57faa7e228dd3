import { z } from "zod";
import { roles } from "#domain/access.ts";
import { apiOutcomes, logCountLimit, loginMethods, loginOutcomes } from "#domain/logs.ts";
import { defineCalls, ofAdministrator } from "./call.ts";
import { DayField, Id, Instant, ListQuery, line } from "./fields.ts";
import { defineList } from "./list.ts";

const Actor = {
  /** Null if no one was signed in, or no user has that name. */
  userName: z.string().nullable(),
  nickName: z.string().nullable(),
  area: z.enum(roles).nullable(),
};

const From = { ip: z.string(), userAgent: z.string(), requestId: z.string() };

const ApiLogItem = z.object({
  id: z.string(),
  at: Instant,
  method: z.string(),
  /** The call, as `/Structures/GetById`. */
  path: z.string(),
  status: z.number().int(),
  durationMs: z.number().int(),
  organization: z.string().nullable(),
  ...Actor,
  ...From,
});

/** Days of Athens, both included. */
const period = { from: DayField.optional(), to: DayField.optional() };

const who = {
  at: { kind: "exact", width: 26 },
  who: {},
  nickName: { width: 28, hidden: "always" },
  userName: { width: 20, hidden: "always" },
  area: { width: 22, hidden: "always" },
} as const;

const from = {
  userAgent: { width: 40, hidden: "always" },
  requestId: { width: 38, hidden: "always" },
} as const;

export const apiLogList = defineList({
  name: "api-logs",
  path: "/ApiLogs",
  access: ofAdministrator,
  filters: {
    ...period,
    /** Words in the caller's name or the path. */
    search: ListQuery.shape.search,
    outcome: z.enum(apiOutcomes).optional(),
    status: z.coerce.number().int().min(100).max(599).optional(),
    /** At least this many milliseconds. */
    slowerThan: z.coerce.number().int().min(1).max(600_000).optional(),
    ip: line(45).optional(),
    organizationId: Id.optional(),
  },
  sorts: ["at", "durationMs"],
  usualSort: "-at",
  countedTo: logCountLimit,
  item: ApiLogItem,
  lead: "at",
  columns: {
    ...who,
    method: { width: 8, hidden: "always" },
    path: { width: 34, hidden: "always" },
    call: { width: 40 },
    status: {},
    code: { of: "status", kind: "number", width: 10, hidden: "always" },
    duration: { of: "durationMs", kind: "number", sort: "durationMs" },
    durationMs: { kind: "number", width: 12, hidden: "always" },
    organization: { width: 30, hidden: "up to tablets" },
    ip: { width: 18, hidden: true },
    ...from,
  },
});

/** The log of calls, kept for as many days as the parameter `logs.apiDays` says. */
export const apiLogs = defineCalls("ApiLogs", {
  ...apiLogList.calls,
  /** The last 24 hours, oldest hour first: calls, and those that failed on our side. */
  getHours: {
    access: ofAdministrator,
    input: z.object({}),
    output: z.object({
      hours: z.array(
        z.object({ from: Instant, calls: z.number().int(), failed: z.number().int() }),
      ),
      /** Within how long half of the calls, and 95 of 100, were answered; null if there were none. */
      medianMs: z.number().int().nullable(),
      p95Ms: z.number().int().nullable(),
    }),
  },
});

const LoginLogItem = z.object({
  id: z.string(),
  at: Instant,
  method: z.enum(loginMethods),
  outcome: z.enum(loginOutcomes),
  ...Actor,
  ...From,
});

export const loginLogList = defineList({
  name: "login-logs",
  path: "/LoginLogs",
  access: ofAdministrator,
  filters: {
    ...period,
    search: ListQuery.shape.search,
    outcome: z.enum(loginOutcomes).optional(),
    method: z.enum(loginMethods).optional(),
    ip: line(45).optional(),
  },
  sorts: ["at"],
  usualSort: "-at",
  countedTo: logCountLimit,
  item: LoginLogItem,
  lead: "at",
  columns: { ...who, method: { width: 22 }, outcome: { width: 26 }, ip: { width: 18 }, ...from },
});

/** The log of sign-ins, kept for as many days as the parameter `logs.loginDays` says. The name typed is never kept. */
export const loginLogs = defineCalls("LoginLogs", loginLogList.calls);

export type ApiLogItem = z.output<typeof ApiLogItem>;
export type LoginLogItem = z.output<typeof LoginLogItem>;

import { z } from "zod";
import { roles } from "#domain/access.ts";
import { apiOutcomes, loginMethods, loginOutcomes } from "#domain/logs.ts";
import { defineCalls } from "./call.ts";
import { DayField, FileFormat, Id, Instant, ListQuery, pageOf, sortOf } from "./fields.ts";

const ofAdministrator = { who: "session", roles: ["Administrator"] } as const;

const Actor = {
  /** Null where nobody had signed in, or nobody of that name exists. */
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
const paging = { skip: ListQuery.shape.skip, take: ListQuery.shape.take };

const apiFilters = {
  ...period,
  /** Words of the caller's name or of the path. */
  search: ListQuery.shape.search,
  sort: sortOf("at", "durationMs").default("-at"),
  outcome: z.enum(apiOutcomes).optional(),
  status: z.coerce.number().int().min(100).max(599).optional(),
  /** At least so many milliseconds. */
  slowerThan: z.coerce.number().int().min(1).max(600_000).optional(),
  ip: z.string().trim().max(45).optional(),
  organizationId: Id.optional(),
};

/** The log of calls, kept for as many days as the parameter `logs.apiDays` says; `total` counts to 100,000. */
export const apiLogs = defineCalls({
  getAll: {
    method: "GET",
    path: "/ApiLogs/GetAll",
    access: ofAdministrator,
    input: z.object({ ...apiFilters, ...paging }),
    output: pageOf(ApiLogItem),
  },
  export: {
    method: "GET",
    path: "/ApiLogs/Export",
    access: ofAdministrator,
    input: z.object({ ...apiFilters, format: FileFormat }),
    output: z.unknown(),
    answer: "file",
  },
  /** The last 24 hours, oldest hour first: calls, and those that failed on our side. */
  getHours: {
    method: "GET",
    path: "/ApiLogs/GetHours",
    access: ofAdministrator,
    input: z.object({}),
    output: z.object({
      hours: z.array(
        z.object({ from: Instant, calls: z.number().int(), failed: z.number().int() }),
      ),
      /** Half of the calls, and 95 of 100, were answered within; null where there were none. */
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

const loginFilters = {
  ...period,
  search: ListQuery.shape.search,
  sort: sortOf("at").default("-at"),
  method: z.enum(loginMethods).optional(),
  outcome: z.enum(loginOutcomes).optional(),
  ip: z.string().trim().max(45).optional(),
};

/** The log of sign-ins, kept for as many days as the parameter `logs.loginDays` says. The name typed is never kept. */
export const loginLogs = defineCalls({
  getAll: {
    method: "GET",
    path: "/LoginLogs/GetAll",
    access: ofAdministrator,
    input: z.object({ ...loginFilters, ...paging }),
    output: pageOf(LoginLogItem),
  },
  export: {
    method: "GET",
    path: "/LoginLogs/Export",
    access: ofAdministrator,
    input: z.object({ ...loginFilters, format: FileFormat }),
    output: z.unknown(),
    answer: "file",
  },
});

export type ApiLogItem = z.output<typeof ApiLogItem>;
export type LoginLogItem = z.output<typeof LoginLogItem>;

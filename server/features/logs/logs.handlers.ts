import type { apiLogs } from "#api/logs.ts";
import type { ApiLog } from "#server/kernel/api-log.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { apiLogListing } from "./api-logs.queries.ts";
import { hoursOfCalls } from "./hours.ts";

/** The log shows all calls to this server up to now. */
export const apiLogHandlers = (log: ApiLog): Handlers<typeof apiLogs> => ({
  getAll: async (...args) => {
    await log.flush();
    return apiLogListing.getAll(...args);
  },
  export: apiLogListing.export,
  getHours: async (ctx) => {
    await log.flush();
    return hoursOfCalls(ctx);
  },
});

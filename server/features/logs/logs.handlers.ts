import type { apiLogs } from "#api/logs.ts";
import type { ApiLog } from "#server/kernel/api-log.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { apiLogListing } from "./api-logs.queries.ts";
import { hoursOfCalls } from "./hours.ts";

/** Who looks at the log sees what was called until now, of this server. */
export const apiLogHandlers = (log: ApiLog): Handlers<typeof apiLogs> => ({
  getAll: async (...asked) => {
    await log.flush();
    return apiLogListing.getAll(...asked);
  },
  export: apiLogListing.export,
  getHours: async (ctx) => {
    await log.flush();
    return hoursOfCalls(ctx);
  },
});

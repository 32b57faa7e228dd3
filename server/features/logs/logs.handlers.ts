import type { apiLogs, loginLogs } from "#api/logs.ts";
import type { ApiLog } from "#server/kernel/api-log.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { apiLogCount, apiLogItems } from "./api-logs.queries.ts";
import { exportApiLogs, exportLoginLogs } from "./export-logs.ts";
import { hoursOfCalls } from "./hours.ts";
import { loginLogCount, loginLogItems } from "./login-logs.queries.ts";

/** Who looks at the log sees what was called until now, of this server. */
export const apiLogHandlers = (log: ApiLog): Handlers<typeof apiLogs> => ({
  getAll: async ({ db }, { skip, take, ...filter }) => {
    await log.flush();
    return {
      items: await apiLogItems(db, filter, { skip, take }),
      total: await apiLogCount(db, filter),
    };
  },
  export: exportApiLogs,
  getHours: async (ctx) => {
    await log.flush();
    return hoursOfCalls(ctx);
  },
});

export const loginLogHandlers: Handlers<typeof loginLogs> = {
  getAll: async ({ db }, { skip, take, ...filter }) => ({
    items: await loginLogItems(db, filter, { skip, take }),
    total: await loginLogCount(db, filter),
  }),
  export: exportLoginLogs,
};

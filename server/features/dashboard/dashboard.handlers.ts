import type { dashboard } from "#api/dashboard.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { overviewOfBody } from "./overview.ts";

export const dashboardHandlers: Handlers<typeof dashboard> = { getOverview: overviewOfBody };

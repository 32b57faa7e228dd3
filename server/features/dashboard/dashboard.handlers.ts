import type { dashboard } from "#api/dashboard.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { overviewOfAgency } from "./agency-overview.ts";
import { overviewOfBody } from "./body-overview.ts";
import { setupOfBody } from "./setup-of-body.ts";
import { systemState } from "./system-state.ts";
import { waitingOfBodies } from "./waiting-of-bodies.ts";
import { waitingOfBody } from "./waiting-of-body.ts";

export const dashboardHandlers: Handlers<typeof dashboard> = {
  getOverview: overviewOfBody,
  getWaiting: waitingOfBody,
  getWaitingOfBodies: waitingOfBodies,
  getAgency: overviewOfAgency,
  getSystem: systemState,
  getSetup: setupOfBody,
};

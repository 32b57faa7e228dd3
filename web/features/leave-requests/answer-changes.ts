import { dashboard } from "#api/dashboard.ts";
import { leaveRequests } from "#api/leave-requests.ts";
import { leaveChanges } from "#web/features/leaves/public.ts";

/** What is asked anew once a request was answered. */
export const answerChanges = [
  ...leaveChanges,
  dashboard.getOverview,
  dashboard.getWaiting,
  leaveRequests.getAll,
];

import { absenceReasons } from "./absence-reasons.ts";
import { announcements } from "./announcements.ts";
import { apiApps } from "./api-apps.ts";
import { attendances } from "./attendances.ts";
import type { Call } from "./call.ts";
import { contractYears } from "./contract-years.ts";
import { leaveBalances } from "./leave-balances.ts";
import { contracts } from "./contracts.ts";
import { closures } from "./closures.ts";
import { dailyReport } from "./daily-report.ts";
import { dashboard } from "./dashboard.ts";
import { devices } from "./devices.ts";
import { documents } from "./documents.ts";
import { employees } from "./employees.ts";
import { history } from "./history.ts";
import { holidays } from "./holidays.ts";
import { imports } from "./imports.ts";
import { apiLogs, loginLogs } from "./logs.ts";
import { maintenance } from "./maintenance.ts";
import { locks } from "./locks.ts";
import { mails } from "./mails.ts";
import { monthLink } from "./month-link.ts";
import { disputes, monthRequests } from "./month-requests.ts";
import { monthlyContracts } from "./monthly-contracts.ts";
import { unlockReasons } from "./unlock-reasons.ts";
import { unlocks } from "./unlocks.ts";
import { verifications } from "./verifications.ts";
import { proofs } from "./proofs.ts";
import { organizations } from "./organizations.ts";
import { payments } from "./payments.ts";
import { recomputation } from "./recomputation.ts";
import { parameters, securityRules } from "./parameters.ts";
import { releaseCalls } from "./releases.ts";
import { samples } from "./samples.ts";
import { schedules } from "./schedules.ts";
import { search } from "./search.ts";
import { security, users } from "./security.ts";
import { structures } from "./structures.ts";
import { userOrganizations } from "./user-organizations.ts";

/** Every call by area: for openapi.json and for the tests that walk them all. */
export const allCalls = {
  users,
  security,
  organizations,
  userOrganizations,
  dashboard,
  structures,
  closures,
  holidays,
  schedules,
  employees,
  contracts,
  contractYears,
  leaveBalances,
  imports,
  attendances,
  locks,
  unlocks,
  monthlyContracts: { ...monthlyContracts, ...recomputation },
  verifications,
  search,
  apiLogs,
  versions: releaseCalls,
  loginLogs,
  maintenance,
  proofs,
  history,
  payments,
  parameters,
  securityRules,
  absenceReasons,
  unlockReasons,
  samples,
  devices,
  documents,
  announcements,
  dailyReport,
  monthLink,
  monthRequests,
  disputes,
  mails,
  apiApps,
} satisfies Record<string, Record<string, Call>>;

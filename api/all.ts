import { absenceReasons } from "./absence-reasons.ts";
import { announcements } from "./announcements.ts";
import { apiApps } from "./api-apps.ts";
import { attendanceFiles } from "./attendance-files.ts";
import { attendances } from "./attendances.ts";
import { badges } from "./badges.ts";
import { bodyMonths } from "./body-months.ts";
import type { Call } from "./call.ts";
import { collectiveActs } from "./collective-acts.ts";
import { contractYears } from "./contract-years.ts";
import { leaveBalances } from "./leave-balances.ts";
import { leaveDocuments } from "./leave-documents.ts";
import { leaveFeeds } from "./leave-feeds.ts";
import { leaveRequests } from "./leave-requests.ts";
import { leaves } from "./leaves.ts";
import { findingRules } from "./finding-rules.ts";
import { punchRules } from "./punch-rules.ts";
import { sicknessBenefits } from "./sickness-benefits.ts";
import { contracts } from "./contracts.ts";
import { closures } from "./closures.ts";
import { dailyReport } from "./daily-report.ts";
import { dashboard } from "./dashboard.ts";
import { deputies } from "./deputies.ts";
import { devices } from "./devices.ts";
import { documentKinds } from "./document-kinds.ts";
import { documents } from "./documents.ts";
import { employees } from "./employees.ts";
import { ergani } from "./ergani.ts";
import { history } from "./history.ts";
import { holidays } from "./holidays.ts";
import { imports } from "./imports.ts";
import { apiLogs, loginLogs } from "./logs.ts";
import { maintenance } from "./maintenance.ts";
import { listViews } from "./list-views.ts";
import { live } from "./live.ts";
import { notifications } from "./notifications.ts";
import { locks } from "./locks.ts";
import { mails } from "./mails.ts";
import { links } from "./links.ts";
import { disputes } from "./disputes.ts";
import { monthLink } from "./month-link.ts";
import { ownMonths } from "./own-months.ts";
import { monthRequests } from "./month-requests.ts";
import { monthlyContracts } from "./monthly-contracts.ts";
import { unlockReasons } from "./unlock-reasons.ts";
import { unlocks } from "./unlocks.ts";
import { verifications } from "./verifications.ts";
import { proofs } from "./proofs.ts";
import { organizations } from "./organizations.ts";
import { payments } from "./payments.ts";
import { recomputation } from "./recomputation.ts";
import { overtimeDecisions } from "./overtime-decisions.ts";
import { parameters, securityRules } from "./parameters.ts";
import { readers } from "./readers.ts";
import { reads } from "./reads.ts";
import { releaseCalls } from "./releases.ts";
import { concurrentEmployment } from "./concurrent-employment.ts";
import { samples } from "./samples.ts";
import { payrollLayouts } from "./payroll-layouts.ts";
import { schedules } from "./schedules.ts";
import { personalData } from "./personal-data.ts";
import { search } from "./search.ts";
import { security, users } from "./security.ts";
import { sheets } from "./sheets.ts";
import { structures } from "./structures.ts";
import { userOrganizations } from "./user-organizations.ts";

/** Every call by area: for openapi.json and for the tests that walk them all. */
export const allCalls = {
  users,
  security,
  organizations,
  userOrganizations,
  dashboard,
  sheets,
  documentKinds,
  bodyMonths,
  structures,
  closures,
  collectiveActs,
  holidays,
  schedules,
  employees,
  contracts,
  contractYears,
  leaveBalances,
  leaveDocuments,
  leaves,
  leaveRequests,
  leaveFeeds,
  punchRules,
  findingRules,
  sicknessBenefits,
  overtimeDecisions,
  imports,
  attendanceFiles,
  attendances,
  live,
  notifications,
  listViews,
  locks,
  unlocks,
  monthlyContracts: { ...monthlyContracts, ...recomputation },
  verifications,
  personalData,
  search,
  apiLogs,
  versions: releaseCalls,
  loginLogs,
  maintenance,
  proofs,
  history,
  payments,
  payrollLayouts,
  parameters,
  securityRules,
  absenceReasons,
  unlockReasons,
  samples,
  concurrentEmployment,
  deputies,
  devices,
  readers,
  badges,
  documents,
  announcements,
  dailyReport,
  monthLink,
  ownMonths,
  links,
  monthRequests,
  disputes,
  mails,
  apiApps,
  ergani,
  reads,
} satisfies Record<string, Record<string, Call>>;

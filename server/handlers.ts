import type { allCalls } from "#api/all.ts";
import { absenceReasonHandlers } from "./features/absence-reasons/absence-reasons.handlers.ts";
import { apiAppHandlers } from "./features/api-apps/api-apps.handlers.ts";
import { attendanceFileHandlers } from "./features/attendance-files/attendance-files.handlers.ts";
import { attendanceHandlers } from "./features/attendance/attendance.handlers.ts";
import { dailyReportHandlers } from "./features/daily-report/daily-report.handlers.ts";
import { dashboardHandlers } from "./features/dashboard/dashboard.handlers.ts";
import { closureHandlers } from "./features/closures/closures.handlers.ts";
import { collectiveActHandlers } from "./features/collective-acts/collective-acts.handlers.ts";
import { deputyHandlers } from "./features/deputies/deputies.handlers.ts";
import { leaveBalanceHandlers } from "./features/leave-balances/leave-balances.handlers.ts";
import { sicknessBenefitHandlers } from "./features/sickness-benefits/sickness-benefits.handlers.ts";
import { leaveDocumentHandlers } from "./features/leave-documents/leave-documents.handlers.ts";
import { leaveFeedHandlers } from "./features/leave-feeds/leave-feeds.handlers.ts";
import { leaveRequestHandlers } from "./features/leave-requests/leave-requests.handlers.ts";
import { leaveHandlers } from "./features/leaves/leaves.handlers.ts";
import { yearOfContract } from "./features/contract-years/year-of-contract.ts";
import { contractHandlers } from "./features/contracts/contracts.handlers.ts";
import { linkHandlers } from "./features/links/links.handlers.ts";
import { announcementHandlers } from "./features/announcements/announcements.handlers.ts";
import { bodyMonthHandlers } from "./features/body-months/body-months.handlers.ts";
import { badgeHandlers } from "./features/badges/badges.handlers.ts";
import { deviceHandlers } from "./features/devices/devices.handlers.ts";
import { documentKindHandlers, unlockReasonHandlers } from "./catalogues/handlers.ts";
import { documentHandlers } from "./features/documents/documents.handlers.ts";
import { employeeHandlers } from "./features/employees/employees.handlers.ts";
import { erganiHandlers } from "./features/ergani/ergani.handlers.ts";
import { listViewHandlers } from "./features/list-views/list-views.handlers.ts";
import { liveHandlers } from "./features/live/live.handlers.ts";
import { changesAfter } from "./features/ledger/changes.ts";
import { exportMonthHistory, historyOf } from "./features/ledger/history.ts";
import { holidayHandlers } from "./features/holidays/holidays.handlers.ts";
import { importHandlers } from "./features/imports/imports.handlers.ts";
import { findingRuleHandlers } from "./features/finding-rules/finding-rules.handlers.ts";
import { punchRuleHandlers } from "./features/imports/punch-rules.handlers.ts";
import { loginLogListing } from "./features/logs/login-logs.queries.ts";
import { apiLogHandlers } from "./features/logs/logs.handlers.ts";
import { personalDataHandlers } from "./features/personal-data/personal-data.handlers.ts";
import { checkCode } from "./features/ledger/check-code.ts";
import { lockHandlers } from "./features/locks/locks.handlers.ts";
import { mailHandlers } from "./features/mail/mails.handlers.ts";
import { previewRecompute } from "./features/recomputation/preview-recompute.ts";
import { recomputeMonths } from "./features/recomputation/recompute-months.ts";
import { disputeHandlers } from "./features/month-requests/disputes.handlers.ts";
import {
  monthLinkHandlers,
  monthRequestHandlers,
  ownMonthHandlers,
} from "./features/month-requests/month-requests.handlers.ts";
import { monthlyContractHandlers } from "./features/monthly-contracts/monthly-contracts.handlers.ts";
import { notificationHandlers } from "./features/notifications/notifications.handlers.ts";
import { organizationHandlers } from "./features/organizations/organizations.handlers.ts";
import { paymentHandlers } from "./features/payments/payments.handlers.ts";
import {
  parameterHandlers,
  securityRuleHandlers,
} from "./features/parameters/parameters.handlers.ts";
import { readerHandlers } from "./features/readers/readers.handlers.ts";
import { readTogether } from "./features/reads/read-together.ts";
import { releaseHandlers } from "./features/releases/releases.handlers.ts";
import { overtimeDecisionHandlers } from "./features/overtime-decisions/overtime-decisions.handlers.ts";
import { payrollLayoutHandlers } from "./features/payments/payroll-layouts.handlers.ts";
import { scheduleHandlers } from "./features/schedules/schedules.handlers.ts";
import { find } from "./features/search/find.ts";
import { sheetListing } from "./features/sheets/owed-sheets.ts";
import { structureHandlers } from "./features/structures/structures.handlers.ts";
import { confirmationHandlers } from "./features/sign-in/confirmation.handlers.ts";
import { secondFactorHandlers } from "./features/sign-in/second-factors/second-factors.handlers.ts";
import { signInHandlers } from "./features/sign-in/sign-in.handlers.ts";
import { securityHandlers } from "./features/sign-in/taxis/taxis.handlers.ts";
import { accountHandlers } from "./features/users/account.handlers.ts";
import { unlockHandlers } from "./features/unlocks/unlocks.handlers.ts";
import { userOrganizationHandlers } from "./features/users/user-organizations.handlers.ts";
import { userRegisterHandlers } from "./features/users/register.handlers.ts";
import { concurrentEmploymentListing } from "./features/concurrent-employment/concurrent-employment.queries.ts";
import { sampleHandlers } from "./features/verification/samples.handlers.ts";
import { verificationHandlers } from "./features/verification/verification.handlers.ts";
import { volumeHandlers } from "./features/verification/volumes.handlers.ts";
import type { Volumes } from "./features/verification/keep-volumes.ts";
import type { Streams } from "./features/live/streams.ts";
import type { Taxis } from "./integrations/taxis/taxis.ts";
import type { ApiLog } from "./kernel/api-log.ts";
import type { Handlers } from "./kernel/bind.ts";
import type { Parts } from "./kernel/parts.ts";

/** What some handlers share with the application they run in. */
type Shared = { taxis: Taxis | null; apiLog: ApiLog; streams: Streams; volumes: Volumes };

/** The one list of features: the handlers of each call of each area. An area without handlers does not compile. */
export function handlersOf(
  parts: Parts,
  shared: Shared,
): {
  [A in keyof typeof allCalls]: Handlers<(typeof allCalls)[A]>;
} {
  return {
    users: {
      ...signInHandlers(shared.taxis),
      ...accountHandlers,
      ...secondFactorHandlers,
      ...confirmationHandlers,
      ...userRegisterHandlers,
    },
    security: securityHandlers(shared.taxis),
    organizations: organizationHandlers,
    userOrganizations: userOrganizationHandlers,
    dashboard: dashboardHandlers,
    sheets: sheetListing.calls,
    documentKinds: documentKindHandlers,
    bodyMonths: bodyMonthHandlers,
    structures: structureHandlers,
    closures: closureHandlers,
    collectiveActs: collectiveActHandlers,
    deputies: deputyHandlers,
    overtimeDecisions: overtimeDecisionHandlers,
    holidays: holidayHandlers,
    payrollLayouts: payrollLayoutHandlers,
    schedules: scheduleHandlers,
    employees: employeeHandlers,
    contracts: contractHandlers,
    contractYears: { getYear: yearOfContract },
    leaveBalances: leaveBalanceHandlers,
    leaveDocuments: leaveDocumentHandlers,
    leaves: leaveHandlers,
    leaveRequests: leaveRequestHandlers,
    leaveFeeds: leaveFeedHandlers,
    sicknessBenefits: sicknessBenefitHandlers,
    imports: importHandlers,
    attendanceFiles: attendanceFileHandlers,
    punchRules: punchRuleHandlers,
    findingRules: findingRuleHandlers,
    attendances: attendanceHandlers,
    live: liveHandlers(shared.streams),
    notifications: notificationHandlers,
    listViews: listViewHandlers,
    locks: lockHandlers,
    unlocks: unlockHandlers,
    monthlyContracts: { ...monthlyContractHandlers, previewRecompute, recompute: recomputeMonths },
    verifications: { ...verificationHandlers, ...volumeHandlers(shared.volumes) },
    personalData: personalDataHandlers,
    search: { find },
    apiLogs: apiLogHandlers(shared.apiLog),
    versions: releaseHandlers(parts.clientFloor),
    loginLogs: loginLogListing.calls,
    maintenance: { getState: (ctx) => parts.maintenance.on(ctx.today) },
    proofs: { checkCode },
    history: { exportMonth: exportMonthHistory, getAll: historyOf, getChanges: changesAfter },
    payments: paymentHandlers,
    parameters: parameterHandlers,
    securityRules: securityRuleHandlers,
    absenceReasons: absenceReasonHandlers,
    unlockReasons: unlockReasonHandlers,
    samples: sampleHandlers,
    concurrentEmployment: concurrentEmploymentListing.calls,
    devices: deviceHandlers,
    readers: readerHandlers,
    badges: badgeHandlers,
    documents: documentHandlers,
    announcements: announcementHandlers,
    dailyReport: dailyReportHandlers,
    monthLink: monthLinkHandlers,
    ownMonths: ownMonthHandlers,
    links: linkHandlers,
    monthRequests: monthRequestHandlers,
    disputes: disputeHandlers,
    mails: mailHandlers,
    apiApps: apiAppHandlers,
    ergani: erganiHandlers,
    reads: { getTogether: readTogether },
  };
}

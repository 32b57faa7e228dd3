import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyInstance } from "fastify";
import { v7 as uuid } from "uuid";
import { absenceReasons } from "#api/absence-reasons.ts";
import { announcements } from "#api/announcements.ts";
import { apiApps } from "#api/api-apps.ts";
import { attendances } from "#api/attendances.ts";
import { dailyReport } from "#api/daily-report.ts";
import { dashboard } from "#api/dashboard.ts";
import { closures } from "#api/closures.ts";
import { contractYears } from "#api/contract-years.ts";
import { leaveBalances } from "#api/leave-balances.ts";
import { leaveDocuments } from "#api/leave-documents.ts";
import { sicknessBenefits } from "#api/sickness-benefits.ts";
import { confirmation } from "#api/confirmation.ts";
import { contracts } from "#api/contracts.ts";
import { badges } from "#api/badges.ts";
import { bodyMonths } from "#api/body-months.ts";
import { devices } from "#api/devices.ts";
import { documentKinds } from "#api/document-kinds.ts";
import { documents } from "#api/documents.ts";
import { employees } from "#api/employees.ts";
import { ergani } from "#api/ergani.ts";
import { history } from "#api/history.ts";
import { holidays } from "#api/holidays.ts";
import { imports } from "#api/imports.ts";
import { apiLogs, loginLogs } from "#api/logs.ts";
import { maintenance } from "#api/maintenance.ts";
import { live } from "#api/live.ts";
import { locks } from "#api/locks.ts";
import { notifications } from "#api/notifications.ts";
import { mails } from "#api/mails.ts";
import { monthLink } from "#api/month-link.ts";
import { links } from "#api/links.ts";
import { disputes, monthRequests } from "#api/month-requests.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { recomputation } from "#api/recomputation.ts";
import { unlockReasons } from "#api/unlock-reasons.ts";
import { unlocks } from "#api/unlocks.ts";
import { readers } from "#api/readers.ts";
import { releaseCalls } from "#api/releases.ts";
import { samples } from "#api/samples.ts";
import { verifications } from "#api/verifications.ts";
import { organizations } from "#api/organizations.ts";
import { personalData } from "#api/personal-data.ts";
import { proofs } from "#api/proofs.ts";
import { payments } from "#api/payments.ts";
import { parameters, securityRules } from "#api/parameters.ts";
import { schedules } from "#api/schedules.ts";
import { search } from "#api/search.ts";
import { account } from "#api/account.ts";
import { secondFactors } from "#api/second-factors.ts";
import { security } from "#api/security.ts";
import { sheets } from "#api/sheets.ts";
import { signIn } from "#api/sign-in.ts";
import { structures } from "#api/structures.ts";
import { userOrganizations } from "#api/user-organizations.ts";
import { userRegister } from "#api/user-register.ts";
import { absenceReasonHandlers } from "./features/absence-reasons/absence-reasons.handlers.ts";
import { apiAppHandlers } from "./features/api-apps/api-apps.handlers.ts";
import { serveTokens } from "./features/api-apps/serve-token.ts";
import { attendanceHandlers } from "./features/attendance/attendance.handlers.ts";
import { dailyReportHandlers } from "./features/daily-report/daily-report.handlers.ts";
import { dashboardHandlers } from "./features/dashboard/dashboard.handlers.ts";
import { closureHandlers } from "./features/closures/closures.handlers.ts";
import { leaveBalanceHandlers } from "./features/leave-balances/leave-balances.handlers.ts";
import { sicknessBenefitHandlers } from "./features/sickness-benefits/sickness-benefits.handlers.ts";
import { leaveDocumentHandlers } from "./features/leave-documents/leave-documents.handlers.ts";
import { contractYearHandlers } from "./features/contract-years/contract-years.handlers.ts";
import { contractHandlers } from "./features/contracts/contracts.handlers.ts";
import { linkHandlers } from "./features/links/links.handlers.ts";
import { disputeHandlers, monthRequestHandlers } from "./features/disputes/disputes.handlers.ts";
import { monthLinkHandlers } from "./features/disputes/month-link.handlers.ts";
import { announcementHandlers } from "./features/announcements/announcements.handlers.ts";
import { bodyMonthHandlers } from "./features/body-months/body-months.handlers.ts";
import { badgeHandlers } from "./features/badges/badges.handlers.ts";
import { deviceHandlers } from "./features/devices/devices.handlers.ts";
import { documentKindHandlers } from "./features/document-kinds/document-kinds.handlers.ts";
import { documentHandlers } from "./features/documents/documents.handlers.ts";
import { employeeHandlers } from "./features/employees/employees.handlers.ts";
import { erganiHandlers } from "./features/ergani/ergani.handlers.ts";
import { keepStreams } from "./features/live/keep-streams.ts";
import { liveHandlers } from "./features/live/live.handlers.ts";
import { historyHandlers } from "./features/ledger/history.handlers.ts";
import { holidayHandlers } from "./features/holidays/holidays.handlers.ts";
import { importHandlers } from "./features/imports/imports.handlers.ts";
import { apiLogHandlers, loginLogHandlers } from "./features/logs/logs.handlers.ts";
import { maintenanceHandlers } from "./features/maintenance/maintenance.handlers.ts";
import { personalDataHandlers } from "./features/personal-data/personal-data.handlers.ts";
import { proofHandlers } from "./features/ledger/proofs.handlers.ts";
import { lockHandlers } from "./features/locks/locks.handlers.ts";
import { mailHandlers } from "./features/mail/mails.handlers.ts";
import { recomputationHandlers } from "./features/recomputation/recomputation.handlers.ts";
import { monthlyContractHandlers } from "./features/monthly-contracts/monthly-contracts.handlers.ts";
import { serveOpenApi } from "./features/openapi/serve-document.ts";
import { notificationHandlers } from "./features/notifications/notifications.handlers.ts";
import { organizationHandlers } from "./features/organizations/organizations.handlers.ts";
import { paymentHandlers } from "./features/payments/payments.handlers.ts";
import {
  parameterHandlers,
  securityRuleHandlers,
} from "./features/parameters/parameters.handlers.ts";
import { readerHandlers } from "./features/readers/readers.handlers.ts";
import { serveReaders } from "./features/readers/serve-readers.ts";
import { releaseHandlers } from "./features/releases/releases.handlers.ts";
import { scheduleHandlers } from "./features/schedules/schedules.handlers.ts";
import { searchHandlers } from "./features/search/search.handlers.ts";
import { sheetHandlers } from "./features/sheets/sheets.handlers.ts";
import { structureHandlers } from "./features/structures/structures.handlers.ts";
import { confirmationHandlers } from "./features/sign-in/confirmation.handlers.ts";
import { secondFactorHandlers } from "./features/sign-in/second-factors/second-factors.handlers.ts";
import { signInHandlers } from "./features/sign-in/sign-in.handlers.ts";
import { securityHandlers } from "./features/sign-in/taxis/taxis.handlers.ts";
import { accountHandlers } from "./features/users/account.handlers.ts";
import { unlockReasonHandlers } from "./features/unlock-reasons/unlock-reasons.handlers.ts";
import { unlockHandlers } from "./features/unlocks/unlocks.handlers.ts";
import { userOrganizationHandlers } from "./features/users/user-organizations.handlers.ts";
import { userRegisterHandlers } from "./features/users/register.handlers.ts";
import { sampleHandlers } from "./features/verification/samples.handlers.ts";
import { verificationHandlers } from "./features/verification/verification.handlers.ts";
import { taxisFor } from "./integrations/taxis/taxis-for.ts";
import { keepApiLog } from "./kernel/api-log.ts";
import { bind } from "./kernel/bind.ts";
import { answerOddRequests, answerUnparsed } from "./kernel/answer-unparsed.ts";
import { answerFaults } from "./kernel/answer-faults.ts";
import { contentPolicy, headersOf } from "./kernel/content-policy.ts";
import { limits } from "./kernel/limits.ts";
import { loggedError } from "./kernel/logged-error.ts";
import { loggedRequest } from "./kernel/logged-request.ts";
import type { Parts } from "./kernel/parts.ts";
import { streamedType } from "./kernel/received-file.ts";
import { readableUrl } from "./kernel/readable-url.ts";
import { serveIcons } from "./kernel/serve-icons.ts";
import { serveReady } from "./kernel/serve-ready.ts";
import { servePages } from "./kernel/serve-pages.ts";

/** The application from explicit parts; the one list of features. Listening is the caller's. */
export async function appOf(parts: Parts): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...limits,
    trustProxy: parts.config.trustedProxies.length > 0 && [...parts.config.trustedProxies],
    logger: {
      level: parts.config.logLevel,
      // An address that is rewritten is one that cannot be read.
      serializers: { req: loggedRequest, err: loggedError, originalUrl: () => "" },
    },
    genReqId: () => uuid(),
    rewriteUrl: (request) => readableUrl(request.url),
    clientErrorHandler: (error, socket) => answerUnparsed(app, error, socket),
  });
  app.addContentTypeParser(streamedType, (_request, body, done) => done(null, body));
  answerFaults(app);
  await app.register(helmet, headersOf(parts.config));
  contentPolicy(app);
  answerOddRequests(app);
  await app.register(compress, {
    global: true,
    encodings: ["br", "gzip"],
    threshold: 2048,
    brotliOptions: { params: { 1: 1 } },
  });
  await app.register(underPressure, {
    // A busy loop is no reason to refuse anybody; one that answers a second late is.
    maxEventLoopDelay: parts.config.shedsLoad ? 1000 : 0,
    exposeStatusRoute: "/health",
  });
  serveReady(app, parts.database);
  const apiLog = keepApiLog(app, parts);
  const taxis = await taxisFor(app, parts);
  bind(app, parts, signIn, signInHandlers(taxis));
  bind(app, parts, security, securityHandlers(taxis));
  bind(app, parts, account, accountHandlers);
  bind(app, parts, secondFactors, secondFactorHandlers);
  bind(app, parts, confirmation, confirmationHandlers);
  bind(app, parts, userRegister, userRegisterHandlers);
  bind(app, parts, userOrganizations, userOrganizationHandlers);
  bind(app, parts, organizations, organizationHandlers);
  bind(app, parts, structures, structureHandlers);
  bind(app, parts, closures, closureHandlers);
  bind(app, parts, holidays, holidayHandlers);
  bind(app, parts, schedules, scheduleHandlers);
  bind(app, parts, employees, employeeHandlers);
  bind(app, parts, contracts, contractHandlers);
  bind(app, parts, contractYears, contractYearHandlers);
  bind(app, parts, leaveBalances, leaveBalanceHandlers);
  bind(app, parts, leaveDocuments, leaveDocumentHandlers);
  bind(app, parts, sicknessBenefits, sicknessBenefitHandlers);
  bind(app, parts, imports, importHandlers);
  bind(app, parts, attendances, attendanceHandlers);
  bind(app, parts, live, liveHandlers(keepStreams(app, parts)));
  bind(app, parts, notifications, notificationHandlers);
  bind(app, parts, locks, lockHandlers);
  bind(app, parts, unlocks, unlockHandlers);
  bind(app, parts, dashboard, dashboardHandlers);
  bind(app, parts, sheets, sheetHandlers);
  bind(app, parts, bodyMonths, bodyMonthHandlers);
  bind(app, parts, monthlyContracts, monthlyContractHandlers);
  bind(app, parts, recomputation, recomputationHandlers);
  bind(app, parts, parameters, parameterHandlers);
  bind(app, parts, securityRules, securityRuleHandlers);
  bind(app, parts, absenceReasons, absenceReasonHandlers);
  bind(app, parts, unlockReasons, unlockReasonHandlers);
  bind(app, parts, verifications, verificationHandlers);
  bind(app, parts, search, searchHandlers);
  bind(app, parts, maintenance, maintenanceHandlers(parts.maintenance));
  serveIcons(app);
  bind(app, parts, apiLogs, apiLogHandlers(apiLog));
  bind(app, parts, loginLogs, loginLogHandlers);
  bind(app, parts, releaseCalls, releaseHandlers(parts.clientFloor));
  serveOpenApi(app);
  bind(app, parts, personalData, personalDataHandlers);
  bind(app, parts, proofs, proofHandlers);
  bind(app, parts, history, historyHandlers);
  bind(app, parts, payments, paymentHandlers);
  bind(app, parts, samples, sampleHandlers);
  bind(app, parts, documents, documentHandlers);
  bind(app, parts, documentKinds, documentKindHandlers);
  bind(app, parts, announcements, announcementHandlers);
  bind(app, parts, devices, deviceHandlers);
  bind(app, parts, readers, readerHandlers);
  await serveReaders(app, parts);
  bind(app, parts, badges, badgeHandlers);
  bind(app, parts, dailyReport, dailyReportHandlers);
  bind(app, parts, monthLink, monthLinkHandlers);
  bind(app, parts, monthRequests, monthRequestHandlers);
  bind(app, parts, disputes, disputeHandlers);
  bind(app, parts, links, linkHandlers);
  bind(app, parts, mails, mailHandlers);
  bind(app, parts, ergani, erganiHandlers);
  bind(app, parts, apiApps, apiAppHandlers);
  await serveTokens(app, parts);
  await servePages(app, parts.config);
  return app;
}

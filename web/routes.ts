import { index, layout, rootRoute, route } from "@tanstack/virtual-file-routes";

/** The route table of the specification, section 2. A line is added together with its page. */
export const routes = rootRoute("layouts/root.tsx", [
  layout("blank", "layouts/blank.tsx", [
    route("/login", "features/sign-in/login-page.tsx"),
    route("/maintenance", "features/maintenance/maintenance-page.tsx"),
    route("/login/taxis", "features/sign-in/taxis-page.tsx"),
    route("/privacy-policy", "features/legal/privacy-policy-page.tsx"),
    route("/docs", "features/api-docs/docs-page.tsx"),
    route("/accessibility", "features/legal/accessibility-page.tsx"),
    route("/daily-report/$token", "features/daily-report/daily-report-page.tsx"),
    route("/verify-attendances", "features/proof/check-sheet-page.tsx"),
  ]),
  layout("signed-in", "layouts/signed-in.tsx", [
    index("features/dashboard/dashboard-page.tsx"),
    route("/user", "features/account/user-page.tsx"),
    route("/attendances", "features/attendance/attendances-page.tsx"),
    route("/attendances/attendance-records/$id/$date", "features/attendance/day-sheet-page.tsx"),
    route("/attendances/unlocks", "features/unlocks/unlocks-page.tsx"),
    route("/structures", "features/structures/structures-page.tsx"),
    route("/structures/details/$id", "features/structures/structure-page.tsx"),
    route("/contracts", "features/contracts/contracts-page.tsx"),
    route("/contracts/details/$id", "features/contracts/contract-page.tsx"),
    route(
      "/contracts/attendance-records/$contractId",
      "features/contract-years/contract-year-page.tsx",
    ),
    route(
      "/organization-administration/organization-employees",
      "features/employees/employees-page.tsx",
    ),
    route(
      "/organization-administration/organization-documents",
      "features/documents/documents-page.tsx",
    ),
    route(
      "/system-administration/pending-documents",
      "features/documents/pending-documents-page.tsx",
    ),
    route("/announcements", "features/announcements/announcements-page.tsx"),
    route("/announcements/create", "features/announcements/create-announcement-page.tsx"),
    route("/announcements/edit/$id", "features/announcements/edit-announcement-page.tsx"),
    route("/announcements/details/$id", "features/announcements/announcement-page.tsx"),
    route("/organizations", "features/organizations/organizations-page.tsx"),
    route("/organizations/details/$id", "features/organizations/organization-page.tsx"),
    route("/user-organizations", "features/users/user-organizations-page.tsx"),
    route("/system-administration", "features/administration/system-administration-page.tsx"),
    route("/system-administration/logs", "features/logs/logs-page.tsx"),
    route("/system-administration/logs/api-logs", "features/logs/api-logs-page.tsx"),
    route("/system-administration/logs/login-logs", "features/logs/login-logs-page.tsx"),
    route("/system-administration/versions", "features/releases/versions-page.tsx"),
    route("/system-administration/outbox", "features/outbox/outbox-page.tsx"),
    route(
      "/system-administration/authenticate-apps",
      "features/api-apps/authenticate-apps-page.tsx",
    ),
    route("/system-administration/users", "features/users/users-page.tsx"),
    route(
      "/organization-administration",
      "features/administration/organization-administration-page.tsx",
    ),
    route("/organization-administration/vacations", "features/administration/vacations-page.tsx"),
    route(
      "/organization-administration/vacations/structure-vacations",
      "features/closures/structure-closures-page.tsx",
    ),
    route(
      "/organization-administration/vacations/organization-vacations",
      "features/closures/organization-closures-page.tsx",
    ),
    route("/system-administration/parameters", "features/administration/parameters-page.tsx"),
    route(
      "/system-administration/parameters/global-params",
      "features/parameters/global-params-page.tsx",
    ),
    route(
      "/system-administration/parameters/security-rules",
      "features/parameters/security-rules-page.tsx",
    ),
    route(
      "/system-administration/parameters/absence-reasons",
      "features/absence-reasons/absence-reasons-page.tsx",
    ),
    route(
      "/system-administration/parameters/unlock-reasons",
      "features/unlock-reasons/unlock-reasons-page.tsx",
    ),
    route("/system-administration/parameters/holidays", "features/holidays/holidays-page.tsx"),
    route("/system-administration/attendances", "features/locks/attendances-page.tsx"),
    route("/monthly-contracts", "features/monthly-contracts/monthly-contracts-page.tsx"),
    route("/monthly-contracts/recompute", "features/recomputation/recompute-page.tsx"),
    route("/payments", "features/payments/payments-page.tsx"),
    route("/payments/details/$id", "features/payments/payment-page.tsx"),
    route("/verifications", "features/verification/verifications-page.tsx"),
    route("/verifications/verify-attendances", "features/verification/verify-attendances-page.tsx"),
  ]),
]);

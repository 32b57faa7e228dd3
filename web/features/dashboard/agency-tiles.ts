import type { Agency, SystemState } from "#api/dashboard.ts";
import { agencyTexts as t } from "#texts/agency.ts";
import { dashboardTexts } from "#texts/dashboard.ts";
import { formatMonth } from "#web/ui/formats.ts";
import { type Tile, toneOf } from "./tile.ts";

/** The figures that wait on the agency over all bodies. */
export function agencyTiles(agency: Agency): Tile[] {
  const { month, sums, payments } = agency;
  const bodies = "/system-administration/bodies";
  return [
    {
      label: t.toApprove,
      value: sums.signed,
      note: t.signedIn(formatMonth(month)),
      tone: toneOf(sums.signed, "warning"),
      link: { to: bodies, search: { month, sort: "-signed" } },
    },
    {
      label: t.paymentsToApprove,
      value: payments.draft,
      note: t.paymentsToApproveNote,
      tone: toneOf(payments.draft, "warning"),
      link: { to: "/payments", search: { of: "all", state: "draft" } },
    },
    {
      label: t.paymentsToOrder,
      value: payments.approved,
      note: t.paymentsToOrderNote,
      tone: toneOf(payments.approved, "info"),
      link: { to: "/payments", search: { of: "all", state: "approved" } },
    },
    {
      label: t.paymentsToSubmit,
      value: payments.ordered,
      note: t.paymentsUnderWay(payments.submitted),
      tone: toneOf(payments.ordered, "warning"),
      link: { to: "/payments", search: { of: "all", state: "ordered" } },
    },
    {
      label: dashboardTexts.unlocks,
      value: agency.unlocksAsked,
      note: t.ofAllBodies,
      tone: toneOf(agency.unlocksAsked, "warning"),
      link: { to: "/attendances/unlocks", search: { state: "asked" } },
    },
    {
      label: dashboardTexts.documentsWaiting,
      value: agency.documentsWaiting,
      note: t.ofAllBodies,
      tone: toneOf(agency.documentsWaiting, "warning"),
      link: { to: "/system-administration/pending-documents" },
    },
    {
      label: dashboardTexts.documentsEnding,
      value: agency.documentsEnding,
      note: dashboardTexts.within30Days,
      tone: toneOf(agency.documentsEnding, "info"),
      link: {
        to: "/system-administration/pending-documents",
        search: { state: "approved", endingWithinDays: 30, sort: "expiresOn" },
      },
    },
    {
      label: t.sheetsToCheck,
      value: sums.sheetsToCheck,
      note: t.sheetsToCheckNote,
      tone: toneOf(sums.sheetsToCheck, "info"),
      link: { to: bodies, search: { month, sort: "-sheetsToCheck" } },
    },
  ];
}

/** The figures of the installation that should be nothing. */
export function systemTiles({ today, failedCalls, wrongSignIns, mails }: SystemState): Tile[] {
  const outbox = "/system-administration/outbox";
  return [
    {
      label: t.failedCalls,
      value: failedCalls,
      note: t.today,
      tone: toneOf(failedCalls, "bad"),
      link: {
        to: "/system-administration/logs/api-logs",
        search: { from: today, outcome: "failed" },
      },
    },
    {
      label: t.wrongSignIns,
      value: wrongSignIns,
      note: t.today,
      tone: wrongSignIns > 0 ? "info" : "good",
      link: {
        to: "/system-administration/logs/login-logs",
        search: { from: today, outcome: "wrong" },
      },
    },
    {
      label: t.mailsRefused,
      value: mails.isConnected || mails.refused > 0 ? mails.refused : null,
      note: mails.isConnected ? t.mailsLate(mails.late) : t.noMailServer,
      tone: toneOf(mails.refused, "bad", Number(mails.isConnected)),
      link: { to: outbox, search: { state: "refused" } },
    },
    {
      label: t.mailsWaiting,
      value: mails.waiting,
      note: mails.isConnected ? t.mailServer : t.noMailServer,
      tone: mails.waiting > 0 && !mails.isConnected ? "warning" : "neutral",
      link: { to: outbox, search: { state: "waiting" } },
    },
  ];
}

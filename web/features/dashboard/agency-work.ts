import type { WaitingMonth } from "#api/body-months.ts";
import type { Agency } from "#api/dashboard.ts";
import type { SystemState } from "#api/system-state.ts";
import { logCountedTo } from "#domain/logs.ts";
import { agencyTexts as t } from "#texts/agency.ts";
import { dashboardTexts } from "#texts/dashboard.ts";
import { formatInstant, formatMonth } from "#web/ui/formats.ts";
import type { Work } from "./work.ts";

/** The figures that wait on the agency over all bodies. */
export function agencyWork(agency: Agency): Work[] {
  const { sums, payments } = agency;
  return [
    ...[...agency.alsoWaiting, { ...sums, month: agency.month }].flatMap(monthsToSettle),
    {
      label: t.paymentsToApprove,
      value: payments.draft,
      note: t.paymentsToApproveNote,
      tone: "warning",
      link: { to: "/payments", search: { of: "all", state: "draft" } },
    },
    {
      label: t.paymentsToOrder,
      value: payments.approved,
      note: t.paymentsToOrderNote,
      tone: "info",
      link: { to: "/payments", search: { of: "all", state: "approved" } },
    },
    {
      label: t.paymentsToSubmit,
      value: payments.ordered,
      note: t.paymentsUnderWay(payments.submitted),
      tone: "warning",
      link: { to: "/payments", search: { of: "all", state: "ordered" } },
    },
    {
      label: dashboardTexts.unlocks,
      value: agency.unlocksAsked,
      note: t.ofAllBodies,
      tone: "warning",
      link: { to: "/attendances/unlocks", search: { state: "asked" } },
    },
    {
      label: dashboardTexts.documentsWaiting,
      value: agency.documentsWaiting,
      note: t.ofAllBodies,
      tone: "warning",
      link: { to: "/system-administration/pending-documents" },
    },
    {
      label: dashboardTexts.documentsEnding,
      value: agency.documentsEnding,
      note: dashboardTexts.within30Days,
      tone: "info",
      link: {
        to: "/system-administration/pending-documents",
        search: { state: "approved", endingWithinDays: 30, sort: "expiresOn" },
      },
    },
    {
      label: t.sheetsToCheck,
      value: sums.sheetsToCheck,
      note: t.sheetsToCheckNote,
      tone: "info",
      link: { to: "/system-administration/samples", search: { state: "open" } },
    },
  ];
}

/** A month of the calendar has a list of its own; the signers' own months are confirmed there one by one. */
function monthsToSettle({ month, signed, awaiting }: WaitingMonth): Work[] {
  const to = "/system-administration/bodies";
  return [
    {
      label: t.toApprove,
      value: signed,
      note: t.signedIn(formatMonth(month)),
      tone: "warning",
      link: { to, search: { month, sort: "-signed" } },
    },
    {
      label: t.toConfirm,
      value: awaiting,
      note: t.ofSignersIn(formatMonth(month)),
      tone: "warning",
      link: { to, search: { month, sort: "-awaiting" } },
    },
  ];
}

/** The figures of the installation that should be nothing. */
export function systemWork(state: SystemState): Work[] {
  const { today, failedCalls, wrongSignIns, mails, ledger } = state;
  const outbox = "/system-administration/outbox";
  return [
    ...sealingWork(ledger),
    {
      label: t.failedCalls,
      value: failedCalls,
      countedTo: logCountedTo,
      note: t.today,
      tone: "bad",
      link: {
        to: "/system-administration/logs/api-logs",
        search: { from: today, outcome: "failed" },
      },
    },
    {
      label: t.wrongSignIns,
      value: wrongSignIns,
      countedTo: logCountedTo,
      note: t.today,
      tone: "info",
      link: {
        to: "/system-administration/logs/login-logs",
        search: { from: today, outcome: "wrong" },
      },
    },
    {
      label: t.mailsRefused,
      value: mails.isConnected || mails.refused > 0 ? mails.refused : null,
      note: mails.isConnected ? t.mailsLate(mails.late) : t.noMailServer,
      tone: mails.isConnected || mails.refused > 0 ? "bad" : "neutral",
      link: { to: outbox, search: { state: "refused" } },
    },
    {
      label: t.mailsWaiting,
      value: mails.waiting,
      note: mails.isConnected ? t.mailServer : t.noMailServer,
      tone: mails.isConnected ? "neutral" : "warning",
      link: { to: outbox, search: { state: "waiting" } },
    },
  ];
}

/** The id of the panel that tells how far the ledger is sealed. */
export const sealingPlace = "sealing";

function sealingWork({ isOverdue, oldestUnsealedAt }: SystemState["ledger"]): Work[] {
  if (!isOverdue || oldestUnsealedAt === null) return [];
  const note = t.unsealedSince(formatInstant(oldestUnsealedAt));
  const link = { to: "/system-administration", hash: sealingPlace } as const;
  return [{ label: t.sealing, note, tone: "bad", link }];
}

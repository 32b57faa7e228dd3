import type { WaitingMonth } from "#api/body-months.ts";
import type { Agency } from "#api/dashboard.ts";
import { agencyTexts as t } from "#texts/agency.ts";
import { dashboardTexts } from "#texts/dashboard.ts";
import { formatMoney, formatMonth } from "#web/ui/formats.ts";
import type { Work } from "./work.ts";

/** The figures that wait on the agency across all bodies. */
export function agencyWork(agency: Agency): Work[] {
  const { sums, payments } = agency;
  return [
    ...[...agency.alsoWaiting, { ...sums, month: agency.month }].flatMap(monthsToSettle),
    ...refusedCredits(agency.owed.refused),
    ...monthsOwed(agency.owed.unpaid, t.bodiesToPay, t.bodiesToPayNote, "warning"),
    bodiesWithoutAccount(agency.owed.withoutAccount),
    ...monthsOwed(agency.owed.changed, t.bodiesWithChanges, t.bodiesWithChangesNote, "info"),
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

/** Refused credits are issued again from the page of their payment. */
function refusedCredits({ credits, amount, oldest }: Agency["owed"]["refused"]): Work[] {
  if (oldest === null) return [];
  const { organizationId, id, number } = oldest;
  return [
    {
      label: t.refusedCredits,
      value: credits,
      note: t.refusedCreditsNote(formatMoney(amount), number),
      tone: "bad",
      link: { to: "/payments/details/$id", params: { id }, search: { body: organizationId } },
    },
  ];
}

/** The account is entered in the data of the body. */
function bodiesWithoutAccount({ bodyCount, bodies }: Agency["owed"]["withoutAccount"]): Work {
  return {
    label: t.bodiesWithoutAccount,
    value: bodyCount,
    note: t.bodiesWithoutAccountNote(bodyCount, t.firstBodies(bodies, bodyCount)),
    tone: "info",
    link: { to: "/organizations" },
  };
}

/** Links to where payments of all bodies are made at once. */
function monthsOwed(
  { bodyCount, bodies, months, oldest }: Agency["owed"]["unpaid"],
  label: string,
  noteOf: typeof t.bodiesToPayNote,
  tone: Work["tone"],
): Work[] {
  if (oldest === null) return [];
  return [
    {
      label,
      value: bodyCount,
      note: noteOf(months, formatMonth(oldest), t.firstBodies(bodies, bodyCount)),
      tone,
      link: { to: "/payments", search: { of: "all" } },
    },
  ];
}

/** Each calendar month has a list of its own; the signers' own months are confirmed there one by one. */
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

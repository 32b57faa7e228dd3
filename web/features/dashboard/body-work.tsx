import type { Closing, Overview, UnfinishedMonth } from "#api/dashboard.ts";
import { addDays } from "#domain/calendar/day.ts";
import { type Act, mayAct, type Role, seesAllOrganizations } from "#domain/access.ts";
import { dashboardTexts as t } from "#texts/dashboard.ts";
import { placeTexts } from "#texts/shell.ts";
import { CheckAll } from "#web/features/monthly-contracts/public.ts";
import { formatMonth } from "#web/ui/formats.ts";
import { sheetsOfToday } from "./sheets-of-today.ts";
import type { Work } from "./work.ts";

/** The user who looks at a body's dashboard. */
type Viewer = { role: Role; organization: { description: string; fullAccess: boolean } };

/** The figures of a body that wait on someone, first those that only this user can settle. */
export function bodyWork(overview: Overview, { role, organization }: Viewer): Work[] {
  const { fullAccess, description } = organization;
  const right = fullAccess ? "full" : "read";
  const signs = mayAct(role, "month.sign", right);
  const records = mayAct(role, "attendance.record", right) && !seesAllOrganizations(role);
  const months = monthWork(overview, role, signs);
  return [
    ...(signs ? months : []),
    ...sheetWork(overview, records),
    ...disputeWork(overview, records),
    unlockWork(overview, signs, seesAllOrganizations(role) ? description : undefined),
    ...(signs ? [] : months),
    ...contractWork(overview, (act) => mayAct(role, act, right)),
    ...registryWork(overview),
  ];
}

function sheetWork(overview: Overview, records: boolean): Work[] {
  const { today, month, sheets, missingDays } = overview;
  return [
    ...(records ? sheetsOfToday(overview) : [todayTogether(overview)]),
    {
      label: t.openSheets,
      value: sheets.openBefore,
      note: t.openSheetsNote,
      tone: "warning",
      link: {
        to: "/attendances/sheets",
        search: { from: `${month}-01`, to: addDays(today, -1), state: "open" },
      },
    },
    ...(missingDays === null
      ? []
      : [
          {
            label: t.missingPunches,
            value: missingDays,
            note: t.missingPunchesNote,
            tone: "bad" as const,
            link: { to: "/monthly-contracts", search: { month } } as const,
          },
        ]),
  ];
}

/** Users who do not record the days see how many of today's sheets wait. */
function todayTogether({ today, sheets }: Overview): Work {
  return {
    label: t.sheetsToday,
    value: sheets.openToday,
    note: t.sheetsTodayOf(sheets.owedToday - sheets.openToday, sheets.owedToday),
    tone: "info",
    link: { to: "/attendances/sheets", search: { from: today, to: today, state: "open" } },
  };
}

/** A line per month, because each has a list of its own. */
function disputeWork({ disputes }: Overview, answers: boolean): Work[] {
  return disputes.map(({ month, open }) => ({
    label: t.openDisputes,
    value: open,
    note: formatMonth(month),
    tone: answers ? "warning" : "info",
    link: { to: "/verifications", search: { tab: "requests", month, state: "disputed" } },
  }));
}

/** A user who sees all bodies finds their requests in one list, and this body's by its name. */
function unlockWork({ unlocks }: Overview, decides: boolean, search: string | undefined): Work {
  return {
    label: t.unlocks,
    value: unlocks.asked,
    note: t.unlocksGranted(unlocks.granted),
    tone: decides ? "warning" : "info",
    link: { to: "/attendances/unlocks", search: { state: "asked", search } },
  };
}

/** Users who submit months need not know what waits for the signature. */
function monthWork({ closing, unfinished }: Overview, role: Role, signs: boolean): Work[] {
  if (closing === null) return [];
  const last = { ...closing, draft: closing.states.draft };
  const months = [...unfinished, last].flatMap((one) => stepsOf(one, role, signs));
  return [...months, doubtWork(closing)];
}

/** A line per month, because each has a list of its own. */
function stepsOf(
  { month, draft, structuresToSign }: UnfinishedMonth,
  role: Role,
  signs: boolean,
): Work[] {
  const note = formatMonth(month);
  const toSign: Work = {
    label: t.structuresToSign,
    value: structuresToSign,
    note,
    tone: signs ? "warning" : "info",
    link: { to: "/verifications/verify-attendances", search: { month } },
  };
  return [
    ...(role === "Employee" ? [] : [toSign]),
    {
      label: t.monthsToSubmit,
      value: draft,
      note,
      tone: "info",
      link: { to: "/monthly-contracts", search: { month } },
    },
  ];
}

/** Until every month is checked the number is unknown; what has been found so far is shown all the same. */
function doubtWork(closing: Closing): Work {
  const { month, contracts, errors, warnings, unchecked, uncheckedStructures } = closing;
  const doubts = errors + warnings;
  const found = { label: t.doubts, link: { to: "/monthly-contracts", search: { month } } } as const;
  if (contracts === 0 || unchecked === 0) {
    const tone = errors > 0 ? "bad" : "warning";
    return { ...found, value: doubts, note: t.doubtsOf(errors, warnings), tone };
  }
  const missing = unchecked === contracts ? t.unchecked : t.uncheckedOf(unchecked, contracts);
  return {
    ...found,
    value: null,
    note: doubts > 0 ? `${missing} · ${t.doubtsOf(errors, warnings)}` : missing,
    tone: errors > 0 ? "bad" : "warning",
    act: <CheckAll structureIds={uncheckedStructures} month={month} />,
  };
}

/** No day of a waiting contract can be recorded, whatever its state. */
function contractWork({ contractsWaiting }: Overview, may: (act: Act) => boolean): Work[] {
  const urges = {
    submitted: may("contract.approve"),
    rejected: may("contract.write"),
    draft: false,
  };
  return (["submitted", "rejected", "draft"] as const).map((state) => ({
    ...t.contractsWaiting[state],
    value: contractsWaiting[state],
    tone: urges[state] ? "warning" : "info",
    link: { to: "/contracts", search: { state } },
  }));
}

function registryWork({
  contractsEnding,
  documents,
  leaveDocuments,
  leaveRequests,
}: Overview): Work[] {
  const page = "/organization-administration/organization-documents";
  return [
    {
      label: placeTexts["/contracts/leave/requests"],
      value: leaveRequests,
      note: t.leaveRequestsNote,
      tone: "warning",
      link: { to: "/contracts/leave/requests" },
    },
    {
      label: t.leaveDocuments,
      value: leaveDocuments.due,
      note: t.leaveDocumentsNote(leaveDocuments.overdue),
      tone: leaveDocuments.overdue > 0 ? "warning" : "info",
      link: { to: "/contracts/leave/documents" },
    },
    {
      label: t.contractsEndingShort,
      value: contractsEnding.total,
      note: t.within30Days,
      tone: "info",
      link: { to: "/contracts", search: { endingWithinDays: 30, sort: "endDate" } },
    },
    ...(documents === null
      ? []
      : [
          {
            label: t.documentsEnding,
            value: documents.ending,
            note: t.within30Days,
            tone: "warning" as const,
            link: { to: page, search: { endingWithinDays: 30, sort: "expiresOn" } } as const,
          },
          {
            label: t.documentsWaiting,
            value: documents.waiting,
            note: t.documentsWaitingNote,
            tone: "info" as const,
            link: { to: page, search: { state: "uploaded" } } as const,
          },
        ]),
  ];
}

import type { Closing, Overview } from "#api/dashboard.ts";
import { addDays } from "#domain/calendar/day.ts";
import { mayAct, type Role, seesAllOrganizations } from "#domain/access.ts";
import { dashboardTexts as t } from "#texts/dashboard.ts";
import { leaveDocumentTexts } from "#texts/leave-documents.ts";
import { CheckAll } from "#web/features/monthly-contracts/public.ts";
import { formatMonth } from "#web/ui/formats.ts";
import { type Tile, toneOf } from "./tile.ts";

/** Who looks at a body's dashboard. */
export type Looker = { role: Role; organization: { description: string; fullAccess: boolean } };

/** The figures of a body that wait on someone, those that the looker alone can settle first. */
export function bodyTiles(overview: Overview, { role, organization }: Looker): Tile[] {
  const { fullAccess, description } = organization;
  const signs = mayAct(role, "month.sign", fullAccess ? "full" : "read");
  const months = monthTiles(overview, role, signs);
  return [
    ...(signs ? months : []),
    ...sheetTiles(overview),
    unlockTile(overview, signs, seesAllOrganizations(role) ? description : undefined),
    ...(signs ? [] : months),
    ...registryTiles(overview),
  ];
}

function sheetTiles({ today, month, sheets, missingDays }: Overview): Tile[] {
  return [
    {
      label: t.sheetsToday,
      value: sheets.openToday,
      note: t.sheetsTodayOf(sheets.owedToday - sheets.openToday, sheets.owedToday),
      tone: toneOf(sheets.openToday, "info", sheets.owedToday),
      link: { to: "/attendances/sheets", search: { from: today, to: today, state: "open" } },
    },
    {
      label: t.openSheets,
      value: sheets.openBefore,
      note: sheets.owedBefore > 0 ? t.openSheetsNote : t.noSheetsYet,
      tone: toneOf(sheets.openBefore, "warning", sheets.owedBefore),
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
            tone: toneOf(missingDays, "bad"),
            link: { to: "/monthly-contracts", search: { month } } as const,
          },
        ]),
  ];
}

/** Who sees all bodies finds their requests in one list, and this body's by its name. */
function unlockTile({ unlocks }: Overview, decides: boolean, search: string | undefined): Tile {
  return {
    label: t.unlocks,
    value: unlocks.asked,
    note: t.unlocksGranted(unlocks.granted),
    tone: unlocks.asked === 0 ? "neutral" : decides ? "warning" : "info",
    link: { to: "/attendances/unlocks", search: { state: "asked", search } },
  };
}

/** Whoever hands months in need not know what waits for the signature. */
function monthTiles({ closing }: Overview, role: Role, signs: boolean): Tile[] {
  if (closing === null) return [];
  const { month, states } = closing;
  const note = formatMonth(month);
  const toSign: Tile = {
    label: t.structuresToSign,
    value: closing.structuresToSign,
    note,
    tone: closing.structuresToSign === 0 ? "neutral" : signs ? "warning" : "info",
    link: { to: "/verifications/verify-attendances", search: { month } },
  };
  return [
    ...(role === "Employee" ? [] : [toSign]),
    {
      label: t.monthsToSubmit,
      value: states.draft,
      note: closing.contracts > 0 ? note : t.noMonths(note),
      tone: toneOf(states.draft, "info", closing.contracts),
      link: { to: "/monthly-contracts", search: { month } },
    },
    doubtTile(closing),
  ];
}

/** Without the check of every month it is not known how many there are; what is found so far is told all the same. */
function doubtTile(closing: Closing): Tile {
  const { month, contracts, errors, warnings, unchecked, uncheckedStructures } = closing;
  const doubts = errors + warnings;
  const found = { label: t.doubts, link: { to: "/monthly-contracts", search: { month } } } as const;
  if (contracts === 0)
    return { ...found, value: null, note: t.noMonths(formatMonth(month)), tone: "neutral" };
  if (unchecked === 0) {
    const tone = errors > 0 ? "bad" : toneOf(doubts, "warning");
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

function registryTiles({ contractsEnding, documents, leaveDocuments }: Overview): Tile[] {
  const page = "/organization-administration/organization-documents";
  return [
    {
      label: leaveDocumentTexts.tile,
      value: leaveDocuments.due,
      note: leaveDocumentTexts.tileNote(leaveDocuments.overdue),
      tone: leaveDocuments.overdue > 0 ? "warning" : toneOf(leaveDocuments.due, "info"),
      link: { to: "/contracts/leave/documents" },
    },
    {
      label: t.contractsEndingShort,
      value: contractsEnding.total,
      note: t.within30Days,
      tone: toneOf(contractsEnding.total, "info"),
      link: { to: "/contracts", search: { endingWithinDays: 30, sort: "endDate" } },
    },
    ...(documents === null
      ? []
      : [
          {
            label: t.documentsEnding,
            value: documents.ending,
            note: t.within30Days,
            tone: toneOf(documents.ending, "warning"),
            link: { to: page, search: { endingWithinDays: 30, sort: "expiresOn" } } as const,
          },
          {
            label: t.documentsWaiting,
            value: documents.waiting,
            note: t.documentsWaitingNote,
            tone: toneOf(documents.waiting, "info"),
            link: { to: page, search: { state: "uploaded" } } as const,
          },
        ]),
  ];
}

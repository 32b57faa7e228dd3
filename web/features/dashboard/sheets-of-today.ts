import type { Overview, StructureToday } from "#api/dashboard.ts";
import { dashboardTexts as t } from "#texts/dashboard.ts";
import type { Work } from "./work.ts";

const mostNamed = 8;

/** The sheets of today that are not submitted yet: a line each, with who is missing; those beyond the first few together. */
export function sheetsOfToday({ today, structures, sheets }: Overview): Work[] {
  const open = structures.filter(({ stateToday }) => stateToday === "open").slice(0, mostNamed);
  const more = sheets.openToday - open.length;
  return [
    ...open.map((structure) => sheetOf(structure, today)),
    {
      label: t.moreSheets,
      value: more,
      note: t.sheetsTodayOf(sheets.owedToday - sheets.openToday, sheets.owedToday),
      tone: "info",
      link: { to: "/attendances/sheets", search: { from: today, to: today, state: "open" } },
    },
  ];
}

function sheetOf(structure: StructureToday, date: string): Work {
  const { id, title, expected, waiting, waitingNames } = structure;
  const missing =
    waiting === 0 ? t.nobodyWaits : t.waiting(waitingNames, waiting - waitingNames.length);
  return {
    label: title,
    note: `${t.today} · ${t.recordedOf(expected - waiting, expected)} · ${missing}`,
    tone: "info",
    link: { to: "/attendances/attendance-records/$id/$date", params: { id, date } },
  };
}

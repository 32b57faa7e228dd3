import type { HolidayYear, holidays } from "#api/holidays.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { type ExportColumn, shortList } from "#server/integrations/files/exported-list.ts";
import { holidayTexts as t, placeInWords } from "#texts/holidays.ts";
import { holidayYear } from "./holiday-year.ts";

type Rule = HolidayYear["rules"][number];
type Local = HolidayYear["locals"][number];

const columns: readonly ExportColumn<Rule | Local>[] = [
  { header: t.holiday, width: 40, kind: "text", value: (item) => item.title },
  { header: t.day, width: 14, kind: "day", value: keptOn },
  { header: t.kind, width: 16, kind: "text", value: (item) => t.kinds[kindOf(item)] },
  { header: t.rule, width: 28, kind: "text", value: (item) => placeInWords(item.on) },
  { header: t.appliesTo, width: 40, kind: "text", value: whoseIs },
  { header: t.source, width: 50, kind: "text", value: sourceOf },
];

/** The holidays of a year, those of all and the feasts of the bodies, as a file. */
export const exportYear: Handler<typeof holidays.exportYear> = async (ctx, { format, year }) => {
  const { rules, locals } = await holidayYear(ctx, year);
  return shortList({ title: `${t.title} ${year}`, format, columns }, [...rules, ...locals]);
};

const isLocal = (item: Rule | Local): item is Local => "organization" in item;

/** Empty where the holiday is not in force, or was dropped for the year. */
function keptOn(item: Rule | Local): string | null {
  return isLocal(item) || item.move === null || item.day === null ? item.day : item.move.movedTo;
}

function kindOf(item: Rule | Local): Rule["kind"] {
  return isLocal(item) ? "full" : item.kind;
}

function whoseIs(item: Rule | Local): string {
  return isLocal(item) ? item.organization : t.applies[item.appliesTo];
}

function sourceOf(item: Rule | Local): string {
  return isLocal(item) || item.move === null ? item.source : item.move.source;
}

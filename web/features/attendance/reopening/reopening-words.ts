import { reopeningTexts as t } from "#texts/reopening-months.ts";
import { monthStateTexts } from "#texts/month-states.ts";
import { formatInstant } from "#web/ui/formats.ts";
import type { ReopeningMonth, ClosedMonthAct } from "./months-of-sheet.ts";

const mostNames = 4;

/** The text beside the name of a person whose month reopens. */
export function markOf({ state }: ClosedMonthAct): string {
  return t.mark(monthStateTexts[state]);
}

/** Months by the act that closed them: what it was, by whom and when, and whose they are. */
export function actsWithNames(months: readonly ReopeningMonth[]): { act: string; names: string }[] {
  const groups = Map.groupBy(months, ({ state, since, by }) =>
    t.act(monthStateTexts[state], by ?? "", since === null ? "" : formatInstant(since)),
  );
  return [...groups].map(([act, alike]) => {
    const names = alike.map(({ name }) => name);
    const listedNames = names.length > mostNames + 1 ? names.slice(0, mostNames) : names;
    return { act, names: t.names(listedNames, names.length - listedNames.length) };
  });
}

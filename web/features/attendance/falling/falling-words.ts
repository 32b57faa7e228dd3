import { fallingTexts as t } from "#texts/falling-months.ts";
import { monthStateTexts } from "#texts/monthly-contracts.ts";
import { formatInstant } from "#web/ui/formats.ts";
import type { FallingMonth, HandedIn } from "./months-of-sheet.ts";

const mostNames = 4;

/** What is said beside the name of one whose month falls. */
export function markOf({ state }: HandedIn): string {
  return t.mark(stateOf(state));
}

/** Months by the act that handed them in: what it was, by whom and when, and whose they are. */
export function actsWithNames(months: readonly FallingMonth[]): { act: string; names: string }[] {
  const groups = Map.groupBy(months, ({ state, since, by }) =>
    t.act(stateOf(state), by ?? "", since === null ? "" : formatInstant(since)),
  );
  return [...groups].map(([act, alike]) => {
    const names = alike.map(({ name }) => name);
    const shown = names.length > mostNames + 1 ? names.slice(0, mostNames) : names;
    return { act, names: t.names(shown, names.length - shown.length) };
  });
}

function stateOf(state: string): string {
  return Object.entries(monthStateTexts).find(([name]) => name === state)?.[1] ?? state;
}

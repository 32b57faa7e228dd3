import { AskUnlock } from "#web/features/unlocks/public.ts";
import { spotAt } from "../model/editor-state.ts";
import type { Grid } from "./use-grid.ts";

/** If the active day is locked: the button to request that it be unlocked, with its person preselected. */
export function AskForCell({ grid }: { grid: Grid }) {
  const { sheet, rules, state } = grid;
  const spot = spotAt(state, state.selection.active);
  const lock = spot && rules.lockAt(spot);
  const day = spot ? sheet.days[spot.day - 1] : undefined;
  if (!spot || day === undefined || (lock !== "day-locked" && lock !== "month-signed")) return null;
  const people = state.order.flatMap((id) => {
    const contract = sheet.contracts.get(id);
    return contract ? [{ id, name: contract.name }] : [];
  });
  const { contractId } = spot;
  return (
    <AskUnlock
      key={`${contractId} ${day}`}
      structure={sheet.structure}
      day={day}
      people={people}
      contractId={contractId}
    />
  );
}

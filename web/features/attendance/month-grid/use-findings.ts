import { useMemo, useState } from "react";
import type { FindingLevel } from "#domain/attendance/types.ts";
import type { LeaveAccount } from "#domain/leave/account.ts";
import type { LeaveOf } from "../use-leave.ts";
import { noDrafts } from "../model/drafts.ts";
import { pieceAtLeisure } from "#web/ui/later.tsx";
import { byWeight, levelsOf, type SheetFinding } from "./model/live-findings.ts";
import { rowViewsOf, type RowView } from "./model/row-view.ts";
import type { Grid } from "./use-grid.ts";

/** The findings of the sheet as it stands with what is typed: all of them, null while not known, and the gravest of each cell. */
export type LiveFindings = {
  all: readonly SheetFinding[] | null;
  levels: ReadonlyMap<string, ReadonlyMap<number, FindingLevel>>;
};

type Levels = ReadonlyMap<number, FindingLevel>;

/** The rules themselves: the sheet shows itself without them, and they are there before anybody has typed. */
const useRules = pieceAtLeisure(() => import("./model/row-findings.ts"));

/** Findings of the server, brought up to date for the contracts that are being edited; `told` is undefined until they come. */
export function useFindings(
  grid: Grid,
  told: readonly SheetFinding[] | undefined,
  leaveOf: LeaveOf,
): LiveFindings {
  const { sheet, state, viewOf } = grid;
  const said = told ?? none;
  const saidOf = useMemo(() => Map.groupBy(said, (one) => one.contractId ?? ""), [said]);
  const storedLevels = useMemo(
    () => new Map([...saidOf].map(([id, findings]) => [id, levelsOf(findings)])),
    [saidOf],
  );
  const storedViews = useMemo(() => rowViewsOf(sheet), [sheet]);
  const [editedOf] = useState(editedKeeper);
  const rules = useRules();
  return useMemo(() => {
    if (state.drafts.size === 0) return { all: told ?? null, levels: storedLevels };
    if (rules === null) return { all: null, levels: storedLevels };
    const levels = new Map<string, Levels>(storedLevels);
    const all = said.filter((one) => !state.drafts.has(one.contractId ?? ""));
    for (const contractId of state.drafts.keys()) {
      const contract = sheet.contracts.get(contractId);
      if (!contract) continue;
      const given = saidOf.get(contractId) ?? none;
      const leave = leaveOf(contractId);
      const edited = editedOf(contractId, viewOf(contractId), given, leave, (view) => {
        const stored = storedViews({ ...state, drafts: noDrafts }, contractId);
        const before = rules.findingsOfRow(sheet, contract, stored, leave);
        const now = rules.findingsOfRow(sheet, contract, view, leave);
        return rules.editedFindings(given, before, now);
      });
      levels.set(contractId, edited.levels);
      all.push(...edited.findings);
    }
    return { all: told ? all.toSorted(byWeight) : null, levels };
  }, [
    sheet,
    state,
    told,
    said,
    saidOf,
    storedLevels,
    storedViews,
    viewOf,
    editedOf,
    leaveOf,
    rules,
  ]);
}

const none: readonly SheetFinding[] = [];

type Edited = {
  view: RowView;
  said: readonly SheetFinding[];
  leave: readonly LeaveAccount[];
  findings: SheetFinding[];
  levels: Levels;
};

/** Reckons a contract again only when its row or what the server has told of it has changed. */
function editedKeeper() {
  const known = new Map<string, Edited>();
  return (
    contractId: string,
    view: RowView,
    said: readonly SheetFinding[],
    leave: readonly LeaveAccount[],
    reckon: (view: RowView) => SheetFinding[],
  ): Edited => {
    const last = known.get(contractId);
    if (last && last.view === view && last.said === said && last.leave === leave) return last;
    const findings = reckon(view);
    const edited = { view, said, leave, findings, levels: levelsOf(findings) };
    known.set(contractId, edited);
    return edited;
  };
}

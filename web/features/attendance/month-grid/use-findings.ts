import { useMemo, useState } from "react";
import type { FindingLevel } from "#domain/attendance/types.ts";
import type { LeaveAccount } from "#domain/leave/account.ts";
import type { LeaveOf } from "../use-leave.ts";
import type { OvertimeOf, PersonOvertime } from "../use-overtime.ts";
import { noDrafts } from "../model/drafts.ts";
import { pieceAtLeisure } from "#web/ui/later.tsx";
import { byWeight, levelsOf, type SheetFinding } from "./model/live-findings.ts";
import { rowViewsOf, type RowView } from "./model/row-view.ts";
import type { Grid } from "./use-grid.ts";

/** The findings of the sheet including its drafts: all of them, null while not known, and the most serious of each cell. */
export type LiveFindings = {
  all: readonly SheetFinding[] | null;
  levels: ReadonlyMap<string, ReadonlyMap<number, FindingLevel>>;
};

type Levels = ReadonlyMap<number, FindingLevel>;

/** The rules themselves: the sheet renders without them, and they are loaded before anyone has typed. */
const useRules = pieceAtLeisure(() => import("./model/row-findings.ts"));

/** Findings of the server, updated for the contracts that are being edited; `loadedFindings` is undefined until they have loaded. */
export function useFindings(
  grid: Grid,
  loadedFindings: readonly SheetFinding[] | undefined,
  leaveOf: LeaveOf,
  overtimeOf: OvertimeOf,
): LiveFindings {
  const { sheet, state, viewOf } = grid;
  const serverFindings = loadedFindings ?? none;
  const serverFindingsOf = useMemo(
    () => Map.groupBy(serverFindings, (one) => one.contractId ?? ""),
    [serverFindings],
  );
  const storedLevels = useMemo(
    () => new Map([...serverFindingsOf].map(([id, findings]) => [id, levelsOf(findings)])),
    [serverFindingsOf],
  );
  const storedViews = useMemo(() => rowViewsOf(sheet), [sheet]);
  const [editedOf] = useState(editedKeeper);
  const rules = useRules();
  return useMemo(() => {
    if (state.drafts.size === 0) return { all: loadedFindings ?? null, levels: storedLevels };
    if (rules === null) return { all: null, levels: storedLevels };
    const levels = new Map<string, Levels>(storedLevels);
    const storedViewOf = (id: string) => storedViews({ ...state, drafts: noDrafts }, id);
    const touched = withOthersOfPerson(state.drafts.keys(), overtimeOf);
    const all = serverFindings.filter((one) => !touched.has(one.contractId ?? ""));
    for (const contractId of touched) {
      const contract = sheet.contracts.get(contractId);
      if (!contract) continue;
      const given = serverFindingsOf.get(contractId) ?? none;
      const leave = leaveOf(contractId);
      const overtime = overtimeOf(contractId);
      const basis = { serverFindings: given, leave, overtime };
      const views = [contractId, ...(overtime?.contractIds ?? [])].map(viewOf);
      const edited = editedOf(contractId, views, basis, () => {
        const found = (of: (id: string) => RowView) => {
          const ofPerson = rules.overtimeOfRow(sheet, overtime, contractId, of);
          return rules.findingsOfRow(sheet, contract, of(contractId), leave, ofPerson);
        };
        return rules.editedFindings(given, found(storedViewOf), found(viewOf));
      });
      levels.set(contractId, edited.levels);
      all.push(...edited.findings);
    }
    return { all: loadedFindings ? all.toSorted(byWeight) : null, levels };
  }, [
    sheet,
    state,
    loadedFindings,
    serverFindings,
    serverFindingsOf,
    storedLevels,
    storedViews,
    viewOf,
    editedOf,
    leaveOf,
    overtimeOf,
    rules,
  ]);
}

const none: readonly SheetFinding[] = [];

/** What the findings of an edited contract depend on in addition to its row. */
type Basis = {
  serverFindings: readonly SheetFinding[];
  leave: readonly LeaveAccount[];
  overtime: PersonOvertime | undefined;
};

type Edited = Basis & { views: readonly RowView[]; findings: SheetFinding[]; levels: Levels };

/** The contracts, and those under which the same people use up the same overtime decisions. */
function withOthersOfPerson(contractIds: Iterable<string>, overtimeOf: OvertimeOf): Set<string> {
  return new Set([...contractIds].flatMap((id) => [id, ...(overtimeOf(id)?.contractIds ?? [])]));
}

/** Recomputes a contract only when a row of its person or the server's data about it has changed. */
function editedKeeper() {
  const known = new Map<string, Edited>();
  return (
    contractId: string,
    views: readonly RowView[],
    basis: Basis,
    reckon: () => SheetFinding[],
  ): Edited => {
    const last = known.get(contractId);
    const { serverFindings, leave, overtime } = basis;
    const isSame =
      last?.serverFindings === serverFindings && last.leave === leave && last.overtime === overtime;
    if (isSame && views.every((view, at) => view === last.views[at])) return last;
    const findings = reckon();
    const edited = { ...basis, views, findings, levels: levelsOf(findings) };
    known.set(contractId, edited);
    return edited;
  };
}

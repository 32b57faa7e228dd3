import { useLayoutEffect, useMemo } from "react";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { attendances } from "#api/attendances.ts";
import { leaveBalances } from "#api/leave-balances.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useKeys } from "#web/ui/use-keydown.ts";
import { acts } from "../model/acts.ts";
import { draftAt, type Spot } from "../model/drafts.ts";
import { initialState } from "../model/editor-state.ts";
import { useConfirmedSaving } from "../saving/use-confirmed-saving.ts";
import { useOutside } from "../saving/use-outside.ts";
import { useLeave } from "../use-leave.ts";
import { useOvertime } from "../use-overtime.ts";
import { activeWordsOf } from "./active-words.ts";
import { rowViewsOf } from "./model/row-view.ts";
import type { GridSheet } from "./model/sheet.ts";
import { useDaySheets } from "./use-day-sheets.ts";
import { useEntryOf } from "./use-entry-of.ts";
import { contractsToShow, type Filter } from "./contracts-to-show.ts";
import { useDisputes } from "./use-disputes.ts";
import { useFindings } from "./use-findings.ts";
import { useGrid } from "./use-grid.ts";
import { useOthersChanges } from "./use-others-changes.ts";
import { useRange } from "./use-range.ts";

/** The editor of a structure's month: its grid, the findings and other people's changes, and its saving. */
export function useMonthEditor(sheet: GridSheet, filter: Filter) {
  const organizationId = useOrganization().id;
  const { structure, month } = sheet;
  const structureId = structure.id;
  const first = sheet.days[0] ?? sheet.today;
  const order = useOrder(sheet, filter);
  const grid = useGrid(sheet, order, filter.onlyDue);
  const { state, rules, act } = grid;
  const reopening = [...sheet.reopening.values()];
  const drafted = reopening.filter(({ contractId }) => state.drafts.has(contractId));
  const place = { ...savingOfMonth, organizationId, structureId, period: month, first };
  const saving = useConfirmedSaving(place, state.drafts, drafted, act);
  const found = useSideAnswer(monthlyContracts.getFindings, { organizationId, structureId, month });
  const leaveOf = useLeave(structureId, first);
  const overtimeOf = useOvertime(structureId, first);
  const findings = useFindings(grid, found.data?.findings, leaveOf, overtimeOf);
  const disputed = useDisputes({ organizationId, structureId, month });
  const fresh = useOthersChanges(organizationId, grid);
  const levels = useMemo(() => disputed.marked(findings.levels), [disputed, findings.levels]);
  const range = useRange(grid, leaveOf);
  const outside = useOutside(state.drafts, (day) => day > state.days);
  const { jot } = saving;
  useKeys({ "mod+KeyS": () => saving.save() }, { inFields: true });
  const isTyping = state.editing !== null || range.isAsked;
  // What was typed is a draft by now, or was discarded.
  useLayoutEffect(() => {
    if (!isTyping) jot(null);
  }, [isTyping, jot]);
  return {
    grid,
    reopening,
    saving,
    /** The query of the findings, and all of them; null while not known. */
    found,
    findings: findings.all,
    /** Findings and disputes by contract and day, for the marks on the cells. */
    levels,
    /** Days that someone else has just saved, by contract. */
    fresh,
    range,
    outside,
    entryOf: useEntryOf(grid, leaveOf),
    sheets: useDaySheets(structureId),
    /** A text is being typed for a day and not entered yet: it is kept as a separate draft, unless it equals what is stored. */
    onTyping: (spot: Spot, text: string) =>
      jot([spot, draftAt(acts.enterAt(spot, text)(state, rules).drafts, spot) ?? null]),
    /** The description of the active cell. */
    words: disputed.withDispute(activeWordsOf(grid), grid),
  };
}

/** The month as it is edited: what is stored, what was typed and the acts on it. */
export type MonthEditor = ReturnType<typeof useMonthEditor>;

type OfGrid = "grid" | "levels" | "fresh" | "words" | "entryOf" | "onTyping" | "sheets";

/** The part of it that the grid needs. */
export type GridEditor = Pick<MonthEditor, OfGrid> & {
  saving: Pick<MonthEditor["saving"], "save">;
  range: Pick<MonthEditor["range"], "ask" | "rangeAt">;
};

/** The contracts that match the filter. Due days are judged by what is stored, so that no row disappears while it is being edited. */
function useOrder(sheet: GridSheet, { search, onlyDue }: Filter): readonly string[] {
  return useMemo(() => {
    const views = rowViewsOf(sheet);
    const stored = initialState({ order: [], days: sheet.days.length, totals: 0 });
    return contractsToShow(sheet, { search, onlyDue }, (id) => views(stored, id).dueDays);
  }, [sheet, search, onlyDue]);
}

/** The calls that saving makes stale besides the grid, and the call of the sheet itself. */
const savingOfMonth = {
  changes: [monthlyContracts.getFindings, attendances.getDaySheet, leaveBalances.getOfSheet],
  sheet: attendances.getMonthSheet,
};

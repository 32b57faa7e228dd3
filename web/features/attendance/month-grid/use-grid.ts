import { useCallback, useMemo } from "react";
import { acts, type Act } from "../model/acts.ts";
import { initialState, type EditorState } from "../model/editor-state.ts";
import { rowViewsOf, type RowView } from "./model/row-view.ts";
import type { SheetRules } from "../model/rules.ts";
import { rulesOf } from "./model/sheet-rules.ts";
import { useEditor } from "../use-editor.ts";
import type { GridSheet } from "./model/sheet.ts";

/** The number of total columns after the days. */
const totalColumns = 4;

/** The grid's state with its sheet, rules and views. */
export type Grid = {
  sheet: GridSheet;
  rules: SheetRules;
  state: EditorState;
  act: (act: Act) => void;
  viewOf: (contractId: string) => RowView;
};

/**
 * The state of one sheet's grid, showing the contracts of `order`. It opens at its first person: at their first due day
 * if only people with such days are shown, else at today. Give the calling component the sheet's structure and month as
 * its key.
 */
export function useGrid(
  sheet: GridSheet,
  order: readonly string[] = sheet.order,
  onlyDue: boolean = false,
): Grid {
  const rules = useMemo(() => rulesOf(sheet), [sheet]);
  const views = useMemo(() => rowViewsOf(sheet), [sheet]);
  const [editorState, act] = useEditor(rules, () => {
    const { days, today } = sheet;
    const shape = { order, days: days.length, totals: totalColumns };
    const first = views(initialState(shape), order[0] ?? "").days;
    const due = onlyDue ? first.findIndex((day) => day.isDue) : -1;
    return initialState(shape, Math.max(0, due === -1 ? days.indexOf(today) : due));
  });
  const state = useMemo(
    () => (editorState.order === order ? editorState : acts.show(order)(editorState, rules)),
    [editorState, order, rules],
  );
  if (editorState.order !== order) act(acts.show(order));
  const viewOf = useCallback((contractId: string) => views(state, contractId), [views, state]);
  return useMemo(() => ({ sheet, rules, state, act, viewOf }), [sheet, rules, state, act, viewOf]);
}

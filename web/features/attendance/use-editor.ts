import { useReducer, type Dispatch } from "react";
import type { Act } from "./model/acts.ts";
import type { EditorState } from "./model/editor-state.ts";
import type { SheetRules } from "./model/rules.ts";

/** The edit state of a month's or a day's sheet, under its present rules. `begin` is called once. */
export function useEditor(
  rules: SheetRules,
  begin: () => EditorState,
): [EditorState, Dispatch<Act>] {
  return useReducer((before: EditorState, act: Act) => act(before, rules), undefined, begin);
}

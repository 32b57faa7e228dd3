import { useReducer, type Dispatch } from "react";
import type { Act } from "./model/acts.ts";
import type { EditorState } from "./model/editor-state.ts";
import type { SheetRules } from "./model/rules.ts";

/** What is edited of a sheet, of a month or of a day, under its present rules. `begin` is asked once. */
export function useEditor(
  rules: SheetRules,
  begin: () => EditorState,
): [EditorState, Dispatch<Act>] {
  return useReducer((before: EditorState, act: Act) => act(before, rules), undefined, begin);
}

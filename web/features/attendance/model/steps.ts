import { draftAt, draftOf, editedDraft, withDrafts } from "./drafts.ts";
import type { Draft, DayContent, Spot } from "./drafts.ts";
import { contentOfDay, storedAt, type EditorState } from "./editor-state.ts";
import { redoStep, recorded, undoStep, type CellChange, type Step } from "./journal.ts";
import type { Selection } from "./place.ts";
import type { SheetRules } from "./rules.ts";

/** Changes cells as one step that can be undone; `typing` is the number of a run of typing in one field. */
export function stepped(
  state: EditorState,
  rules: SheetRules,
  changes: readonly CellChange[],
  typing?: number,
): EditorState {
  const { selection } = state;
  const step: Step = typing === undefined ? { changes, selection } : { changes, selection, typing };
  const journal = recorded(state.journal, step);
  return { ...withChanges(state, rules, changes, "after"), journal, notice: null };
}

/** Undoes the last step and restores its selection. Cells that someone else has changed since stay as they are. */
export function undone(state: EditorState, rules: SheetRules): EditorState {
  return walked(state, rules, "undone");
}

/** Redoes the step last undone, except for cells that someone else has changed since. */
export function redone(state: EditorState, rules: SheetRules): EditorState {
  return walked(state, rules, "redone");
}

const ways = {
  undone: { find: undoStep, from: "after", to: "before", nothing: "nothing-to-undo" },
  redone: { find: redoStep, from: "before", to: "after", nothing: "nothing-to-redo" },
} as const;

function walked(state: EditorState, rules: SheetRules, kind: keyof typeof ways): EditorState {
  const { find, from, to, nothing } = ways[kind];
  const found = find(state.journal, (change) => holds(state, rules, change, change[from]));
  if (!found) return { ...state, notice: { kind: nothing } };
  const { step, stayed, journal } = found;
  const restored = withChanges(state, rules, step.changes, to);
  const notice = { kind, cells: step.changes.length, stayed };
  return { ...restored, selection: reachable(state, step.selection), journal, notice };
}

/** Whether the day still has the text that the user's own act left: its marks may have changed since. */
function holds(state: EditorState, rules: SheetRules, spot: Spot, left: DayContent): boolean {
  const now = contentOfDay(state, rules, spot);
  const hasSameText = rules.textOf(spot, now.content) === rules.textOf(spot, left.content);
  return hasSameText && (now.note ?? "").trim() === (left.note ?? "").trim();
}

function withChanges(
  state: EditorState,
  rules: SheetRules,
  changes: readonly CellChange[],
  side: "before" | "after",
): EditorState {
  const drafts = changes.map((change): readonly [Spot, Draft | null] => {
    const { baseVersion, ...dayContent } = change[side];
    const stored = storedAt(state, rules, change);
    const asStored =
      draftAt(state.travelling, change) && draftOf(stored, dayContent, stored.version);
    const draft =
      editedDraft(draftAt(state.drafts, change), stored, dayContent) ?? asStored ?? null;
    return [
      change,
      draft && baseVersion !== undefined ? { ...draft, version: baseVersion } : draft,
    ];
  });
  return { ...state, drafts: withDrafts(state.drafts, drafts) };
}

function reachable(state: EditorState, selection: Selection): Selection {
  const last = state.order.length - 1;
  const places = [selection.anchor, selection.head, selection.active];
  return places.every((place) => place.row <= last) ? selection : state.selection;
}

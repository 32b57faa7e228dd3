import type { SavedRecord } from "#api/attendances.ts";
import { contentOf } from "./content.ts";
import {
  draftAt,
  draftOf,
  draftsIn,
  changedContent,
  isSameDayContent,
  noDrafts,
  withDrafts,
} from "./drafts.ts";
import type { Answer, Draft, Drafts, DayContent, Spot, StoredDay } from "./drafts.ts";
import { setDays } from "./edits.ts";
import { contentOfDay, storedAt, withStored, type EditorState } from "./editor-state.ts";
import type { SheetRules } from "./rules.ts";
import { stepped } from "./steps.ts";

/** A day as it was sent to be saved; without a note the record's own note stays. */
export type SentCell = Spot & DayContent & { version: number };

/** Drafts that can be sent: those whose text is not refused and that have no open conflict with a second writer. */
export function cellsToSend(drafts: Drafts): SentCell[] {
  const cells: SentCell[] = [];
  for (const [spot, { answer, ...draft }] of draftsIn(drafts)) {
    if (draft.content.kind === "intervals" && !answer) cells.push({ ...spot, ...draft });
  }
  return cells;
}

/** Marks the cells as sent; with none, nothing is in flight any more. Drafts undone meanwhile are dropped if equal to what is stored. */
export function markSent(
  state: EditorState,
  rules: SheetRules,
  cells: readonly SentCell[],
): EditorState {
  const travelling = withDrafts(
    noDrafts,
    cells.map((cell) => [cell, cell]),
  );
  const settled = [...draftsIn(state.travelling)].filter(([spot]) => {
    const draft = draftAt(state.drafts, spot);
    return draft && !draftAt(travelling, spot) && standsAs(storedAt(state, rules, spot), draft);
  });
  const drafts = withDrafts(
    state.drafts,
    settled.map(([spot]) => [spot, null]),
  );
  return { ...state, travelling, drafts };
}

/**
 * The state after the server answered: a saved cell is clean unless it was edited or undone while in flight, a refused one
 * keeps what was typed with the server's messages, and one that someone else changed shows both until the user chooses. The
 * server answers in the order of what was sent.
 */
export function applyAnswers(
  state: EditorState,
  rules: SheetRules,
  sent: readonly SentCell[],
  records: readonly SavedRecord[],
): EditorState {
  const learnt: [Spot, StoredDay][] = [];
  const drafts: [Spot, Draft | null][] = [];
  for (const [index, cell] of sent.entries()) {
    const record = records[index];
    if (!record) continue;
    const before = storedAt(state, rules, cell);
    const stored = standingAfter(record, cell, before);
    const draft = draftAt(state.drafts, cell);
    learnt.push([cell, stored]);
    if (!draft) continue;
    const isNothing = isTakenBack(record, before, draft);
    drafts.push([cell, isNothing ? null : draftAfter(record, cell, draft, stored)]);
  }
  const settled = withStored(state.settled, learnt);
  const travelling = noDrafts;
  return { ...state, settled, travelling, drafts: withDrafts(state.drafts, drafts) };
}

/**
 * The choice between the user's and the other person's content: "mine" is sent again, "theirs" replaces it. It is an
 * undo step; undone, the user's content is again an edit of the version before the other's, and a conflict.
 */
export function chooseContent(
  state: EditorState,
  rules: SheetRules,
  spot: Spot,
  whose: "mine" | "theirs",
): EditorState {
  const draft = draftAt(state.drafts, spot);
  if (draft?.answer?.kind !== "changed") return state;
  const { theirs } = draft.answer;
  const dayContent = contentOfDay(state, rules, spot);
  const stored = storedAt(state, rules, spot);
  const after =
    whose === "mine"
      ? { ...dayContent, baseVersion: theirs.version }
      : { ...noteOf(stored.note), content: stored.content };
  const unasked = withDrafts(state.drafts, [[spot, null]]);
  const before = { ...dayContent, baseVersion: draft.version };
  return stepped({ ...state, drafts: unasked }, rules, [{ ...spot, before, after }]);
}

/** Discards every draft, as one step that can be undone. */
export function discarded(state: EditorState, rules: SheetRules): EditorState {
  return setDays(
    state,
    rules,
    [...draftsIn(state.drafts)].map(([spot]) => [spot, storedAt(state, rules, spot)]),
  );
}

/**
 * Puts drafts stored on this device back on a sheet; those that equal what is stored by now are dropped. Drafts
 * already in the state take precedence.
 */
export function restored(state: EditorState, rules: SheetRules, storedDrafts: Drafts): EditorState {
  const drafts: [Spot, Draft][] = [];
  for (const [spot, draft] of draftsIn(storedDrafts)) {
    const stored = storedAt(state, rules, spot);
    const isHere = draftAt(state.drafts, spot) !== undefined;
    const isTravelling = draftAt(state.travelling, spot) !== undefined;
    if (isHere || (standsAs(stored, draft) && !isTravelling)) continue;
    const { content: _, note: __, ...rest } = draft;
    drafts.push([spot, { ...rest, ...changedContent(stored, draft) }]);
  }
  const recovered = drafts.map(([spot]) => spot);
  return { ...state, recovered, drafts: withDrafts(state.drafts, drafts) };
}

/** Days of an earlier visit that are still waiting. */
export function recoveredNow({ recovered, drafts }: EditorState): Spot[] {
  return recovered.filter((spot) => draftAt(drafts, spot) !== undefined);
}

/** Discards what an earlier visit had left, as one step that can be undone. */
export function withoutRecovered(state: EditorState, rules: SheetRules): EditorState {
  const days = recoveredNow(state).map((spot) => [spot, storedAt(state, rules, spot)] as const);
  return { ...setDays(state, rules, days), recovered: [] };
}

/** Whether nothing of the user's is left in a cell: undone while in flight, and either not written or overwritten since. */
function isTakenBack({ outcome, version }: SavedRecord, before: StoredDay, draft: Draft): boolean {
  return standsAs(before, draft) && (outcome !== "saved" || before.version >= version);
}

function standsAs(stored: StoredDay, draft: Draft): boolean {
  return isSameDayContent(stored, { ...stored, ...contentAsSaved(draft) });
}

function standingAfter(record: SavedRecord, sent: SentCell, before: StoredDay): StoredDay {
  const { outcome, version, current } = record;
  if (outcome === "saved") {
    const note = sent.note?.trim() ?? before.note;
    const hasNote = sent.note === undefined ? before.hasNote : note !== "";
    return { ...noteOf(note), content: sent.content, version, hasNote };
  }
  if (!current) return before;
  const { intervals, note } = current;
  const hasNote = note !== "";
  const notePart = before.note === undefined ? {} : { note };
  return { ...notePart, content: contentOf(intervals), version: current.version, hasNote };
}

function noteOf(note: string | undefined): { note?: string } {
  return note === undefined ? {} : { note };
}

function draftAfter(
  record: SavedRecord,
  sent: SentCell,
  draft: Draft,
  stored: StoredDay,
): Draft | null {
  if (standsAs(stored, draft)) return null;
  const answer = answerOf(record);
  if (record.outcome === "saved") return draftOf(stored, draft, record.version);
  const isEditedSince = !isSameDayContent(draft, sent);
  if (!answer || (isEditedSince && answer.kind === "refused")) return draft;
  return { ...draft, answer };
}

/** Blanks around a note are removed when it is saved. */
function contentAsSaved({ content, note }: Draft): DayContent {
  return note === undefined ? { content } : { content, note: note.trim() };
}

function answerOf({ outcome, messages, current }: SavedRecord): Answer | null {
  if (outcome === "refused") return { kind: "refused", messages };
  if (outcome === "saved") return null;
  const { intervals, version, updatedBy, isOwn, updatedAt } = current ?? gone;
  return { kind: "changed", theirs: { intervals, version, updatedBy, isOwn, updatedAt } };
}

const gone = { intervals: [], version: 0, updatedBy: null, isOwn: false, updatedAt: "" };

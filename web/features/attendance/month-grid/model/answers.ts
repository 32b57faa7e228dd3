import type { SavedRecord } from "#api/attendances.ts";
import { contentOf, isSameContent, type Content } from "./content.ts";
import { draftAt, draftsIn, withDrafts } from "./drafts.ts";
import type { Answer, Draft, Drafts, Spot, Stored } from "./drafts.ts";
import { changed } from "./edits.ts";
import { storedAt, type GridState } from "./grid-state.ts";
import type { SheetRules } from "./rules.ts";

/** A cell as it was sent to be saved. */
export type SentCell = Spot & { content: Content; version: number };

/** Drafts that can be sent: those that are no refused text and on which no second writer waits for a decision. */
export function cellsToSend(drafts: Drafts): SentCell[] {
  const cells: SentCell[] = [];
  for (const [spot, { content, version, answer }] of draftsIn(drafts)) {
    if (content.kind === "intervals" && !answer) cells.push({ ...spot, content, version });
  }
  return cells;
}

/**
 * The state after the server answered: a saved cell is clean unless it was edited while it travelled, a refused one keeps
 * what was typed with the server's sentences, and one that another person changed shows both until a choice is made.
 */
export function answered(
  state: GridState,
  rules: SheetRules,
  sent: readonly SentCell[],
  records: readonly SavedRecord[],
): GridState {
  const settled = new Map(state.settled);
  const drafts: [Spot, Draft | null][] = [];
  const answers = new Map(records.map((one) => [`${one.contractId} ${dayOf(one)}`, one]));
  for (const cell of sent) {
    const record = answers.get(`${cell.contractId} ${cell.day}`);
    if (!record) continue;
    const draft = draftAt(state.drafts, cell);
    const stored = standingAfter(record, cell, storedAt(state, rules, cell));
    settled.set(cell.contractId, new Map(settled.get(cell.contractId)).set(cell.day, stored));
    if (draft) drafts.push([cell, draftAfter(record, cell, draft, stored)]);
  }
  return { ...state, settled, drafts: withDrafts(state.drafts, drafts) };
}

/** The choice between one's own and the other person's content: mine is to be sent again, theirs takes its place. */
export function chosen(
  state: GridState,
  rules: SheetRules,
  spot: Spot,
  whose: "mine" | "theirs",
): GridState {
  const draft = draftAt(state.drafts, spot);
  if (draft?.answer?.kind !== "changed") return state;
  const { theirs } = draft.answer;
  if (whose === "theirs") return changed(state, rules, [[spot, contentOf(theirs.intervals)]]);
  const mine: Draft = { content: draft.content, version: theirs.version };
  return { ...state, drafts: withDrafts(state.drafts, [[spot, mine]]) };
}

/** Every draft given up, as one step that can be taken back. */
export function discarded(state: GridState, rules: SheetRules): GridState {
  return changed(
    state,
    rules,
    [...draftsIn(state.drafts)].map(([spot]) => [spot, storedAt(state, rules, spot).content]),
  );
}

/**
 * Drafts that were kept on this device put back over a sheet; those that meanwhile equal what is stored are dropped.
 * Drafts of the state itself stand before them.
 */
export function restored(state: GridState, rules: SheetRules, kept: Drafts): GridState {
  const drafts: [Spot, Draft][] = [];
  for (const [spot, draft] of draftsIn(kept)) {
    const isHere = draftAt(state.drafts, spot) !== undefined;
    if (isHere || isSameContent(storedAt(state, rules, spot).content, draft.content)) continue;
    drafts.push([spot, draft]);
  }
  return { ...state, drafts: withDrafts(state.drafts, drafts) };
}

function standingAfter(record: SavedRecord, sent: SentCell, before: Stored): Stored {
  const { outcome, version, current } = record;
  if (outcome === "saved") return { content: sent.content, version, hasNote: before.hasNote };
  if (!current) return before;
  return {
    content: contentOf(current.intervals),
    version: current.version,
    hasNote: current.note !== "",
  };
}

function draftAfter(
  record: SavedRecord,
  sent: SentCell,
  draft: Draft,
  stored: Stored,
): Draft | null {
  if (isSameContent(draft.content, stored.content)) return null;
  const answer = answerOf(record);
  if (record.outcome === "saved") return { content: draft.content, version: record.version };
  const isEditedSince = !isSameContent(draft.content, sent.content);
  if (!answer || (isEditedSince && answer.kind === "refused")) return draft;
  return { ...draft, answer };
}

function answerOf({ outcome, messages, current }: SavedRecord): Answer | null {
  if (outcome === "refused") return { kind: "refused", messages };
  if (outcome === "saved") return null;
  const { intervals, version, updatedBy, updatedAt } = current ?? gone;
  return { kind: "changed", theirs: { intervals, version, updatedBy, updatedAt } };
}

const gone = { intervals: [], version: 0, updatedBy: null, updatedAt: "" };

function dayOf({ date }: SavedRecord): number {
  return Number(date.slice(8));
}

import type { SavedRecord } from "#api/attendances.ts";
import { longestNote } from "#domain/attendance/refusal.ts";
import { daySheetTexts } from "#texts/day-sheet.ts";
import { isSameContent, type Content } from "./content.ts";

/** One day of one contract; `day` counts from 1, the first of the sheet's month, and continues into the months after it. */
export type Spot = { contractId: string; day: number };

/** The contents of a day, with its note if the sheet includes notes. */
export type DayContent = { content: Content; note?: string };

/** What the server has stored for a day: no intervals and version 0 if there is no record. */
export type StoredDay = DayContent & { version: number; hasNote: boolean };

/** What the server has in place of the edited version, after a second writer. */
type Theirs = Omit<NonNullable<SavedRecord["current"]>, "note">;

/** The server's answer to a draft, until it is edited or settled. */
export type Answer =
  | { kind: "refused"; messages: readonly string[] }
  | { kind: "changed"; theirs: Theirs };

/** A day that differs from what is stored. `version` is that of the edited record; a note only if it differs. */
export type Draft = DayContent & { version: number; answer?: Answer };

/** The drafts of a sheet, by contract and day. A contract's map is never empty. */
export type Drafts = ReadonlyMap<string, ReadonlyMap<number, Draft>>;

export const noDrafts: Drafts = new Map();

export function draftAt(drafts: Drafts, { contractId, day }: Spot): Draft | undefined {
  return drafts.get(contractId)?.get(day);
}

/** The drafts with some added or, where null, removed. Contracts not mentioned keep the same map object. */
export function withDrafts(
  drafts: Drafts,
  changes: Iterable<readonly [Spot, Draft | null]>,
): Drafts {
  const next = new Map(drafts);
  const copies = new Map<string, Map<number, Draft>>();
  for (const [{ contractId, day }, draft] of changes) {
    const copy = copies.get(contractId) ?? new Map(drafts.get(contractId));
    copies.set(contractId, copy);
    if (draft) copy.set(day, draft);
    else copy.delete(day);
  }
  for (const [contractId, copy] of copies) {
    if (copy.size > 0) next.set(contractId, copy);
    else next.delete(contractId);
  }
  return next;
}

/**
 * The draft after an edit: none if it restores what is stored. It keeps the version that was edited first, and a second
 * writer's answer until that is settled; a refusal of the server is dropped, because the content has changed.
 */
export function editedDraft(
  before: Draft | undefined,
  stored: StoredDay,
  dayContent: DayContent,
): Draft | null {
  const draft = draftOf(stored, dayContent, before?.version ?? stored.version);
  if (draft.note === undefined && isSameContent(stored.content, dayContent.content)) return null;
  return before?.answer?.kind === "changed" ? { ...draft, answer: before.answer } : draft;
}

/** A draft of the content; if its note is too long to be sent, it carries that refusal itself. */
export function draftOf(stored: StoredDay, dayContent: DayContent, version: number): Draft {
  const draft = { ...changedContent(stored, dayContent), version };
  if (!isLongNote(draft.note ?? "")) return draft;
  return { ...draft, answer: { kind: "refused", messages: [daySheetTexts.longNote(longestNote)] } };
}

/** Whether a note is too long to be sent. */
export function isLongNote(note: string): boolean {
  return note.trim().length > longestNote;
}

/** The content, with its note only if that differs from the stored one. */
export function changedContent(stored: StoredDay, { content, note }: DayContent): DayContent {
  return note === undefined || note === (stored.note ?? "") ? { content } : { content, note };
}

/** Whether both have the same content; a missing note equals an empty one. */
export function isSameDayContent(one: DayContent, other: DayContent): boolean {
  return isSameContent(one.content, other.content) && (one.note ?? "") === (other.note ?? "");
}

/** Every draft with its cell, in the order of first edit by contract. */
export function* draftsIn(drafts: Drafts): Generator<readonly [Spot, Draft]> {
  for (const [contractId, days] of drafts) {
    for (const [day, draft] of days) yield [{ contractId, day }, draft];
  }
}

/** Number of cells that wait to be saved, that cannot be saved as they are, that were changed elsewhere, and of those by the same user. */
type DraftCounts = { pending: number; refused: number; changed: number; own: number };

export function countsOf(drafts: Drafts): DraftCounts {
  const counts = { pending: 0, refused: 0, changed: 0, own: 0 };
  for (const [, draft] of draftsIn(drafts)) {
    if (draft.answer?.kind === "changed") {
      counts.changed += 1;
      if (draft.answer.theirs.isOwn) counts.own += 1;
    } else if (draft.content.kind === "refused" || draft.answer) counts.refused += 1;
    else counts.pending += 1;
  }
  return counts;
}

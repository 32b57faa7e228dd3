import type { SavedRecord } from "#api/attendances.ts";
import { longestNote } from "#domain/attendance/refusal.ts";
import { daySheetTexts } from "#texts/day-sheet.ts";
import { isSameContent, type Content } from "./content.ts";

/** One day of one contract; `day` counts from 1, the first of the sheet's month, and on into the months after it. */
export type Spot = { contractId: string; day: number };

/** What a day holds: its content, and its note where the sheet tells notes. */
export type DayContent = { content: Content; note?: string };

/** What stands on the server for a day: no intervals and version 0 where there is no record. */
export type StoredDay = DayContent & { version: number; hasNote: boolean };

/** What the server has in place of what was edited, with a second writer. */
type Theirs = Omit<NonNullable<SavedRecord["current"]>, "note">;

/** What the server answered to a draft, until it is edited or settled. */
export type Answer =
  | { kind: "refused"; messages: readonly string[] }
  | { kind: "changed"; theirs: Theirs };

/** A day that differs from what is stored. `version` is that of the record which was edited; a note only where it differs. */
export type Draft = DayContent & { version: number; answer?: Answer };

/** The drafts of a sheet, by contract and day. Never empty below a contract. */
export type Drafts = ReadonlyMap<string, ReadonlyMap<number, Draft>>;

export const noDrafts: Drafts = new Map();

export function draftAt(drafts: Drafts, { contractId, day }: Spot): Draft | undefined {
  return drafts.get(contractId)?.get(day);
}

/** The drafts with some put in or, where null, taken out. Contracts that are not named keep their very map. */
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
 * The draft that an edit leaves: none where it restores what is stored. It keeps the version that was edited first, and
 * the word of a second writer until that is settled; a refusal of the server goes, because something else stands now.
 */
export function editedDraft(
  before: Draft | undefined,
  stored: StoredDay,
  held: DayContent,
): Draft | null {
  const draft = draftOf(stored, held, before?.version ?? stored.version);
  if (draft.note === undefined && isSameContent(stored.content, held.content)) return null;
  return before?.answer?.kind === "changed" ? { ...draft, answer: before.answer } : draft;
}

/** A draft of what is held; where its note is too long to be sent, it says so itself. */
export function draftOf(stored: StoredDay, held: DayContent, version: number): Draft {
  const draft = { ...changedContent(stored, held), version };
  if (!isLongNote(draft.note ?? "")) return draft;
  return { ...draft, answer: { kind: "refused", messages: [daySheetTexts.longNote(longestNote)] } };
}

/** Whether a note is too long to be sent. */
export function isLongNote(note: string): boolean {
  return note.trim().length > longestNote;
}

/** What is held, its note only where that differs from the one stored. */
export function changedContent(stored: StoredDay, { content, note }: DayContent): DayContent {
  return note === undefined || note === (stored.note ?? "") ? { content } : { content, note };
}

/** Whether both hold the same; a note that is not told is no other. */
export function isSameHeld(one: DayContent, other: DayContent): boolean {
  return isSameContent(one.content, other.content) && (one.note ?? "") === (other.note ?? "");
}

/** Every draft with its place, in the order of first edit by contract. */
export function* draftsIn(drafts: Drafts): Generator<readonly [Spot, Draft]> {
  for (const [contractId, days] of drafts) {
    for (const [day, draft] of days) yield [{ contractId, day }, draft];
  }
}

/** How many cells wait to be saved, how many cannot be as they are, how many another hand changed, and of those one's own. */
export type DraftCounts = { pending: number; refused: number; changed: number; own: number };

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

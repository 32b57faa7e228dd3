import type { RecordIn, SavedRecord } from "#api/attendances.ts";
import { asPlanned, likeYesterday } from "#domain/attendance/fill.ts";
import type { Interval } from "#domain/attendance/types.ts";
import type { SentCell } from "../../month-grid/model/answers.ts";
import {
  contentOf,
  isEmptyContent,
  isSameContent,
  type Content,
} from "../../month-grid/model/content.ts";
import { draftsIn, type Draft, type Drafts } from "../../month-grid/model/drafts.ts";
import {
  entryText,
  readEntry,
  refusalNow,
  type DayModel,
  type Person,
  type Standing,
} from "./day.ts";

/** A row that differs from what is stored, with its note. */
export type RowDraft = Draft & { note: string };

/** What is typed, by contract, and what was learnt of the server since the sheet was read. */
export type DayState = {
  drafts: ReadonlyMap<string, RowDraft>;
  settled: ReadonlyMap<string, Standing>;
};

/** Something that happens to the sheet. */
export type DayAct = (state: DayState, model: DayModel) => DayState;

export const noState: DayState = { drafts: new Map(), settled: new Map() };

/** What stands on the server: the newer of what the sheet says and what was learnt since. */
export function standingOf({ settled }: DayState, person: Person): Standing {
  const learnt = settled.get(person.id);
  return learnt && learnt.version > person.stored.version ? learnt : person.stored;
}

/** What is in the row now. */
export function contentOfRow(state: DayState, person: Person): Content {
  return state.drafts.get(person.id)?.content ?? standingOf(state, person).content;
}

/** Everything that can happen to the sheet. */
export const dayActs = {
  /** A text typed for a person; the text of what is stored restores it, with the marks of its times. */
  enter:
    (person: Person, text: string): DayAct =>
    (state, model) => {
      const { content } = standingOf(state, person);
      const isStored = text.trim() === entryText(model, person, content);
      return edited(state, person, {
        content: isStored ? content : readEntry(model, person, text),
      });
    },
  note:
    (person: Person, note: string): DayAct =>
    (state) =>
      edited(state, person, { note }),
  /** The row as it is stored. */
  restoreRow:
    (person: Person): DayAct =>
    (state) =>
      withDraft(state, person.id, null),
  fill:
    (how: Fill): DayAct =>
    (state, model) =>
      fillsOf(state, model, how).reduce(
        (next, [person, content]) => edited(next, person, { content }),
        state,
      ),
  answer:
    (sent: readonly SentCell[], records: readonly SavedRecord[]): DayAct =>
    (state) =>
      answered(state, sent, records),
  choose:
    (person: Person, whose: "mine" | "theirs"): DayAct =>
    (state) => {
      const draft = state.drafts.get(person.id);
      if (draft?.answer?.kind !== "changed") return state;
      const { content, note, answer } = draft;
      const mine = { content, note, version: answer.theirs.version };
      return withDraft(state, person.id, whose === "mine" ? mine : null);
    },
  /** Drafts kept on this device; those typed since stand before them. */
  restore:
    (kept: Drafts): DayAct =>
    (state, model) => {
      const drafts = new Map(state.drafts);
      for (const [{ contractId }, draft] of draftsIn(kept)) {
        const person = model.people.find(({ id }) => id === contractId);
        if (!person || drafts.has(contractId)) continue;
        const { content, note } = standingOf(state, person);
        const row = { ...draft, note: noteOf(draft) ?? note };
        if (!isSameContent(content, row.content) || note !== row.note) drafts.set(contractId, row);
      }
      return { ...state, drafts };
    },
};

/** Where the times of empty rows come from. */
export type Fill = "as-planned" | "like-yesterday";

/** Empty rows with a duty, and what goes into them. */
export function fillsOf(state: DayState, model: DayModel, how: Fill): [Person, Content][] {
  return model.people.flatMap((person): [Person, Content][] => {
    if (person.lock || !isEmptyContent(contentOfRow(state, person))) return [];
    const intervals = how === "as-planned" ? asPlanned(person.plan) : asBefore(person);
    const isFit = intervals.length > 0 && refusalNow(model, person, intervals) === null;
    return isFit ? [[person, contentOf(intervals)]] : [];
  });
}

/** Rows that can be sent, as the courier and as the call take them. */
export function rowsToSend(
  drafts: Drafts,
  model: DayModel,
): { cells: SentCell[]; records: RecordIn[] } {
  const cells: SentCell[] = [];
  const records: RecordIn[] = [];
  for (const [spot, draft] of draftsIn(drafts)) {
    const { content, version, answer } = draft;
    if (content.kind === "refused" || answer) continue;
    const note = noteOf(draft);
    const sent: SentCell & { note?: string } = { ...spot, content, version };
    if (note !== undefined) sent.note = note;
    cells.push(sent);
    records.push({
      contractId: spot.contractId,
      date: model.date,
      version,
      intervals: [...content.intervals],
      ...(note === undefined ? {} : { note: note.trim() }),
    });
  }
  return { cells, records };
}

/** The drafts by contract and day, as they are kept on the device. */
export function keptDrafts({ drafts }: DayState, { date }: DayModel): Drafts {
  const day = Number(date.slice(8));
  return new Map([...drafts].map(([id, draft]) => [id, new Map([[day, draft]])]));
}

function asBefore({ previous, plan }: Person): Interval[] {
  return previous ? likeYesterday(previous.intervals, previous.plan, plan) : [];
}

/** The note that travels with a draft or a sent row through the courier, which knows of none. */
function noteOf(draft: object): string | undefined {
  return "note" in draft && typeof draft.note === "string" ? draft.note : undefined;
}

/** The server's refusal goes with an edit, the word of a second writer stays until it is settled. */
function edited(
  state: DayState,
  person: Person,
  change: { content: Content } | { note: string },
): DayState {
  const stored = standingOf(state, person);
  const before = state.drafts.get(person.id) ?? stored;
  const { content, note, version } = { ...before, ...change };
  if (isSameContent(content, stored.content) && note === stored.note) {
    return withDraft(state, person.id, null);
  }
  const answer = state.drafts.get(person.id)?.answer;
  const draft = { content, note, version };
  return withDraft(state, person.id, answer?.kind === "changed" ? { ...draft, answer } : draft);
}

function withDraft(state: DayState, id: string, draft: RowDraft | null): DayState {
  const drafts = new Map(state.drafts);
  if (draft) drafts.set(id, draft);
  else drafts.delete(id);
  return { ...state, drafts };
}

function answered(
  state: DayState,
  sent: readonly SentCell[],
  records: readonly SavedRecord[],
): DayState {
  const drafts = new Map(state.drafts);
  const settled = new Map(state.settled);
  for (const record of records) {
    const { contractId: id, version, current } = record;
    const cell = sent.find(({ contractId }) => contractId === id);
    const draft = drafts.get(id);
    if (!cell) continue;
    if (record.outcome === "saved") {
      const note = noteOf(cell) ?? "";
      settled.set(id, { content: cell.content, note, version });
      const isSame = draft?.note === note && isSameContent(draft.content, cell.content);
      if (isSame) drafts.delete(id);
      else if (draft) drafts.set(id, { ...draft, version });
    } else if (draft && record.outcome === "refused") {
      drafts.set(id, { ...draft, answer: { kind: "refused", messages: record.messages } });
    } else if (draft) {
      const { intervals, updatedBy, updatedAt } = current ?? gone;
      const theirs = { intervals, version, updatedBy, updatedAt };
      if (current) settled.set(id, { content: contentOf(intervals), note: current.note, version });
      drafts.set(id, { ...draft, answer: { kind: "changed", theirs } });
    }
  }
  return { drafts, settled };
}

const gone = { intervals: [], updatedBy: null, updatedAt: "" };

import type { Content } from "../../model/content.ts";
import { draftAt, isLongNote, type Draft, type Spot, type StoredDay } from "../../model/drafts.ts";
import { storedAt, type EditorState } from "../../model/editor-state.ts";
import type { SheetRules } from "../../model/rules.ts";
import { mayGoOn, type CodeTitle } from "../../model/suggestions.ts";
import type { DayModel, Person } from "./day.ts";
import { spotOf } from "./day-rules.ts";
import { type DayOfPerson, rowView, type RowView } from "./row-view.ts";

/** Everything shown of one person of the day. */
export type DayRow = {
  person: Person;
  spot: Spot;
  draft: Draft | undefined;
  stored: StoredDay;
  content: Content;
  /** The content as text, as it would be typed. */
  text: string;
  note: string;
  view: RowView;
  /** What is being typed is not a day yet, but may become one. */
  isUnfinished: boolean;
  /** What is typed cannot be saved as it is; if only the note is at fault, the entry is right. */
  isWrong: boolean;
  isWrongEntry: boolean;
  isWrongNote: boolean;
  /** There is a duty, or a record. */
  isExpected: boolean;
};

/**
 * The rows of a sheet, in its order, while `typedId` is being typed in; a row stays the same object until part of it changes.
 */
export function dayRowsOf(
  model: DayModel,
  rules: SheetRules,
  codes: readonly CodeTitle[],
): (state: EditorState, typedId?: string | null) => DayRow[] {
  const known = new Map<string, { row: DayRow; others: readonly DayOfPerson[] }>();
  const people = new Map(model.people.map((person) => [person.id, person]));
  return (state, typedId = null) => {
    const dayOf = (person: Person): DayOfPerson => {
      const spot = spotOf(model, person);
      return { person, draft: draftAt(state.drafts, spot), stored: storedAt(state, rules, spot) };
    };
    return model.people.map((person) => {
      const spot = spotOf(model, person);
      const { draft, stored } = dayOf(person);
      const others = (model.overtimeOf(person.id)?.contractIds ?? []).flatMap((id) => {
        const other = id === person.id ? undefined : people.get(id);
        return other ? [dayOf(other)] : [];
      });
      const content = draft?.content ?? stored.content;
      const note = draft?.note ?? stored.note ?? "";
      const isWrongNote = isLongNote(note);
      const isUnfinished = person.id === typedId && mayGoOn(content, codes);
      const before = known.get(person.id);
      const isSame = before?.row.draft === draft && before?.row.stored === stored;
      if (isSame && before.row.isUnfinished === isUnfinished)
        if (others.every((one, at) => isSameDay(one, before.others[at]))) return before.row;
      const isRefused = content.kind === "refused" || draft?.answer?.kind === "changed";
      const isWrong = !isUnfinished && (isRefused || draft?.answer !== undefined);
      const row: DayRow = {
        person,
        spot,
        draft,
        stored,
        content,
        text: rules.textOf(spot, content),
        note,
        view: rowView(model, person, draft, stored, others),
        isUnfinished,
        isWrong,
        isWrongEntry: isWrong && (isRefused || !isWrongNote),
        isWrongNote,
        isExpected: person.plan.ranges.length > 0 || stored.version > 0,
      };
      known.set(person.id, { row, others });
      return row;
    });
  };
}

function isSameDay(one: DayOfPerson, other: DayOfPerson | undefined): boolean {
  return one.draft === other?.draft && one.stored === other?.stored;
}

/**
 * Those who were expected when the sheet was opened, in its order; of the rest those with typed text, or all if asked for.
 * No one changes position while the sheet is open.
 */
export function rowsOnShow(
  rows: readonly DayRow[],
  expected: ReadonlySet<string>,
  withRest: boolean,
): DayRow[] {
  const isFirst = ({ person }: DayRow) => expected.has(person.id);
  const rest = rows.filter((row) => !isFirst(row));
  const visibleRest = rest.filter(({ isExpected, draft }) => withRest || isExpected || draft);
  return [...rows.filter(isFirst), ...visibleRest];
}

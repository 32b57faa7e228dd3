import type { Content } from "../../model/content.ts";
import { draftAt, type Draft, type Spot, type StoredDay } from "../../model/drafts.ts";
import { storedAt, type EditorState } from "../../model/editor-state.ts";
import type { SheetRules } from "../../model/rules.ts";
import type { DayModel, Person } from "./day.ts";
import { spotOf } from "./day-rules.ts";
import { rowView, type RowView } from "./row-view.ts";

/** All that is shown of one person of the day. */
export type DayRow = {
  person: Person;
  spot: Spot;
  draft: Draft | undefined;
  stored: StoredDay;
  content: Content;
  /** The content as it is typed. */
  text: string;
  note: string;
  view: RowView;
  /** What is typed cannot be saved as it is. */
  isWrong: boolean;
  /** There is a duty, or something is recorded. */
  isExpected: boolean;
};

/** The rows of a sheet, in its order; a row stays the same object until something of it changes. */
export function dayRowsOf(model: DayModel, rules: SheetRules): (state: EditorState) => DayRow[] {
  const known = new Map<string, DayRow>();
  return (state) =>
    model.people.map((person) => {
      const spot = spotOf(model, person);
      const draft = draftAt(state.drafts, spot);
      const stored = storedAt(state, rules, spot);
      const before = known.get(person.id);
      if (before && before.draft === draft && before.stored === stored) return before;
      const content = draft?.content ?? stored.content;
      const row: DayRow = {
        person,
        spot,
        draft,
        stored,
        content,
        text: rules.textOf(spot, content),
        note: draft?.note ?? stored.note ?? "",
        view: rowView(model, person, draft, stored),
        isWrong: content.kind === "refused" || draft?.answer !== undefined,
        isExpected: person.plan.ranges.length > 0 || stored.version > 0,
      };
      known.set(person.id, row);
      return row;
    });
}

/**
 * Those who were expected when the sheet was opened, in its order; of the rest who is typed for, or all where they are asked
 * for. Nobody changes places while the sheet is open.
 */
export function rowsOnShow(
  rows: readonly DayRow[],
  expected: ReadonlySet<string>,
  withRest: boolean,
): DayRow[] {
  const isFirst = ({ person }: DayRow) => expected.has(person.id);
  const rest = rows.filter((row) => !isFirst(row));
  const shown = rest.filter(({ isExpected, draft }) => withRest || isExpected || draft);
  return [...rows.filter(isFirst), ...shown];
}

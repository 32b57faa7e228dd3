import { likeYesterday } from "#domain/attendance/fill.ts";
import type { CellContext } from "#domain/attendance/cell.ts";
import { type Content, isEmptyContent } from "../../model/content.ts";
import type { Spot } from "../../model/drafts.ts";
import type { Proposal } from "../../model/edits.ts";
import { contentAt, type EditorState } from "../../model/editor-state.ts";
import { recordable, sheetRules, type SheetRules } from "../../model/rules.ts";
import { nothingStored, type DayModel, type Person } from "./day.ts";

/** Where the times of empty rows come from. */
export type Fill = "as-planned" | "like-yesterday";

/** The rules of a day's sheet; people not on it are outside, and its other days have nothing stored. */
export function rulesOfDay(model: DayModel): SheetRules {
  const people = new Map(model.people.map((person) => [person.id, person]));
  const dayOfMonth = Number(model.date.slice(8));
  const personAt = ({ contractId }: Spot) => people.get(contractId);
  return sheetRules({
    today: model.today,
    storedAt: (spot) => (spot.day === dayOfMonth && personAt(spot)?.stored) || nothingStored,
    lockAt: (spot) => {
      const person = personAt(spot);
      return person ? person.lock : "outside-contract";
    },
    contextAt: (spot) => {
      const person = personAt(spot);
      return person ? contextOf(model, person) : null;
    },
  });
}

function contextOf({ date, vocabulary }: DayModel, { plan }: Person): CellContext {
  return { day: date, plan, vocabulary };
}

/** The person's day as a cell of the editor. */
export function spotOf({ date }: DayModel, { id }: Person): Spot {
  return { contractId: id, day: Number(date.slice(8)) };
}

/** Empty rows with a duty, and the content to fill in. */
export function fillsOf(
  state: EditorState,
  rules: SheetRules,
  model: DayModel,
  how: Fill,
): Proposal[] {
  return model.people.flatMap((person): Proposal[] => {
    const spot = spotOf(model, person);
    if (person.lock || !isEmptyContent(contentAt(state, rules, spot))) return [];
    const content = how === "as-planned" ? rules.plannedAt(spot) : asBefore(model, person);
    return content ? [[spot, content]] : [];
  });
}

function asBefore(model: DayModel, person: Person): Content | null {
  const { previous, plan } = person;
  if (!previous) return null;
  const intervals = likeYesterday(previous.intervals, previous.plan, plan);
  return recordable(model.today, contextOf(model, person), intervals);
}

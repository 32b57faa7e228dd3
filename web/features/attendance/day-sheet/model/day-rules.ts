import { cellText, parseCell } from "#domain/attendance/cell.ts";
import { asPlanned, likeYesterday } from "#domain/attendance/fill.ts";
import { refusalToRecord } from "#domain/attendance/refusal.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { contentOf, isEmptyContent } from "../../model/content.ts";
import type { Spot } from "../../model/drafts.ts";
import type { Proposal } from "../../model/edits.ts";
import { contentAt, type EditorState } from "../../model/editor-state.ts";
import { unreadText } from "../../model/range.ts";
import type { SheetRules } from "../../model/rules.ts";
import { nothingStored, type DayModel, type Person } from "./day.ts";

/** Where the times of empty rows come from. */
export type Fill = "as-planned" | "like-yesterday";

/** The rules of a day's sheet; people who are not of it are outside, and of its other days nothing is told. */
export function rulesOfDay(model: DayModel): SheetRules {
  const people = new Map(model.people.map((person) => [person.id, person]));
  const { date, vocabulary } = model;
  const dayOfMonth = Number(date.slice(8));
  const personAt = ({ contractId }: Spot) => people.get(contractId);
  return {
    storedAt: (spot) => (spot.day === dayOfMonth && personAt(spot)?.stored) || nothingStored,
    lockAt: (spot) => {
      const person = personAt(spot);
      return person ? person.lock : "outside-contract";
    },
    isOff: (spot) => (personAt(spot)?.plan.ranges.length ?? 0) === 0,
    read: (spot, text) => {
      const refused = { kind: "refused", text, word: null, meant: null } as const;
      const person = personAt(spot);
      if (!person) return { ...refused, refusal: "outside-contract" };
      const reading = parseCell(text, { day: date, plan: person.plan, vocabulary });
      if ("refusal" in reading) return unreadText(text, date, reading);
      const refusal = refusalNow(model, person, reading.intervals);
      return refusal ? { ...refused, refusal } : contentOf(reading.intervals);
    },
    textOf: (spot, content) => {
      if (content.kind === "refused") return content.text;
      const plan = personAt(spot)?.plan;
      return plan ? cellText(content.intervals, { day: date, plan, vocabulary }) : "";
    },
  };
}

/** The person's day as a place of the editor. */
export function spotOf({ date }: DayModel, { id }: Person): Spot {
  return { contractId: id, day: Number(date.slice(8)) };
}

/** Empty rows with a duty, and what goes into them. */
export function fillsOf(
  state: EditorState,
  rules: SheetRules,
  model: DayModel,
  how: Fill,
): Proposal[] {
  return model.people.flatMap((person): Proposal[] => {
    const spot = spotOf(model, person);
    if (person.lock || !isEmptyContent(contentAt(state, rules, spot))) return [];
    const intervals = how === "as-planned" ? asPlanned(person.plan) : asBefore(person);
    const isFit = intervals.length > 0 && refusalNow(model, person, intervals) === null;
    return isFit ? [[spot, contentOf(intervals)]] : [];
  });
}

/** Why the intervals may not be recorded now; locks are asked before anything is typed. */
function refusalNow(model: DayModel, person: Person, intervals: readonly Interval[]) {
  return refusalToRecord({
    day: model.date,
    today: model.today,
    locked: false,
    insideContract: true,
    monthSigned: false,
    plan: person.plan,
    reasons: model.vocabulary.reasons,
    intervals,
  });
}

function asBefore({ previous, plan }: Person): Interval[] {
  return previous ? likeYesterday(previous.intervals, previous.plan, plan) : [];
}

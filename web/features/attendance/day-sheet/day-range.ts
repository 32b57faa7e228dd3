import type { MonthSheet } from "#api/attendance-sheets.ts";
import type { RangeQuestion } from "../entry/range-dialog.tsx";
import { monthsBeyond, storedBeyond } from "../month-grid/months-beyond.ts";
import type { Spot, StoredDay } from "../model/drafts.ts";
import type { EditorState } from "../model/editor-state.ts";
import type { DayRange } from "../model/range.ts";
import { rangeQuestion } from "../month-grid/range-question.ts";
import { rowViewsOf } from "../month-grid/model/row-view.ts";
import { gridSheet } from "../month-grid/model/sheet.ts";
import { rulesOf } from "../month-grid/model/sheet-rules.ts";
import type { DayModel } from "./model/day.ts";

/** A range requested on the sheet of its first day, and what is stored on the other days that it changes. */
export type RangeOfDay = {
  question: RangeQuestion;
  stored: readonly (readonly [Spot, StoredDay])[];
};

/** Computed on the month's sheet, which contains the days after it. */
export async function rangeOfDay(
  organizationId: string,
  answer: MonthSheet,
  writesLocked: boolean,
  model: DayModel,
  state: EditorState,
  spot: Spot,
  range: DayRange,
): Promise<RangeOfDay> {
  const { today, vocabulary } = model;
  const sheet = gridSheet(answer, { today, vocabulary, mayWrite: true, writesLocked });
  const rules = rulesOf(sheet);
  const views = rowViewsOf(sheet);
  const grid = { sheet, rules, state, viewOf: (id: string) => views(state, id) };
  const beyond = await monthsBeyond(organizationId, sheet, state.drafts, range.until);
  const months = [grid, ...beyond] as const;
  const question = rangeQuestion(months, model.date, spot, range);
  const stored = storedBeyond(question, months);
  return { question, stored: stored.filter(([{ day }]) => day !== spot.day) };
}

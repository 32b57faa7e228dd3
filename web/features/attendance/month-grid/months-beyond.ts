import { attendances } from "#api/attendances.ts";
import { addMonths, daysBetween, type Day, monthOf } from "#domain/calendar/day.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { queryClient } from "#web/kernel/query-client.ts";
import { draftsIn, withDrafts, noDrafts, type Drafts, type Spot } from "../model/drafts.ts";
import type { StoredDay } from "../model/drafts.ts";
import { initialState } from "../model/editor-state.ts";
import type { RangeQuestion } from "../entry/range-dialog.tsx";
import type { DayRange } from "../model/range.ts";
import { rangeQuestion, type EditedMonth } from "./range-question.ts";
import { gridSheet, type GridSheet } from "./model/sheet.ts";
import { rowViewsOf } from "./model/row-view.ts";
import { rulesOf } from "./model/sheet-rules.ts";

/** The months after a sheet's that a range reaches, as the server has them, with the drafts for them here. */
export async function monthsBeyond(
  organizationId: string,
  { month, structure, days, ...setting }: GridSheet,
  drafts: Drafts,
  until: Day,
): Promise<EditedMonth[]> {
  const months: string[] = [];
  for (let next = addMonths(month, 1); next <= monthOf(until); next = addMonths(next, 1))
    months.push(next);
  const answers = await Promise.all(
    months.map((next) =>
      queryClient.fetchQuery(
        queryOf(attendances.getMonthSheet, {
          organizationId,
          structureId: structure.id,
          month: next,
        }),
      ),
    ),
  );
  return answers.map((answer) => {
    const sheet = gridSheet(answer, setting);
    const before = daysBetween(days[0] ?? "", sheet.days[0] ?? "");
    const state = {
      ...initialState({ order: [], days: sheet.days.length, totals: 0 }),
      drafts: draftsWithin(drafts, before, sheet.days.length),
    };
    const views = rowViewsOf(sheet);
    return { sheet, state, rules: rulesOf(sheet), viewOf: (id) => views(state, id) };
  });
}

/** A range requested on a grid, and what is stored on the days after its month. */
export type RangeFindings = {
  question: RangeQuestion;
  beyond: readonly (readonly [Spot, StoredDay])[];
};

/** The effect of a range typed in a month's grid, on that month and the months after it. */
export async function findRange(
  organizationId: string,
  now: () => EditedMonth,
  spot: Spot,
  range: DayRange,
): Promise<RangeFindings> {
  const { sheet, state } = now();
  const months = await monthsBeyond(organizationId, sheet, state.drafts, range.until);
  const question = rangeQuestion([now(), ...months], sheet.days[0] ?? "", spot, range);
  return { question, beyond: storedBeyond(question, months) };
}

/** What is stored on the days of a range after the month it begins in. */
export function storedBeyond(
  { preview, first }: RangeQuestion,
  months: readonly EditedMonth[],
): (readonly [Spot, StoredDay])[] {
  return months.flatMap(({ sheet, rules }) => {
    const before = daysBetween(first, sheet.days[0] ?? first);
    return preview.proposals.flatMap(([{ contractId, day }]) => {
      const within = day - before;
      if (within < 1 || within > sheet.days.length) return [];
      return [[{ contractId, day }, rules.storedAt({ contractId, day: within })] as const];
    });
  });
}

function draftsWithin(drafts: Drafts, before: number, length: number): Drafts {
  return withDrafts(
    noDrafts,
    [...draftsIn(drafts)].flatMap(([{ contractId, day }, draft]) =>
      day > before && day <= before + length
        ? [[{ contractId, day: day - before }, draft] as const]
        : [],
    ),
  );
}

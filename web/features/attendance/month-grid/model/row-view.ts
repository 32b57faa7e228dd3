import { noBalance } from "#domain/attendance/balance.ts";
import { resultOfDay } from "#domain/attendance/day.ts";
import { totalsOf, type MonthTotals } from "#domain/attendance/month.ts";
import { noDuty } from "#domain/attendance/schedule.ts";
import type { DayPlan, DayResult } from "#domain/attendance/types.ts";
import type { Content } from "../../model/content.ts";
import type { Draft, StoredDay } from "../../model/drafts.ts";
import type { EditorState } from "../../model/editor-state.ts";
import type { CellLock } from "../../model/rules.ts";
import { lockOf } from "./sheet-rules.ts";
import { dayAfter, storedOn, type GridContract, type GridSheet } from "./sheet.ts";

/** Everything shown of one day of one contract. */
export type DayView = {
  stored: StoredDay;
  draft: Draft | undefined;
  plan: DayPlan;
  lock: CellLock | null;
  /** Computed from what is typed, or from what is stored if the typed text is refused. */
  result: DayResult;
  /** A duty of today or earlier in this structure without a record, or with a missing punch. */
  isDue: boolean;
};

/** Everything shown of one contract. */
export type RowView = {
  days: readonly DayView[];
  totals: MonthTotals;
  dueDays: number;
};

/**
 * Views of the rows of one sheet, each created on first use. A view stays the same object until something of its
 * contract changes, and so does each day of it, so that only what changed is re-rendered.
 */
export function rowViewsOf(sheet: GridSheet): (state: EditorState, contractId: string) => RowView {
  type Known = { drafts: unknown; settled: unknown; view: RowView };
  const known = new Map<string, Known>();
  const dayOf = dayViewsOf(sheet);
  return (state, contractId) => {
    const drafts = state.drafts.get(contractId);
    const settled = state.settled.get(contractId);
    const last = known.get(contractId);
    if (last && last.drafts === drafts && last.settled === settled) return last.view;
    const contract = sheet.contracts.get(contractId);
    const days = sheet.days.map((_, index) => {
      const read = storedOn(contract, index + 1);
      const learnt = settled?.get(index + 1);
      const stored = learnt && learnt.version > read.version ? learnt : read;
      const draft = drafts?.get(index + 1);
      const before = last?.view.days[index];
      if (before && before.stored === stored && before.draft === draft) return before;
      return dayOf(contract, index + 1, stored, draft);
    });
    const view = {
      days,
      totals: totalsOf(days.map((day) => day.result)),
      dueDays: days.filter((day) => day.isDue).length,
    };
    known.set(contractId, { drafts, settled, view });
    return view;
  };
}

/** The present content of the cell. */
export function contentOfDay({ draft, stored }: DayView): Content {
  return draft?.content ?? stored.content;
}

function dayViewsOf(sheet: GridSheet) {
  const natures = sheet.days.map(sheet.natureOf);
  const natureAfter = sheet.natureOf(dayAfter(sheet));
  return (
    contract: GridContract | undefined,
    day: number,
    stored: StoredDay,
    draft: Draft | undefined,
  ): DayView => {
    const date = sheet.days[day - 1] ?? "";
    const nature = natures[day - 1] ?? natureAfter;
    const { plan, term } = contract ? sheet.planAt(contract, day) : noContract;
    const content = draft?.content.kind === "intervals" ? draft.content : stored.content;
    const result = resultOfDay({
      day: date,
      plan,
      nature,
      nextNature: natures[day] ?? natureAfter,
      intervals: content.kind === "intervals" ? content.intervals : [],
      reasons: sheet.vocabulary.reasons,
      balance: sheet.schedules.get(term?.scheduleId ?? "")?.balance ?? noBalance,
    });
    const isOpen = result.label === "pending" || result.label === "missing";
    return {
      stored,
      draft,
      plan,
      lock: contract ? lockOf(sheet, contract, day) : "outside-contract",
      result,
      isDue: isOpen && date <= sheet.today && term?.structureId === sheet.structure.id,
    };
  };
}

const noContract = { plan: noDuty("outside"), term: null };

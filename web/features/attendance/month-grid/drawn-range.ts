import { isWholeDay } from "#domain/attendance/intervals.ts";
import type { Spot } from "../model/drafts.ts";
import { contentAt, spotAt } from "../model/editor-state.ts";
import { areaOf, isRange, type Area } from "../model/place.ts";
import type { DayRange } from "../model/range.ts";
import type { Grid } from "./use-grid.ts";

/** A whole day's absence drawn over the days after it: a leave of many days. Null for any other drag of the fill handle. */
export function drawnRange(
  { sheet, state, rules }: Grid,
  target: Area,
): { spot: Spot; range: DayRange } | null {
  const { top, left, bottom } = areaOf(state.selection);
  const spot = spotAt(state, { row: top, column: left });
  const until = sheet.days[Math.min(target.right, state.days - 1)];
  const isOneRow = !isRange(state.selection) && target.bottom === bottom && target.top === top;
  if (!spot || until === undefined || !isOneRow || target.left < left) return null;
  const content = contentAt(state, rules, spot);
  if (content.kind === "refused") return null;
  const [interval, ...more] = content.intervals;
  const isLeave = interval?.kind === "absence" && isWholeDay(interval) && more.length === 0;
  return isLeave ? { spot, range: { text: rules.textOf(spot, content), until } } : null;
}

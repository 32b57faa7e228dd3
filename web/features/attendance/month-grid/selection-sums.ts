import { areaOf, isRange, sizeOf } from "../model/place.ts";
import type { Grid } from "./use-grid.ts";

/** What the selection comes to: its size, the days of presence in it and the minutes worked. */
export type SelectionSums = { rows: number; columns: number; days: number; minutes: number };

/** Null for a single cell. */
export function sumsOf({ state, viewOf }: Grid): SelectionSums | null {
  if (!isRange(state.selection)) return null;
  const area = areaOf(state.selection);
  let days = 0;
  let minutes = 0;
  for (const contractId of state.order.slice(area.top, area.bottom + 1)) {
    for (const { result } of viewOf(contractId).days.slice(area.left, area.right + 1)) {
      if (result.workedMinutes > 0) days += 1;
      minutes += result.workedMinutes;
    }
  }
  return { ...sizeOf(area), days, minutes };
}

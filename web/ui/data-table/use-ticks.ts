import { useState } from "react";
import type { Selection } from "./column.ts";

type Found<Row> = { data: { items: readonly Row[] } | undefined; isPlaceholderData: boolean };

const none: ReadonlySet<string> = new Set();

/**
 * The ticked rows of a list: only those on the screen, since an act applies only to these. `place` says where the keys
 * belong, such as a month: a row ticked in one place is not ticked in another, even if the keys are the same.
 */
export function useTicks<Row>(
  { data, isPlaceholderData }: Found<Row>,
  keyOf: (row: Row) => string,
  place: string,
): { ticked: readonly Row[]; clear: () => void; selection: Selection } {
  const [ticks, setTicks] = useState({ place, keys: none });
  if (ticks.place !== place) setTicks({ place, keys: none });
  const inSight = data && !isPlaceholderData ? data.items : [];
  const ticked = inSight.filter((row) => ticks.keys.has(keyOf(row)));
  const onChange = (keys: ReadonlySet<string>) => setTicks({ place, keys });
  return {
    ticked,
    clear: () => onChange(none),
    selection: { ids: new Set(ticked.map(keyOf)), onChange },
  };
}

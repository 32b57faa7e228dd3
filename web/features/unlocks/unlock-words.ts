import type { UnlockItem } from "#api/unlocks.ts";
import { formatDay } from "#web/ui/formats.ts";

/** The days of a request: one, or the first and the last. */
export function daysOf({ from, to }: Pick<UnlockItem, "from" | "to">): string {
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
}

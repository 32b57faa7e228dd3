import type { Day } from "#domain/calendar/day.ts";
import { structurePageTexts as t } from "#texts/structures.ts";
import { today } from "#web/kernel/today.ts";
import { formatDay } from "#web/ui/formats.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";

/** Whether a structure is open, closes on a future day, or is closed. */
export function StructureState({ closedOn }: { closedOn: Day | null }) {
  if (closedOn === null) return <StatusBadge tone="good">{t.open}</StatusBadge>;
  if (closedOn < today()) return <StatusBadge tone="neutral">{t.closed}</StatusBadge>;
  return <StatusBadge tone="warning">{t.closing(formatDay(closedOn))}</StatusBadge>;
}

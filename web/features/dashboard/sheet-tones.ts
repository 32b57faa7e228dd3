import type { StructureToday } from "#api/dashboard.ts";
import type { Tone } from "#web/ui/status-badge.tsx";

/** How the state of a day's sheet looks. */
export const sheetTones: Record<StructureToday["stateToday"], Tone> = {
  none: "neutral",
  open: "warning",
  submitted: "good",
  locked: "neutral",
};

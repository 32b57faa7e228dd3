import { attendances } from "#api/attendances.ts";
import { closures } from "#api/closures.ts";
import { structures } from "#api/structures.ts";

/** What a change of closures makes old on the screen. */
export const closureChanges = [
  closures.getAll,
  closures.getById,
  closures.preview,
  structures.getById,
  attendances.getDaySheet,
  attendances.getMonthSheet,
];

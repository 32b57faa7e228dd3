import { attendances } from "#api/attendances.ts";
import type { OutputOf } from "#api/call.ts";
import {
  cellVocabulary,
  foldCode,
  type CellVocabulary,
} from "#domain/attendance/cell-vocabulary.ts";
import type { Day } from "#domain/calendar/day.ts";
import { cellCodes } from "#texts/attendance.ts";
import { officeWords } from "#texts/office-words.ts";
import { openingOf } from "#web/kernel/calls.ts";
import { today } from "#web/kernel/today.ts";

/** The words that can be typed into a day, from the catalogue. */
export function vocabularyOf(reasons: OutputOf<typeof attendances.getReasons>): CellVocabulary {
  const byCode = new Map(reasons.map((one) => [one.code, one]));
  return cellVocabulary(cellCodes, byCode, foldCode, officeWords);
}

/** The reasons as of a past day, else as of today. */
export function reasonsQuery(day: Day) {
  return openingOf(attendances.getReasons, day < today() ? { on: day } : {});
}

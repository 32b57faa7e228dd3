import type { attendances } from "#api/attendances.ts";
import type { OutputOf } from "#api/call.ts";
import {
  cellVocabulary,
  foldCode,
  type CellVocabulary,
} from "#domain/attendance/cell-vocabulary.ts";
import { cellCodes } from "#texts/attendance.ts";

/** The words that can be typed into a day, from the catalogue. */
export function vocabularyOf(reasons: OutputOf<typeof attendances.getReasons>): CellVocabulary {
  return cellVocabulary(cellCodes, new Map(reasons.map((one) => [one.code, one])), foldCode);
}

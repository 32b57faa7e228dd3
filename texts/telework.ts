import { cellCodes } from "./attendance.ts";

/** Whether a reason code is a word for telework: a kind of presence, which is in the catalogue for other programs. */
export function isTelework(code: string | undefined): boolean {
  return cellCodes.telework.some((word) => word === code);
}

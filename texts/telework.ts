import { cellCodes } from "./attendance.ts";

/** Whether the code of a reason is a word for telework: a kind of presence, which the catalogue has for other programs. */
export function isTelework(code: string | undefined): boolean {
  return cellCodes.telework.some((word) => word === code);
}
